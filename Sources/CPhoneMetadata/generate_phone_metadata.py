#!/usr/bin/env python3
"""Writes metadata.c and include/CPhoneMetadata.h: every country's numbering plan as constants.

    pip install --upgrade phonenumbers
    python3 generate_phone_metadata.py            # writes beside this file
    python3 generate_phone_metadata.py --check    # exit 1 if the files are not what it would write

The numbering plans are the metadata of Google's libphonenumber (Apache License 2.0), read from
`phonenumbers`, its Python port. Nothing of the library's code is used: its regular expressions are
compiled here into

* one minimal deterministic automaton over decimal digits. Every plan has a start state in it; the
  state reached after a national significant number tells by its mask which kinds of number it is
  (bit 0: the plan's general pattern matches; bit t: a valid number of type t, lengths included).
  Equal tails are shared between plans. States from which only the number of further digits counts,
  the dead one among them, come first and have a table by that number instead of transitions.
* a small program for each pattern whose *preferred* match matters (international and national
  prefixes), run by a backtracking interpreter. See `Program`.

The output depends on the version of `phonenumbers` only. A pattern that uses a construct unknown
here stops the script with a message, rather than producing a wrong table.
"""

import argparse
import re
import re._constants as sre
import re._parser as sre_parser
import sys
from pathlib import Path

import phonenumbers
from phonenumbers import COUNTRY_CODE_TO_REGION_CODE, PhoneMetadata

# The position in this list is the bit in an accept mask. Order is part of the Swift code
# (PhoneNumberTypes.swift): append only.
TYPES = [
    "general_desc",
    "fixed_line",
    "mobile",
    "toll_free",
    "premium_rate",
    "shared_cost",
    "voip",
    "personal_number",
    "pager",
    "uan",
    "voicemail",
]
ALL_DIGITS = 0x3FF
AT_END = 1 << 10  # "may match without a further digit", in the masks of a split
NONE = 0xFFFF
LONGEST_NUMBER = 17  # digits of a national significant number, libphonenumber's own limit


def fail(message):
    sys.exit(f"generate_phone_metadata.py: {message}")


def digit_mask(items):
    """The digits of a character class, bit d for digit d."""
    mask = 0
    for kind, value in items:
        if kind is sre.LITERAL:
            mask |= 1 << int(chr(value))
        elif kind is sre.RANGE:
            for character in range(value[0], value[1] + 1):
                mask |= 1 << int(chr(character))
        elif kind is sre.CATEGORY and value is sre.CATEGORY_DIGIT:
            mask |= ALL_DIGITS
        else:
            fail(f"unknown item {kind} in a character class")
    return mask


def single_digit_mask(kind, value):
    """The digits that one regular-expression atom accepts, or None if it is not an atom."""
    if kind is sre.LITERAL:
        return 1 << int(chr(value))
    if kind is sre.IN:
        return digit_mask(value)
    if kind is sre.ANY or (kind is sre.CATEGORY and value is sre.CATEGORY_DIGIT):
        return ALL_DIGITS
    return None


class NFA:
    """Thompson's construction: at most one digit edge, any number of empty edges per state."""

    def __init__(self):
        self.empty = []
        self.edge = []

    def state(self):
        self.empty.append([])
        self.edge.append(None)
        return len(self.empty) - 1

    def step(self, start):
        """A fresh state behind `start`, reached without a digit."""
        end = self.state()
        self.empty[start].append(end)
        return end

    def add(self, pattern, start):
        """Adds a parsed pattern behind `start` and returns its end state."""
        for kind, value in pattern:
            mask = single_digit_mask(kind, value)
            if mask is not None:
                end = self.state()
                self.edge[start] = (mask, end)
                start = end
            elif kind is sre.SUBPATTERN:
                start = self.step(self.add(value[3], self.step(start)))
            elif kind is sre.BRANCH:
                end = self.state()
                for alternative in value[1]:
                    self.empty[self.add(alternative, self.step(start))].append(end)
                start = self.step(end)
            elif kind is sre.MAX_REPEAT and value[1] is not sre.MAXREPEAT:
                low, high, body = value
                end = self.state()
                for repetition in range(high):
                    if repetition >= low:
                        self.empty[start].append(end)
                    start = self.step(self.add(body, self.step(start)))
                self.empty[start].append(end)
                start = self.step(end)
            else:
                fail(f"unknown construct {kind} in a number pattern")
        return start

    def closure(self, states):
        seen = set(states)
        todo = list(states)
        while todo:
            for target in self.empty[todo.pop()]:
                if target not in seen:
                    seen.add(target)
                    todo.append(target)
        return frozenset(seen)

    def after(self, states, digit):
        targets = {
            self.edge[s][1] for s in states if self.edge[s] and self.edge[s][0] >> digit & 1
        }
        return self.closure(targets) if targets else None


