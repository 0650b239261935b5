/* The face that this package shows Swift of ICU.
 *
 * No type, macro or header of ICU appears here: ICU's own headers collide with the ICU that
 * Foundation carries, and ICU renames its functions by macros that Swift cannot import.
 *
 * Conventions of every function:
 * - Text is UTF-8 as `const uint8_t *` and a length in bytes; it need not end in a zero, and
 *   ill-formed sequences count as U+FFFD.
 * - `out`/`capacity` belong to the caller. The result is the number of bytes that the whole answer
 *   needs; where it is greater than `capacity`, `out` holds nothing of use and the caller calls
 *   again with more room. A negative result is an error of ICU, `-(its code)`; `cicu_error_name`
 *   names it.
 * - Handles are opened with `…_open` (NULL on failure, `*error` says why) and freed with `…_close`.
 *   A handle serves one thread at a time. Functions without a handle are safe on any thread.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/** The version of ICU that was linked, such as "72.1". Static storage. */
const char *_Nonnull cicu_version(void);

/** The version of Unicode that ICU knows, such as "15.0". Static storage. */
const char *_Nonnull cicu_unicode_version(void);

/** The name of an error code, such as "U_FILE_ACCESS_ERROR". Static storage. */
const char *_Nonnull cicu_error_name(int32_t code);

/** What `cicu_fold` keeps beyond letters, digits, marks and plain punctuation. */
enum { CICU_FOLD_NAMES = 0, CICU_FOLD_KEEPING_SYMBOLS = 1 };

/** The comparison form of a text, as documented at `TextFolder`.
 *  `*has_word` is set when a letter or digit is left. */
int32_t cicu_fold(const uint8_t *_Nullable text, int32_t length, int32_t mode,
                  uint8_t *_Nullable out, int32_t capacity, bool *_Nonnull has_word);

/** NFC of a text. */
int32_t cicu_nfc(const uint8_t *_Nullable text, int32_t length, uint8_t *_Nullable out,
                 int32_t capacity);

/** A transliterator to Latin letters of any script. */
typedef struct cicu_transliterator cicu_transliterator;
/** Opens the compound transform `identifier`, such as "Any-Latin". */
cicu_transliterator *_Nullable cicu_transliterator_open(const char *_Nonnull identifier,
                                                        int32_t *_Nonnull error);
void cicu_transliterator_close(cicu_transliterator *_Nullable handle);
int32_t cicu_transliterate(cicu_transliterator *_Nonnull handle, const uint8_t *_Nullable text,
                           int32_t length, uint8_t *_Nullable out, int32_t capacity);

/** A converter from one encoding to UTF-8 that keeps its state between chunks. */
typedef struct cicu_converter cicu_converter;
/** Opens the converter that ICU knows under `name` or an alias of it. */
cicu_converter *_Nullable cicu_converter_open(const char *_Nonnull name, int32_t *_Nonnull error);
void cicu_converter_close(cicu_converter *_Nullable handle);
void cicu_converter_reset(cicu_converter *_Nonnull handle);
/** Whether every byte is one character, whatever comes before it. */
bool cicu_converter_is_single_byte(const cicu_converter *_Nonnull handle);
/** Converts a part of a chunk. Reads from `*offset` on and moves it; writes at most `capacity` bytes
 *  and returns how many, or `-(code)`. `*done` is set once all input is read and all output
 *  written; until then call again. `*replaced` grows by one for each U+FFFD written. */
int32_t cicu_converter_decode(cicu_converter *_Nonnull handle, const uint8_t *_Nullable bytes,
                              int32_t length, int32_t *_Nonnull offset, bool is_last,
                              uint8_t *_Nonnull out, int32_t capacity, int64_t *_Nonnull replaced,
                              bool *_Nonnull done);

/** UTS #46 processing of domain names, non-transitional. */
typedef struct cicu_idna cicu_idna;
/** The one shared, immutable processor: safe on any thread, never closed; NULL on failure. */
const cicu_idna *_Nullable cicu_idna_shared(void);
/** Form with `xn--` labels. `*problems` is a bit set of ICU's UIDNA_ERROR_… values. */
int32_t cicu_idna_to_ascii(const cicu_idna *_Nonnull handle, const uint8_t *_Nullable text,
                           int32_t length, uint8_t *_Nullable out, int32_t capacity,
                           uint32_t *_Nonnull problems);
/** Form with Unicode labels. `*problems` as above. */
int32_t cicu_idna_to_unicode(const cicu_idna *_Nonnull handle, const uint8_t *_Nullable text,
                             int32_t length, uint8_t *_Nullable out, int32_t capacity,
                             uint32_t *_Nonnull problems);

/** The order of text in a locale. */
typedef struct cicu_collator cicu_collator;
/** Opens the collator of a BCP 47 or ICU locale name; "" is the root order. Strength is 1 (letters
 *  alone) to 4; `numeric` compares runs of digits by their value. */
cicu_collator *_Nullable cicu_collator_open(const char *_Nonnull locale, int32_t strength,
                                            bool numeric, int32_t *_Nonnull error);
void cicu_collator_close(cicu_collator *_Nullable handle);
/** Bytes whose lexicographic order is the collator's order; without ICU's final zero. */
int32_t cicu_collator_sort_key(const cicu_collator *_Nonnull handle, const uint8_t *_Nullable text,
                               int32_t length, uint8_t *_Nullable out, int32_t capacity);
