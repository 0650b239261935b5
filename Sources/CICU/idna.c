#include "CICU.h"
#include "support.h"

#include <pthread.h>
#include <unicode/uidna.h>

static UIDNA *shared;

static void open_shared(void) {
  UErrorCode error = U_ZERO_ERROR;
  shared = uidna_openUTS46(UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ | UIDNA_NONTRANSITIONAL_TO_ASCII |
                               UIDNA_NONTRANSITIONAL_TO_UNICODE,
                           &error);
  if (U_FAILURE(error)) shared = NULL;
}

const cicu_idna *cicu_idna_shared(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_shared);
  return (const cicu_idna *)shared;
}

static int32_t answer(int32_t needed, const UIDNAInfo *info, UErrorCode error, uint32_t *problems) {
  *problems = info->errors;
  if (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR) return -(int32_t)error;
  return needed;
}

int32_t cicu_idna_to_ascii(const cicu_idna *handle, const uint8_t *text, int32_t length,
                           uint8_t *out, int32_t capacity, uint32_t *problems) {
  UErrorCode error = U_ZERO_ERROR;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  int32_t needed = uidna_nameToASCII_UTF8((const UIDNA *)handle, (const char *)text, length,
                                          (char *)out, capacity, &info, &error);
  return answer(needed, &info, error, problems);
}

int32_t cicu_idna_to_unicode(const cicu_idna *handle, const uint8_t *text, int32_t length,
                             uint8_t *out, int32_t capacity, uint32_t *problems) {
  UErrorCode error = U_ZERO_ERROR;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  int32_t needed = uidna_nameToUnicodeUTF8((const UIDNA *)handle, (const char *)text, length,
                                           (char *)out, capacity, &info, &error);
  return answer(needed, &info, error, problems);
}
