#!/usr/bin/env python3
"""Writes Fixtures/oracle.tsv: what libphonenumber's Python port says about generated numbers.

    pip install --upgrade phonenumbers
    python3 make_oracle.py

Numbers come from the examples and the patterns of the metadata, and from a seeded random generator;
they are written in the ways people write them, and then damaged. They are nobody's. The columns:

    input     the text; \\t, \\n and \\\\ are escaped
    region    the default region, or empty
    answer    E.164, or the name of the error
    flags     v valid, p possible, l possible locally only
    where     region of the number
    type      name of its type
    extension its extension, digits as ASCII
"""

import argparse
import random
import re._constants as sre
import re._parser as sre_parser
import unicodedata
from pathlib import Path

import phonenumbers as p
from phonenumbers import NumberParseException, PhoneMetadata, PhoneNumberType, ValidationResult

REGIONS = sorted(p.SUPPORTED_REGIONS)
WORLD_CODES = sorted(p.COUNTRY_CODES_FOR_NON_GEO_REGIONS)
KINDS = [
    "fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip",
    "pager", "uan", "voicemail", "general_desc",
]
ERRORS = {
    NumberParseException.INVALID_COUNTRY_CODE: "invalid-country-code",
    NumberParseException.NOT_A_NUMBER: "not-a-number",
    NumberParseException.TOO_SHORT_AFTER_IDD: "too-short-after-international-prefix",
    NumberParseException.TOO_SHORT_NSN: "too-short",
    NumberParseException.TOO_LONG: "too-long",
}
TYPES = {
    PhoneNumberType.FIXED_LINE: "fixed-line",
    PhoneNumberType.MOBILE: "mobile",
    PhoneNumberType.FIXED_LINE_OR_MOBILE: "fixed-line-or-mobile",
    PhoneNumberType.TOLL_FREE: "toll-free",
    PhoneNumberType.PREMIUM_RATE: "premium-rate",
    PhoneNumberType.SHARED_COST: "shared-cost",
    PhoneNumberType.VOIP: "voip",
    PhoneNumberType.PERSONAL_NUMBER: "personal-number",
    PhoneNumberType.PAGER: "pager",
    PhoneNumberType.UAN: "universal-access",
    PhoneNumberType.VOICEMAIL: "voicemail",
    PhoneNumberType.UNKNOWN: "unknown",
}
# Zeros of scripts whose digits people type.
ZEROS = [0xFF10, 0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0x17E0, 0x1D7CE]
EXTENSIONS = [
    ";ext={}", " ext {}", " ext. {}", "ext:{}", " x{}", "x{}", " X {}", " #{}", "#{}", " extn {}",
    " extension {}", " extensión {}", " extensio\u0301n {}", ",{}", ",,{}", ";{}", ", {}",
    " ,, {}#", " int {}", " anexo {}", " доб. {}", " ДОБ {}", "~{}", " - {}#", "\uFF58{}",
    " \uFF45\uFF58\uFF54{}", " EXT {}", " xt{}", ", ext. {}", " x{}/x{}", " x {}#", "\text\t{}",
    " e\u0301xt{}", " ext-{}", " ıNT {}", " exten\u017Fion {}", " ,x,{}", " ..{}", ";;{}", ";x={}",
    " :{}", ",.{}", " \uFF0E{}",
]
PUNCTUATION = (
    " -.()/[]~*\u00A0\u2010\u2013\u2014\u2212\u30FC\uFF0D\u200B\u2060\u3000\uFF08\uFF09\u00AD"
)
NOISE = PUNCTUATION + "0123456789" * 3
NOISE += "+#,;:xXeEtTaZ_\\'\"²½\u0301ßı\u212A№Ж漢\U0001F4DE\uFF0B\uFF10\u0663\t\n"
WORDS = [
    "Tel: ", "tel:", "Phone (home) ", "моб. ", "☎ ", "T. ", "office ", "'", "\u202A", "<", "\\",
]
TAILS = [
    " (mobile)", " home", ".", ")", " \u202C", "#", "_", " моб", "\n", " / x", "/x12", " ½",
    ";isub=1",
]
TOKENS = [
    " ", " ", "\t", ",", ",", ";", ":", ".", "-", "#", "~", "x", "X", "ext", "Ext", "xt", "e", "n",
    "int", "extn", "extension", "ensio", "\u00F3", "\u0301", "anexo", "доб",
    "\uFF45\uFF58\uFF54\uFF4E", "\uFF49\uFF4E\uFF54", "\uFF58", "\uFF03", "\uFF5E", "\uFF0E",
    "\u00A0", ";ext=", "/", "\\", "*", "12", "3", "4567", "890123456", "+", "(", ")", "a",
    "\u017F", "ı", ";isub=", "\u0663",
]
CONTEXTS = [
    "+{}", "+{}-", "example.com", "phone.example.org.", "1.example", "a-b.c", "-a", "", "+",
    "+{} ", "+{};x=1", "ex_ample", ".com", "+(.)", "a..b", "9",
]


