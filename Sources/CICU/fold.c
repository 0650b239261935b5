/* The slow and complete path of TextFolder; the fast paths are proved against it by tests. */
#include "CICU.h"
#include "support.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

/* Letters that people type to mean an apostrophe, and marks that stand for one. They vanish:
 * O'Brien, O’Brien, O´Brien and OBrien are one name. */
static bool is_apostrophe(UChar32 c) {
  switch (c) {
    case 0x27: case 0x60: case 0xB4: case 0xB7: case 0x2B9: case 0x2BB: case 0x2BC: case 0x2BD:
    case 0x2BE: case 0x2BF: case 0x2C8: case 0x2CA: case 0x2CB: case 0x374: case 0x384: case 0x387:
    case 0x55A: case 0x5F3: case 0x5F4: case 0x1FBD: case 0x1FBF: case 0x1FEF: case 0x1FFD:
    case 0x1FFE: case 0x2018: case 0x2019: case 0x201A: case 0x201B: case 0x2027: case 0x2032:
    case 0x2035: case 0xA78B: case 0xA78C: case 0xFF07: case 0xFF40:
      return true;
    default:
      return false;
  }
}

/* Separators: white space, dashes, and the dot between the parts of foreign names in Japanese. */
static bool is_separator(UChar32 c) {
  return c == ' ' || c == '-' || c == '_' || c == 0x2212 || c == 0x30FB || c == 0xFF65 ||
         u_isUWhiteSpace(c) || u_charType(c) == U_DASH_PUNCTUATION;
}