class Automaton:
    """One minimal automaton for all plans; states are hash-consed, which is minimal for DAGs.

    A state is a row of ten following states and an accept mask.
    """

    def __init__(self):
        self.known = {}
        self.rows = []
        self.accepts = []
        self.dead = self.state([0] * 10, 0)
        # Accepts every continuation; for patterns that need only match a beginning.
        self.anything = self.state([1] * 10, 1)

    def state(self, row, accept):
        key = (tuple(row), accept)
        if key not in self.known:
            self.known[key] = len(self.rows)
            self.rows.append(list(row))
            self.accepts.append(accept)
        return self.known[key]

    def tails(self):
        """For each state that only counts digits: its masks after 0...LONGEST_NUMBER of them."""
        known = {}

        def tail(state):
            if state not in known:
                row = self.rows[state]
                known[state] = None
                if state in (self.dead, self.anything):
                    known[state] = [self.accepts[state]] * (LONGEST_NUMBER + 1)
                elif len(set(row)) == 1 and tail(row[0]):
                    known[state] = ([self.accepts[state]] + tail(row[0]))[: LONGEST_NUMBER + 1]
            return known[state]

        return {state: tail(state) for state in range(len(self.rows)) if tail(state)}

    def add_plan(self, metadata):
        """Adds all number patterns of one plan and returns their common start state."""
        general = metadata.general_desc
        nfa = NFA()
        start = nfa.state()
        ends = {}
        lengths = {}
        for bit, name in enumerate(TYPES):
            description = getattr(metadata, name)
            if description is None or not description.national_number_pattern:
                continue
            pattern = sre_parser.parse(description.national_number_pattern)
            if pattern.getwidth()[1] > LONGEST_NUMBER:
                fail(f"{metadata.id}: a pattern for more than {LONGEST_NUMBER} digits")
            end = nfa.add(pattern, nfa.step(start))
            ends[end] = bit
            lengths[bit] = set(description.possible_length or general.possible_length)

        def accept(states, length):
            bits = {ends[s] for s in states if s in ends}
            mask = 1 if 0 in bits else 0
            if mask and length in lengths[0]:
                mask |= sum(1 << bit for bit in bits if bit and length in lengths[bit])
            return mask

        memo = {}

        def build(states, length):
            key = (states, length)
            if key not in memo:
                row = []
                for digit in range(10):
                    following = nfa.after(states, digit)
                    row.append(build(following, length + 1) if following else self.dead)
                memo[key] = self.state(row, accept(states, length))
            return memo[key]

        return build(nfa.closure([start]), 0)

    def add_beginning(self, pattern):
        """Adds a pattern that a number must begin with and returns its start state."""
        nfa = NFA()
        start = nfa.state()
        end = nfa.add(sre_parser.parse(pattern), start)

        def build(states):
            if end in states:
                return self.anything
            row = []
            for digit in range(10):
                following = nfa.after(states, digit)
                row.append(build(following) if following else self.dead)
            return self.state(row, 0)

        return build(nfa.closure([start]))