def from_pattern(pattern, rng):
    """A random string that a number pattern matches."""
    parts = []
    for kind, value in pattern:
        if kind is sre.LITERAL:
            parts.append(chr(value))
        elif kind is sre.IN:
            choices = []
            for item, content in value:
                if item is sre.LITERAL:
                    choices.append(chr(content))
                elif item is sre.RANGE:
                    choices += map(chr, range(content[0], content[1] + 1))
                else:
                    choices += "0123456789"
            parts.append(rng.choice(choices))
        elif kind is sre.SUBPATTERN:
            parts.append(from_pattern(value[3], rng))
        elif kind is sre.BRANCH:
            parts.append(from_pattern(rng.choice(value[1]), rng))
        elif kind is sre.MAX_REPEAT:
            for _ in range(rng.randint(value[0], value[1])):
                parts.append(from_pattern(value[2], rng))
        else:
            parts.append(rng.choice("0123456789"))
    return "".join(parts)


PATTERNS = {}


def national(metadata, rng):
    """The digits of a number: an example, a string of a pattern, one with some digits changed."""
    how = rng.random()
    description = getattr(metadata, rng.choice(KINDS))
    if description is None or not description.national_number_pattern:
        description = metadata.general_desc
    if how < 0.15 and description.example_number:
        digits = description.example_number
    elif how < 0.9:
        pattern = description.national_number_pattern
        if pattern not in PATTERNS:
            PATTERNS[pattern] = sre_parser.parse(pattern)
        digits = from_pattern(PATTERNS[pattern], rng)
    else:
        digits = "".join(rng.choice("0123456789") for _ in range(rng.randint(1, 19)))
    if rng.random() < 0.15:
        place = rng.randrange(len(digits))
        digits = digits[:place] + rng.choice("0123456789") + digits[place + 1:]
    if rng.random() < 0.06:
        digits = digits[:-1] if rng.random() < 0.5 else digits + rng.choice("0123456789")
    return digits


def grouped(digits, rng):
    """Digits with some punctuation between."""
    if rng.random() < 0.3:
        return digits
    common = [" ", "-", ".", " ", "/", "\u00A0", "\u2011", ") "]
    separator = rng.choice(common + [rng.choice(PUNCTUATION)])
    text, left = "", 0
    for digit in digits:
        if left == 0:
            text += separator if text else ""
            left = rng.randint(1, 4)
        text += digit
        left -= 1
    return "(" + text if separator == ") " else text


def written(metadata, code, rng):
    """A number of the plan in one of the ways it is written at home or abroad."""
    digits = national(metadata, rng)
    prefix = metadata.national_prefix or ""
    way = rng.randrange(12)
    if way == 0:
        return f"+{code}{digits}"
    if way == 1:
        return f"+{code} {grouped(digits, rng)}"
    if way == 2:
        return f"+{code} ({prefix or 0}){grouped(digits, rng)}"
    if way in (3, 4):
        return prefix + grouped(digits, rng)
    if way == 5:
        return grouped(digits, rng)
    if way == 6:
        international = rng.choice(["00", "011", "0011", "010", "810", "8~10", "+", "009", "00 "])
        return f"{international}{code}{grouped(digits, rng)}"
    if way == 7:
        return f"{code}{grouped(digits, rng)}"
    if way == 8:
        carrier = metadata.national_prefix_for_parsing
        if carrier:
            carrier = from_pattern(sre_parser.parse(carrier.replace("$", "")), rng)
        return (carrier or "") + grouped(digits, rng)
    if way == 9 and digits.strip("0"):
        number = p.PhoneNumber(country_code=code, national_number=int(digits))
        zeros = len(digits) - len(digits.lstrip("0"))
        if zeros:
            number.italian_leading_zero = True
            number.number_of_leading_zeros = zeros
        return p.format_number(number, rng.randrange(4))
    if way == 10:
        return f"({prefix}{digits[:3]}) {digits[3:]}"
    return f"+{code}{prefix}{digits}"


def dressed(text, code, rng):
    """The number with something about it that a plain scanner does not understand."""
    way = rng.randrange(8)
    if way in (0, 1, 2):
        length = rng.choice([1, 2, 3, 3, 4, 5, 6, 7, 9, 10, 15, 16, 20, 21])
        digits = "".join(rng.choice("0123456789") for _ in range(length))
        return text + rng.choice(EXTENSIONS).replace("{}", digits)
    if way == 3:
        zero = rng.choice(ZEROS)
        text = "".join(chr(zero + int(c)) if c in "0123456789" else c for c in text)
        return text.replace("+", rng.choice("+\uFF0B"))
    if way == 4:
        start = rng.randrange(2, max(3, len(text)))
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefxyz"
        return text[:start] + "".join(rng.choices(letters, k=rng.choice([2, 3, 7, 8])))
    if way == 5:
        return rng.choice(WORDS) + text
    if way == 6:
        return text + rng.choice(TAILS)
    context = rng.choice(CONTEXTS).replace("{}", str(code))
    scheme = rng.choice(["tel:", "", "x tel:"])
    return f"{scheme}{text}{rng.choice(['', ';ext=12', ';isub=3'])};phone-context={context}"


