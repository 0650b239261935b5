#include "CICU.h"
#include "support.h"

#include <string.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>



cicu_transliterator *cicu_transliterator_open(const char *identifier, int32_t *error) {
  UErrorCode code = U_ZERO_ERROR;
  UChar id[128];
  UParseError where;
  UTransliterator *handle = NULL;
  if (strlen(identifier) >= sizeof id / sizeof *id) {
    code = U_ILLEGAL_ARGUMENT_ERROR;
  } else {
    u_uastrcpy(id, identifier);
    handle = (UTransliterator *)utrans_openU(id, -1, UTRANS_FORWARD, NULL, 0, &where, &code);
  }
  *error = U_FAILURE(code) ? code : 0;
  return U_FAILURE(code) ? NULL : (cicu_transliterator *)handle;
}

void cicu_transliterator_close(cicu_transliterator *handle) {
  if (handle) utrans_close((UTransliterator *)handle);
}

int32_t cicu_transliterate(cicu_transliterator *handle, const uint8_t *text, int32_t length,
                           uint8_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  cicu_text source, work;
  cicu_text_init(&source);
  cicu_text_init(&work);
  cicu_text_from_utf8(&source, text, length, &error);
  // A Han or Hangul character becomes at most eight letters, so the second try is rare.
  int64_t room = (int64_t)source.length * 4 + 64;
  int32_t needed = 0;
  for (int attempt = 0; attempt < 4; attempt++, room *= 8) {
    UErrorCode inner = error;
    cicu_text_reserve(&work, room, &inner);
    if (U_SUCCESS(inner)) {
      u_memcpy(work.units, source.units, source.length);
      int32_t limit = source.length;
      work.length = source.length;
      utrans_transUChars((const UTransliterator *)handle, work.units, &work.length,
                         work.capacity, 0, &limit, &inner);
    }
    needed = U_FAILURE(inner) ? -(int32_t)inner : 0;
    if (inner != U_BUFFER_OVERFLOW_ERROR) break;
  }
  if (needed == 0) needed = cicu_text_to_utf8(&work, out, capacity);
  cicu_text_free(&source);
  cicu_text_free(&work);
  return needed;
}