class Program:
    """Instructions for the interpreter in PrefixPattern.swift, four 16-bit lanes each.

    match                             the pattern has matched
    digits  mask                      takes one digit of the mask
    split   target, mask, mask        prefers what follows if the next digit is in the first mask,
                                      else, or if that fails, goes to target if in the second
    jump    target
    save    slot                      remembers the position; slot 2g-2: start of group g, 2g-1: end
    end                               only at the end of the digits
    """

    MATCH, DIGITS, SPLIT, JUMP, SAVE, END = range(6)

    def __init__(self):
        self.code = []
        self.known = {}

    def add(self, pattern):
        """Compiles a pattern; returns entry, mask of first digits, number of groups."""
        if pattern in self.known:
            return self.known[pattern]
        entry = len(self.code)
        self.groups = 0
        self.compile(sre_parser.parse(pattern))
        self.emit(self.MATCH)
        for position in range(entry, len(self.code)):
            if self.code[position][0] == self.SPLIT:
                self.code[position][2] = self.first(position + 1)
                self.code[position][3] = self.first(self.code[position][1])
        self.known[pattern] = (entry, self.first(entry), self.groups)
        return self.known[pattern]

    def emit(self, operation, operand=0):
        self.code.append([operation, operand, 0, 0])
        return len(self.code) - 1

    def first(self, position):
        """The digits that the program can take next from here; AT_END if it needs none."""
        operation, operand = self.code[position][:2]
        if operation == self.MATCH:
            return ALL_DIGITS | AT_END
        if operation == self.DIGITS:
            return operand
        if operation == self.SPLIT:
            return self.first(position + 1) | self.first(operand)
        if operation == self.JUMP:
            return self.first(operand)
        if operation == self.SAVE:
            return self.first(position + 1)
        return AT_END

    def compile(self, pattern):
        for kind, value in pattern:
            mask = single_digit_mask(kind, value)
            if mask is not None:
                self.emit(self.DIGITS, mask)
            elif kind is sre.SUBPATTERN:
                group, body = value[0], value[3]
                if group is None:
                    self.compile(body)
                else:
                    self.groups = max(self.groups, group)
                    self.emit(self.SAVE, 2 * group - 2)
                    self.compile(body)
                    self.emit(self.SAVE, 2 * group - 1)
            elif kind is sre.BRANCH:
                self.compile_alternatives(value[1])
            elif kind is sre.MAX_REPEAT and value[1] is not sre.MAXREPEAT:
                low, high, body = value
                for _ in range(low):
                    self.compile(body)
                splits = []
                for _ in range(high - low):
                    splits.append(self.emit(self.SPLIT))
                    self.compile(body)
                for split in splits:
                    self.code[split][1] = len(self.code)
            elif kind is sre.AT and value is sre.AT_END:
                self.emit(self.END)
            else:
                fail(f"unknown construct {kind} in a prefix pattern")

    def compile_alternatives(self, alternatives):
        jumps = []
        for alternative in alternatives[:-1]:
            split = self.emit(self.SPLIT)
            self.compile(alternative)
            jumps.append(self.emit(self.JUMP))
            self.code[split][1] = len(self.code)
        self.compile(alternatives[-1])
        for jump in jumps:
            self.code[jump][1] = len(self.code)


def transform(rule):
    """A national prefix rule such as 9\\1 as (digits, how many, group)."""
    if not rule:
        return 0, 0, 0
    parts = re.fullmatch(r"(\d{0,8})\\([12])", rule)
    if not parts:
        fail(f"unknown form of a transform rule: {rule}")
    digits = parts.group(1)
    return int(digits or "0", 16), len(digits), int(parts.group(2))


def length_mask(lengths):
    """Bit n for a length of n digits; -1, the metadata's 'there are none', sets no bit."""
    return sum(1 << length for length in sorted(set(lengths)) if length > 0)


def plans():
    """(calling code, region, metadata) in the order in which a number's region is looked for."""
    for code in sorted(COUNTRY_CODE_TO_REGION_CODE):
        for region in COUNTRY_CODE_TO_REGION_CODE[code]:
            if region == "001":
                yield code, region, PhoneMetadata.metadata_for_nongeo_region(code)
            else:
                yield code, region, PhoneMetadata.metadata_for_region(region)


def longest_match(pattern):
    return sre_parser.parse(pattern).getwidth()[1] if pattern else 0


def rows(numbers, width=100):
    """Numbers as lines of C initializers, filled up to a width."""
    lines, line = [], ""
    for number in numbers:
        item = f"{number},"
        if len(line) + len(item) > width:
            lines.append(line)
            line = ""
        line += item
    lines.append(line)
    return "\n".join(lines)


HEADER = """\
// Generated by generate_phone_metadata.py from phonenumbers {version}; do not edit.
// Source of the numbering plans: metadata of libphonenumber, Copyright The Libphonenumber Authors,
// Apache License 2.0, https://github.com/google/libphonenumber
"""

