#include "CICU.h"
#include "support.h"

#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

const char *cicu_version(void) { return U_ICU_VERSION; }

const char *cicu_unicode_version(void) { return U_UNICODE_VERSION; }

const char *cicu_error_name(int32_t code) { return u_errorName((UErrorCode)code); }

void cicu_text_from_utf8(cicu_text *text, const uint8_t *bytes, int32_t length, UErrorCode *error) {
  text->length = 0;
  if (length == 0 || U_FAILURE(*error)) return;
  cicu_text_reserve(text, length, error);
  u_strFromUTF8WithSub(text->units, text->capacity, &text->length, (const char *)bytes, length,
                       0xFFFD, NULL, error);
  if (*error == U_STRING_NOT_TERMINATED_WARNING) *error = U_ZERO_ERROR;
}

int32_t cicu_text_to_utf8(const cicu_text *text, uint8_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t needed = 0;
  u_strToUTF8WithSub((char *)out, capacity, &needed, text->units, text->length, 0xFFFD, NULL,
                     &error);
  if (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR) return -(int32_t)error;
  return needed;
}

int32_t cicu_nfc(const uint8_t *text, int32_t length, uint8_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  cicu_text source, result;
  cicu_text_init(&source);
  cicu_text_init(&result);
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&error);
  cicu_text_from_utf8(&source, text, length, &error);
  // NFC never grows a text to more than three times its UTF-16 length (UAX #15).
  cicu_text_reserve(&result, (int64_t)source.length * 3 + 8, &error);
  result.length =
      unorm2_normalize(nfc, source.units, source.length, result.units, result.capacity, &error);
  int32_t needed = U_FAILURE(error) ? -(int32_t)error : cicu_text_to_utf8(&result, out, capacity);
  cicu_text_free(&source);
  cicu_text_free(&result);
  return needed;
}