static bool is_invisible(UChar32 c) {
  int8_t type = u_charType(c);
  return type == U_FORMAT_CHAR || type == U_CONTROL_CHAR ||
         u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

/* Letters that no normalization form takes apart, by the letters they are written with where they
 * cannot be typed (CLDR's Latin-ASCII; for schwa and its like, ICAO Doc 9303 part 3). */
static const char *latin_letter(UChar32 c) {
  switch (c) {
    case 0xE6: return "ae";
    case 0xF0: case 0x111: case 0x18C: case 0x221: case 0x256: case 0x257: case 0xA77A: return "d";
    case 0xF8: case 0x254: case 0x275: case 0xA74B: case 0xA74D: case 0x2C7A: return "o";
    case 0xFE: case 0xA765: case 0xA767: return "th";
    case 0x127: case 0x266: case 0x2C68: case 0x29C: return "h";
    case 0x131: case 0x268: case 0x269: case 0x26A: return "i";
    case 0x138: case 0xA757: case 0xA759: case 0x2A0: return "q";
    case 0x142: case 0x19A: case 0x234: case 0x26B: case 0x26C: case 0x26D: case 0x29F: case 0x2C61:
    case 0xA749: case 0xA747: return "l";
    case 0x14B: case 0x19E: case 0x235: case 0x272: case 0x273: case 0x274: case 0xA791: case 0xA7A5:
      return "n";
    case 0x153: case 0x276: return "oe";
    case 0x167: case 0x1AB: case 0x1AD: case 0x236: case 0x288: case 0x2C66: return "t";
    case 0x180: case 0x183: case 0x253: case 0x299: return "b";
    case 0x188: case 0x23C: case 0x255: case 0xA793: return "c";
    case 0x1DD: case 0x259: case 0x25B: case 0x247: case 0x2C78: case 0x25C: return "e";
    case 0x192: case 0xA77C: return "f";
    case 0x1E5: case 0x260: case 0x261: case 0x262: case 0x263: case 0x29B: case 0xA7A1: return "g";
    case 0x195: return "hv";
    case 0x199: case 0xA741: case 0xA743: case 0xA745: case 0x2C6A: case 0xA7A3: return "k";
    case 0x1A3: return "oi";
    case 0x1A5: case 0xA751: case 0xA753: case 0xA755: case 0x1D7D: return "p";
    case 0x280: case 0x24D: case 0x27C: case 0x27D: case 0x27E: case 0xA7A7: return "r";
    case 0x28B: case 0x28C: case 0x1EFD: case 0x2C71: case 0x2C74: case 0xA75F: return "v";
    case 0x1B4: case 0x24F: case 0x28F: case 0x1EFF: return "y";
    case 0x1B6: case 0x225: case 0x240: case 0x290: case 0x291: case 0x292: case 0x2C6C: return "z";
    case 0x23F: case 0x282: case 0x283: case 0xA7A9: return "s";
    case 0x237: case 0x249: case 0x25F: case 0x29D: return "j";
    case 0x238: return "db";
    case 0x239: return "qp";
    case 0x2C65: case 0x250: case 0x251: case 0x252: return "a";
    case 0x289: case 0x28A: case 0x26F: return "u";
    case 0x271: return "m";
    case 0x2C73: return "w";
    case 0x1EFB: return "ll";
    case 0x2A3: case 0x2A5: return "dz";
    case 0x2A6: return "ts";
    case 0xA733: return "aa";
    case 0xA735: return "ao";
    case 0xA737: return "au";
    case 0xA739: case 0xA73B: return "av";
    case 0xA73D: return "ay";
    case 0xA74F: return "oo";
    case 0xA761: return "vy";
    default: return NULL;
  }
}

/* The same letter under another code, by keyboard: Persian and Urdu yeh and kaf; the quotation marks
 * that editors put in place of the typed one. */
static UChar32 unified(UChar32 c) {
  switch (c) {
    case 0x6CC: return 0x64A;
    case 0x6A9: return 0x643;
    case 0x201C: case 0x201D: case 0x201E: case 0x201F: case 0xAB: case 0xBB: case 0x2033:
      return '"';
    default: return c;
  }
}

static bool is_cyrillic_vowel(UChar32 c) {
  switch (c) {
    case 0x430: case 0x435: case 0x438: case 0x43E: case 0x443: case 0x44B: case 0x44D: case 0x44E:
    case 0x44F: case 0x454: case 0x456:
      return true;
    default:
      return false;
  }
}

/* Whether a nonspacing mark over `base` tells no two names apart. */
static bool mark_goes(UChar32 mark, UChar32 base, UScriptCode base_script) {
  if (mark >= 0x591 && mark <= 0x5C7) return true;  // Hebrew points
  if ((mark >= 0x610 && mark <= 0x61A) || (mark >= 0x64B && mark <= 0x652) || mark == 0x670 ||
      (mark >= 0x6D6 && mark <= 0x6ED))
    return true;  // Arabic vowel signs
  if (mark >= 0x653 && mark <= 0x655) return base == 0x627;  // hamza and madda on alef
  UErrorCode error = U_ZERO_ERROR;
  if (uscript_getScript(mark, &error) != USCRIPT_INHERITED) return false;
  switch (base_script) {
    case USCRIPT_LATIN: case USCRIPT_GREEK: case USCRIPT_COMMON: case USCRIPT_INHERITED:
      return true;
    case USCRIPT_CYRILLIC:  // stress goes, and the dots of ё; й, ї, ў, ѓ, ќ are letters
      return ((mark == 0x300 || mark == 0x301) && is_cyrillic_vowel(base)) ||
             (mark == 0x308 && base == 0x435);
    default:
      return false;
  }
}

/* First pass over the text as it came: what normalization would spoil. NFKC turns the acute accent
 * of O´Brien into a space and a mark, and the trade mark sign into letters. */
static void prepare(const uint8_t *bytes, int32_t length, int32_t mode, cicu_text *out,
                    UErrorCode *error) {
  cicu_text_reserve(out, (int64_t)length + 1, error);
  if (U_FAILURE(*error)) return;
  int32_t i = 0, o = 0;
  bool keeps = mode == CICU_FOLD_KEEPING_SYMBOLS;
  while (i < length) {
    UChar32 c;
    U8_NEXT_OR_FFFD(bytes, i, length, c);
    if (c > 0x20 && c < 0x7F && c != 0x27 && c != 0x60) {
      out->units[o++] = (UChar)c;
      continue;
    }
    if (u_isUWhiteSpace(c)) {
      c = ' ';
    } else if (is_invisible(c)) {
      continue;
    } else if (is_apostrophe(c)) {
      if (!keeps) continue;
      c = '\'';
    } else if (!keeps && ((c >= 0x80 && u_charType(c) == U_MODIFIER_SYMBOL) || c == 0x2122 ||
                          c == 0x2120)) {
      continue;
    }
    U16_APPEND_UNSAFE(out->units, o, c);
  }
  out->length = o;
}

static void normalize(const UNormalizer2 *form, const cicu_text *in, cicu_text *out,
                      UErrorCode *error) {
  if (U_FAILURE(*error)) return;
  cicu_text_reserve(out, (int64_t)in->length + 16, error);
  if (U_FAILURE(*error)) return;
  out->length = unorm2_normalize(form, in->units, in->length, out->units, out->capacity, error);
  if (*error != U_BUFFER_OVERFLOW_ERROR) return;
  *error = U_ZERO_ERROR;
  cicu_text_reserve(out, out->length, error);
  if (U_FAILURE(*error)) return;
  out->length = unorm2_normalize(form, in->units, in->length, out->units, out->capacity, error);
}

/* Second pass, over the case-folded and decomposed text: marks, letters without decomposition,
 * digits, separators. `out` may need two units for one. */
static void reduce(const cicu_text *in, int32_t mode, cicu_text *out, bool *has_word,
                   UErrorCode *error) {
  cicu_text_reserve(out, (int64_t)in->length * 2 + 2, error);
  if (U_FAILURE(*error)) return;
  int32_t i = 0, o = 0;
  bool keeps = mode == CICU_FOLD_KEEPING_SYMBOLS, space = false;
  UChar32 base = 0;
  UScriptCode script = USCRIPT_COMMON;
  while (i < in->length) {
    UChar32 c;
    U16_NEXT(in->units, i, in->length, c);
    int8_t type = u_charType(c);
    if (type == U_NON_SPACING_MARK && mark_goes(c, base, script)) continue;
    if (type == U_ENCLOSING_MARK || is_invisible(c) || c == 0x640) continue;
    if (keeps ? c == ' ' : is_separator(c)) {
      space = o > 0;
      base = c;
      script = USCRIPT_COMMON;
      continue;
    }
    if (!keeps && (is_apostrophe(c) || type == U_OTHER_SYMBOL ||
                   (c >= 0x80 && type == U_MODIFIER_SYMBOL)))
      continue;
    if (space) out->units[o++] = ' ';
    space = false;
    if (type != U_NON_SPACING_MARK && type != U_COMBINING_SPACING_MARK) {
      base = c;
      script = uscript_getScript(c, error);
    }
    if (u_isalnum(c)) *has_word = true;
    const char *letters = c < 0x80 ? NULL : latin_letter(c);
    if (letters) {
      while (*letters) out->units[o++] = (UChar)*letters++;
    } else {
      int32_t digit = type == U_DECIMAL_DIGIT_NUMBER ? u_charDigitValue(c) : -1;
      if (digit >= 0) {
        c = '0' + digit;
        script = USCRIPT_COMMON;
      }
      c = keeps && is_apostrophe(c) ? '\'' : unified(c);
      U16_APPEND_UNSAFE(out->units, o, c);
    }
  }
  out->length = o;
}

int32_t cicu_fold(const uint8_t *text, int32_t length, int32_t mode, uint8_t *out,
                  int32_t capacity, bool *has_word) {
  UErrorCode error = U_ZERO_ERROR;
  cicu_text a, b;
  cicu_text_init(&a);
  cicu_text_init(&b);
  *has_word = false;
  const UNormalizer2 *folding = unorm2_getNFKCCasefoldInstance(&error);
  const UNormalizer2 *decomposing = unorm2_getNFDInstance(&error);
  const UNormalizer2 *composing = unorm2_getNFCInstance(&error);
  if (U_SUCCESS(error)) {
    prepare(text, length, mode, &a, &error);
    normalize(folding, &a, &b, &error);
    normalize(decomposing, &b, &a, &error);
    reduce(&a, mode, &b, has_word, &error);
    normalize(composing, &b, &a, &error);
  }
  int32_t needed = U_FAILURE(error) ? -(int32_t)error : cicu_text_to_utf8(&a, out, capacity);
  cicu_text_free(&a);
  cicu_text_free(&b);
  return needed;
}