DECLARATIONS = """\
#ifndef CPHONEMETADATA_H
#define CPHONEMETADATA_H

#include <stddef.h>
#include <stdint.h>

/// One region's numbering plan. Everything is constant and lives as long as the program.
typedef struct {{
  /// ISO 3166 code as first letter * 256 + second; 1 for a calling code without a country ("001").
  uint16_t region;
  uint16_t calling_code;
  /// Where the automaton starts for this plan's national significant numbers.
  uint16_t start_state;
  /// Where it starts for the leading digits that prove the region, 0 if the region has none.
  uint16_t leading_digits_state;
  /// Bit n: numbers of n digits exist; exist for local dialling only.
  uint32_t possible_lengths, local_lengths;
  /// Entry of a prefix program, {none} if there is none, and the digits it can start with.
  uint16_t international_prefix, international_prefix_first;
  uint16_t national_prefix, national_prefix_first;
  /// What replaces a matched national prefix: `rule_digits` (hexadecimal digits are the decimal
  /// ones, `rule_digit_count` of them), then group `rule_group`; group 0: there is no rule.
  uint32_t rule_digits;
  uint8_t rule_digit_count, rule_group, national_prefix_groups;
}} kinfold_phone_plan;

/// All plans, by calling code; the first of a code is its main region.
extern const kinfold_phone_plan kinfold_phone_plans[{plans}];
/// For calling codes 0...999: index of its first plan, how many plans it has (0: no such code).
extern const uint8_t kinfold_phone_first_plans[1000], kinfold_phone_plan_counts[1000];
/// For region codes, (first - 'A') * 26 + (second - 'A'): index of the plan, 255 for none.
extern const uint8_t kinfold_phone_region_plans[676];
/// States below {tails} only count digits: {tail} masks for each, by how many digits follow.
extern const uint16_t kinfold_phone_tails[{tail_masks}];
/// Ten following states for each of the other states.
extern const uint16_t kinfold_phone_transitions[{transitions}];
/// For each of the other states the kinds of number that end there.
extern const uint16_t kinfold_phone_accepts[{states}];
/// Prefix programs: operation, operand and two masks, from the lowest 16 bits up.
extern const uint64_t kinfold_phone_programs[{instructions}];

enum {{
  kinfold_phone_plan_count = {plans},
  kinfold_phone_tail_count = {tails},
  kinfold_phone_tail_length = {tail},
  kinfold_phone_state_count = {states},
  kinfold_phone_instruction_count = {instructions}
}};

// Swift does not import arrays of this size, so it asks for their addresses.
static inline const kinfold_phone_plan *kinfold_phone_get_plans(void) {{
  return kinfold_phone_plans;
}}
static inline const uint8_t *kinfold_phone_get_first_plans(void) {{
  return kinfold_phone_first_plans;
}}
static inline const uint8_t *kinfold_phone_get_plan_counts(void) {{
  return kinfold_phone_plan_counts;
}}
static inline const uint8_t *kinfold_phone_get_region_plans(void) {{
  return kinfold_phone_region_plans;
}}
static inline const uint16_t *kinfold_phone_get_tails(void) {{
  return kinfold_phone_tails;
}}
static inline const uint16_t *kinfold_phone_get_transitions(void) {{
  return kinfold_phone_transitions;
}}
static inline const uint16_t *kinfold_phone_get_accepts(void) {{
  return kinfold_phone_accepts;
}}
static inline const uint64_t *kinfold_phone_get_programs(void) {{
  return kinfold_phone_programs;
}}
/// The version of the metadata, such as "9.0.43"; static memory.
static inline const char *kinfold_phone_metadata_version(void) {{ return "{version}"; }}

#endif
"""


