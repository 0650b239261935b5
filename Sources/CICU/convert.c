#include "CICU.h"
#include "support.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>

enum { PIVOT_UNITS = 1024 };

struct cicu_converter {
  UConverter *source;
  UConverter *utf8;
  UChar pivot[PIVOT_UNITS];
  UChar *pivot_source;
  UChar *pivot_target;
  int64_t replaced;
};

/* Writes U+FFFD for what the source encoding cannot say, and counts it. */
static void count_and_replace(const void *context, UConverterToUnicodeArgs *arguments,
                              const char *units, int32_t length, UConverterCallbackReason reason,
                              UErrorCode *error) {
  (void)units;
  (void)length;
  if (reason > UCNV_IRREGULAR) return;
  static const UChar replacement[] = {0xFFFD};
  ((cicu_converter *)context)->replaced++;
  *error = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(arguments, replacement, 1, 0, error);
}

cicu_converter *cicu_converter_open(const char *name, int32_t *error) {
  UErrorCode code = U_ZERO_ERROR;
  cicu_converter *handle = calloc(1, sizeof *handle);
  if (!handle) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  handle->source = ucnv_open(name, &code);
  handle->utf8 = ucnv_open("UTF-8", &code);
  if (U_SUCCESS(code))
    ucnv_setToUCallBack(handle->source, count_and_replace, handle, NULL, NULL, &code);
  if (U_FAILURE(code)) {
    cicu_converter_close(handle);
    *error = code;
    return NULL;
  }
  *error = 0;
  cicu_converter_reset(handle);
  return handle;
}

void cicu_converter_close(cicu_converter *handle) {
  if (!handle) return;
  if (handle->source) ucnv_close(handle->source);
  if (handle->utf8) ucnv_close(handle->utf8);
  free(handle);
}

void cicu_converter_reset(cicu_converter *handle) {
  ucnv_reset(handle->source);
  ucnv_reset(handle->utf8);
  handle->pivot_source = handle->pivot_target = handle->pivot;
}

bool cicu_converter_is_single_byte(const cicu_converter *handle) {
  UConverterType type = ucnv_getType(handle->source);
  return type == UCNV_SBCS || type == UCNV_LATIN_1 ||
         (type == UCNV_MBCS && ucnv_getMaxCharSize(handle->source) == 1 &&
          ucnv_getMinCharSize(handle->source) == 1);
}

int32_t cicu_converter_decode(cicu_converter *handle, const uint8_t *bytes, int32_t length,
                              int32_t *offset, bool is_last, uint8_t *out, int32_t capacity,
                              int64_t *replaced, bool *done) {
  UErrorCode error = U_ZERO_ERROR;
  static const char nothing[1] = "";
  const char *start = bytes ? (const char *)bytes : nothing;
  const char *source = start + *offset;
  char *target = (char *)out;
  handle->replaced = 0;
  ucnv_convertEx(handle->utf8, handle->source, &target, (char *)out + capacity, &source,
                 start + length, handle->pivot, &handle->pivot_source, &handle->pivot_target,
                 handle->pivot + PIVOT_UNITS, 0, is_last, &error);
  *offset = (int32_t)(source - start);
  *replaced += handle->replaced;
  *done = error != U_BUFFER_OVERFLOW_ERROR;
  if (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR) return -(int32_t)error;
  return (int32_t)((uint8_t *)target - out);
}
