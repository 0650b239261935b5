import CPhoneMetadata

/// The one place that touches the generated C tables and temporary stack memory.
///
/// The tables are constants of the program image, so the spans live for ever and nothing is copied
/// or built at start-up.
enum PhoneMetadataDoor {
  /// Ten following states for each state of the automaton; state 0 is dead.
  static var transitions: Span<UInt16> {
    @_lifetime(immortal)
    get {
      unsafe constants(kinfold_phone_get_transitions(), Int(kinfold_phone_state_count) * 10)
    }
  }

  /// For each state of the automaton, the mask of the kinds of number that end there.
  static var accepts: Span<UInt16> {
    @_lifetime(immortal)
    get { unsafe constants(kinfold_phone_get_accepts(), Int(kinfold_phone_state_count)) }
  }

  /// The instructions of all prefix programs; `PrefixPattern` tells their layout.
  static var programs: Span<UInt64> {
    @_lifetime(immortal)
    get { unsafe constants(kinfold_phone_get_programs(), Int(kinfold_phone_instruction_count)) }
  }

  /// For calling codes 0...999, the index of the code's main plan.
  static var firstPlans: Span<UInt8> {
    @_lifetime(immortal)
    get { unsafe constants(kinfold_phone_get_first_plans(), 1000) }
  }

  /// For calling codes 0...999, how many regions share the code; 0 if it is not in use.
  static var planCounts: Span<UInt8> {
    @_lifetime(immortal)
    get { unsafe constants(kinfold_phone_get_plan_counts(), 1000) }
  }

  /// For region codes, `(first - A) * 26 + (second - A)`, the index of the plan, 255 for none.
  static var regionPlans: Span<UInt8> {
    @_lifetime(immortal)
    get { unsafe constants(kinfold_phone_get_region_plans(), 26 * 26) }
  }

  /// The number of plans; their indices begin with 0.
  static var planCount: Int { Int(kinfold_phone_plan_count) }

  /// The plan with an index below `planCount`.
  static func plan(at index: Int) -> NumberingPlan {
    precondition(index >= 0 && index < planCount)
    let plan = unsafe kinfold_phone_get_plans()[index]
    return NumberingPlan(
      region: PhoneRegion(rawValue: plan.region),
      callingCode: plan.calling_code,
      startState: plan.start_state,
      leadingDigitsState: plan.leading_digits_state,
      possibleLengths: plan.possible_lengths,
      localLengths: plan.local_lengths,
      internationalPrefix: PrefixPattern(
        entry: plan.international_prefix, firstDigits: plan.international_prefix_first),
      nationalPrefix: PrefixPattern(
        entry: plan.national_prefix, firstDigits: plan.national_prefix_first),
      nationalPrefixGroups: plan.national_prefix_groups,
      ruleDigits: plan.rule_digits,
      ruleDigitCount: plan.rule_digit_count,
      ruleGroup: plan.rule_group)
  }

  /// The version of libphonenumber's metadata, such as "9.0.43".
  static var version: String { unsafe String(cString: kinfold_phone_metadata_version()) }

  /// Calls `body` with zeroed stack memory that ends with the call.
  static func withScratch<Success>(
    count: Int, _ body: (inout MutableSpan<UInt8>) -> Success
  ) -> Success {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      unsafe buffer.initialize(repeating: 0)
      var span = unsafe buffer.mutableSpan
      return body(&span)
    }
  }

  @_lifetime(immortal)
  private static func constants<Element>(
    _ start: UnsafePointer<Element>, _ count: Int
  ) -> Span<Element> {
    let span = unsafe Span(_unsafeStart: start, count: count)
    return unsafe _overrideLifetime(span, copying: ())
  }
}
