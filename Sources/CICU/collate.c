#include "CICU.h"
#include "support.h"

#include <unicode/ucol.h>

cicu_collator *cicu_collator_open(const char *locale, int32_t strength, bool numeric,
                                  int32_t *error) {
  static const UColAttributeValue strengths[] = {UCOL_PRIMARY, UCOL_SECONDARY, UCOL_TERTIARY,
                                                 UCOL_QUATERNARY};
  UErrorCode code = strength < 1 || strength > 4 ? U_ILLEGAL_ARGUMENT_ERROR : U_ZERO_ERROR;
  UCollator *handle = ucol_open(locale, &code);
  if (U_SUCCESS(code)) {
    ucol_setAttribute(handle, UCOL_STRENGTH, strengths[strength - 1], &code);
    ucol_setAttribute(handle, UCOL_NUMERIC_COLLATION, numeric ? UCOL_ON : UCOL_OFF, &code);
  }
  *error = U_FAILURE(code) ? code : 0;
  if (U_SUCCESS(code)) return (cicu_collator *)handle;
  if (handle) ucol_close(handle);
  return NULL;
}

void cicu_collator_close(cicu_collator *handle) {
  if (handle) ucol_close((UCollator *)handle);
}

int32_t cicu_collator_sort_key(const cicu_collator *handle, const uint8_t *text, int32_t length,
                               uint8_t *out, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  cicu_text source;
  cicu_text_init(&source);
  cicu_text_from_utf8(&source, text, length, &error);
  int32_t needed = U_FAILURE(error)
                       ? -(int32_t)error
                       : ucol_getSortKey((const UCollator *)handle, source.units, source.length,
                                         out, capacity);
  cicu_text_free(&source);
  // ICU ends the key with a zero, which needs its room too.
  return needed > 0 && needed <= capacity ? needed - 1 : needed;
}