def damaged(text, rng):
    """The text with one to three characters deleted, inserted, replaced or swapped."""
    characters = list(text)
    for _ in range(rng.choice([1, 1, 2, 3])):
        place = rng.randrange(len(characters) + 1)
        way = rng.randrange(4)
        if way == 0 and characters:
            del characters[min(place, len(characters) - 1)]
        elif way == 1:
            characters.insert(place, rng.choice(NOISE))
        elif way == 2 and characters:
            characters[min(place, len(characters) - 1)] = rng.choice(NOISE)
        elif len(characters) > 1:
            place = rng.randrange(len(characters) - 1)
            characters[place:place + 2] = characters[place + 1], characters[place]
    return "".join(characters)


def soup(rng):
    """Short texts of anything, numbers with random extension parts, and very long texts."""
    if rng.random() < 0.6:
        tokens = "".join(rng.choice(TOKENS) for _ in range(rng.randint(1, 7)))
        start = rng.choice(["2015550123", "12", "345", "+442079460123"])
        return start + tokens + rng.choice(["", "7", "89#"])
    if rng.random() < 0.1:
        return rng.choice(["1", "+1 ", "0 ", "(1) "]) * rng.randint(15, 130)
    return "".join(rng.choice(NOISE) for _ in range(rng.randint(0, 14)))


def example_inputs():
    """Every example of the metadata, international and national."""
    plans = [
        (p.country_code_for_region(r), r, PhoneMetadata.metadata_for_region(r)) for r in REGIONS
    ]
    plans += [(c, "", PhoneMetadata.metadata_for_nongeo_region(c)) for c in WORLD_CODES]
    for code, region, metadata in plans:
        seen = set()
        for kind in KINDS[:-1]:
            description = getattr(metadata, kind)
            example = description.example_number if description else None
            if example and example not in seen:
                seen.add(example)
                yield f"+{code}{example}", ""
        if region and metadata.fixed_line and metadata.fixed_line.example_number:
            yield (metadata.national_prefix or "") + metadata.fixed_line.example_number, region


def random_inputs(count, seed):
    """`count` pairs of text and default region."""
    rng = random.Random(seed)
    for _ in range(count):
        if rng.random() < 0.97:
            region = rng.choice(REGIONS)
            metadata = PhoneMetadata.metadata_for_region(region)
            code = metadata.country_code
        else:
            region, code = "", rng.choice(WORLD_CODES)
            metadata = PhoneMetadata.metadata_for_nongeo_region(code)
        text = written(metadata, code, rng)
        if rng.random() < 0.4:
            text = dressed(text, code, rng)
        if rng.random() < 0.2:
            text = damaged(text, rng)
        if rng.random() < 0.04:
            text = soup(rng)
        chance = rng.random()
        if chance < 0.12:
            region = ""
        elif chance < 0.25:
            region = rng.choice(REGIONS)
        yield text, region


def ascii_digits(text):
    return "".join(str(unicodedata.digit(character)) for character in text)


def answer(text, region):
    """The columns behind input and region."""
    try:
        number = p.parse(text, region or None)
    except NumberParseException as error:
        return [ERRORS[error.error_type]]
    possible = p.is_possible_number_with_reason(number)
    flags = "v" if p.is_valid_number(number) else ""
    if possible in (ValidationResult.IS_POSSIBLE, ValidationResult.IS_POSSIBLE_LOCAL_ONLY):
        flags += "p"
    if possible == ValidationResult.IS_POSSIBLE_LOCAL_ONLY:
        flags += "l"
    return [
        p.format_number(p.PhoneNumber(
            country_code=number.country_code, national_number=number.national_number,
            italian_leading_zero=number.italian_leading_zero,
            number_of_leading_zeros=number.number_of_leading_zeros), p.PhoneNumberFormat.E164),
        flags,
        p.region_code_for_number(number) or "",
        TYPES[p.number_type(number)],
        ascii_digits(number.extension or ""),
    ]


def row(text, region):
    escaped = text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n")
    return "\t".join([escaped, region] + answer(text, region)).rstrip("\t") + "\n"


def main():
    parser = argparse.ArgumentParser(description="Writes the oracle's answers.")
    parser.add_argument("--count", type=int, default=14_000, help="inputs beside the examples")
    parser.add_argument("--seed", type=int, default=20261201)
    output = Path(__file__).parent / "Fixtures" / "oracle.tsv"
    parser.add_argument("--output", type=Path, default=output)
    arguments = parser.parse_args()
    with arguments.output.open("w", encoding="utf-8", newline="") as file:
        how = f"make_oracle.py --count {arguments.count} --seed {arguments.seed}"
        file.write(f"# phonenumbers {p.__version__}; written by {how}\n")
        for text, region in example_inputs():
            file.write(row(text, region))
        for text, region in random_inputs(arguments.count, arguments.seed):
            file.write(row(text, region))


if __name__ == "__main__":
    main()