def generate():
    automaton = Automaton()
    program = Program()
    records = []
    first_plans, plan_counts, region_plans = [0] * 1000, [0] * 1000, [255] * 676
    for index, (code, region, metadata) in enumerate(plans()):
        if plan_counts[code] == 0:
            first_plans[code] = index
        plan_counts[code] += 1
        key = 1
        if region != "001":
            first, second = (ord(letter) for letter in region)
            key = first << 8 | second
            region_plans[(first - 65) * 26 + second - 65] = index
        general = metadata.general_desc
        if max(general.possible_length) > LONGEST_NUMBER:
            fail(f"{region} has numbers of more than {LONGEST_NUMBER} digits")
        international = national = (NONE, 0, 0)
        if metadata.international_prefix:
            international = program.add(metadata.international_prefix)
        if metadata.national_prefix_for_parsing:
            national = program.add(metadata.national_prefix_for_parsing)
        # DigitString holds 48 digits: prefix, calling code, prefix and the longest number must fit.
        if longest_match(metadata.international_prefix) > 12:
            fail(f"{region}: international prefix too long")
        if longest_match(metadata.national_prefix_for_parsing) > 16:
            fail(f"{region}: national prefix too long")
        digits, count, group = transform(metadata.national_prefix_transform_rule)
        if group and national[2] == 0:
            fail(f"{region}: a transform rule without groups")
        leading = 0
        if metadata.leading_digits:
            leading = automaton.add_beginning(metadata.leading_digits)
        records.append((
            key, code, automaton.add_plan(metadata), leading,
            length_mask(general.possible_length), length_mask(general.possible_length_local_only),
            international[0], international[1], national[0], national[1],
            digits, count, group, national[2],
        ))
    if len(automaton.rows) >= 1 << 16 or len(program.code) >= NONE or len(records) >= 255:
        fail("the tables outgrew their index types")

    tails = automaton.tails()
    others = [state for state in range(len(automaton.rows)) if state not in tails]
    number = {state: place for place, state in enumerate(list(tails) + others)}
    records = [
        record[:2] + (number[record[2]], number[record[3]]) + record[4:] for record in records
    ]
    transitions = [number[target] for state in others for target in automaton.rows[state]]
    accepts = [automaton.accepts[state] for state in others]
    masks = [mask for tail in tails.values() for mask in tail]

    lines = ["{" + ",".join(map(str, record)) + "}," for record in records]
    words = (a | b << 16 | c << 32 | d << 48 for a, b, c, d in program.code)
    sizes = {
        "version": phonenumbers.__version__,
        "plans": len(records),
        "tails": len(tails),
        "tail": LONGEST_NUMBER + 1,
        "tail_masks": len(masks),
        "states": len(accepts),
        "transitions": len(transitions),
        "instructions": len(program.code),
        "none": NONE,
    }
    source = (
        HEADER + '\n#include "CPhoneMetadata.h"\n\n'
        f"const kinfold_phone_plan kinfold_phone_plans[] = {{\n" + "\n".join(lines) + "\n};\n\n"
        f"const uint8_t kinfold_phone_first_plans[1000] = {{\n{rows(first_plans)}\n}};\n\n"
        f"const uint8_t kinfold_phone_plan_counts[1000] = {{\n{rows(plan_counts)}\n}};\n\n"
        f"const uint8_t kinfold_phone_region_plans[676] = {{\n{rows(region_plans)}\n}};\n\n"
        f"const uint16_t kinfold_phone_tails[] = {{\n{rows(masks)}\n}};\n\n"
        "const uint16_t kinfold_phone_transitions[] = {\n"
        f"{rows(transitions)}\n}};\n\n"
        f"const uint16_t kinfold_phone_accepts[] = {{\n{rows(accepts)}\n}};\n\n"
        f"const uint64_t kinfold_phone_programs[] = {{\n{rows(f'{w:#x}' for w in words)}\n}};\n"
    ).replace("{version}", phonenumbers.__version__)
    header = (HEADER + "\n" + DECLARATIONS).format(**sizes)
    return source, header, sizes


def main():
    parser = argparse.ArgumentParser(description="Generates the phone metadata tables.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    folder = Path(__file__).resolve().parent
    source, header, sizes = generate()
    outputs = {folder / "metadata.c": source, folder / "include" / "CPhoneMetadata.h": header}
    if arguments.check:
        stale = [path.name for path, text in outputs.items() if path.read_text() != text]
        sys.exit(f"stale: {', '.join(stale)}" if stale else 0)
    for path, text in outputs.items():
        path.write_text(text)
    print(
        f"phonenumbers {sizes['version']}: {sizes['plans']} plans, "
        f"{sizes['tails']} + {sizes['states']} states, "
        f"{sizes['instructions']} instructions, {len(source)} bytes of C"
    )


if __name__ == "__main__":
    main()
