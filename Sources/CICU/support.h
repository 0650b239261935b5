/* What the files of this target share. */
#pragma once

#include <stdint.h>
#include <stdlib.h>
#include <unicode/utypes.h>

enum { CICU_STACK_UNITS = 768 };

/** UTF-16 code units: on the stack while short, else on the heap. */
typedef struct {
  UChar *units;
  int32_t length;
  int32_t capacity;
  UChar stack[CICU_STACK_UNITS];
} cicu_text;

static inline void cicu_text_init(cicu_text *text) {
  text->units = text->stack;
  text->length = 0;
  text->capacity = CICU_STACK_UNITS;
}

static inline void cicu_text_free(cicu_text *text) {
  if (text->units != text->stack) free(text->units);
}

/** Makes room for `capacity` units; what was in it is lost. Sets `*error` when there is no memory. */
static inline void cicu_text_reserve(cicu_text *text, int64_t capacity, UErrorCode *error) {
  if (capacity <= text->capacity) return;
  cicu_text_free(text);
  text->units = capacity > INT32_MAX / 4 ? NULL : malloc((size_t)capacity * sizeof(UChar));
  if (!text->units) {
    cicu_text_init(text);
    *error = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  text->capacity = (int32_t)capacity;
}

/** Fills `text` from UTF-8; ill-formed sequences become U+FFFD. */
void cicu_text_from_utf8(cicu_text *text, const uint8_t *bytes, int32_t length, UErrorCode *error);

/** Writes `text` as UTF-8 and returns the bytes needed, or `-(code)`. */
int32_t cicu_text_to_utf8(const cicu_text *text, uint8_t *out, int32_t capacity);
