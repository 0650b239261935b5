import CPhoneMetadata

/// The one place that touches the generated C tables and temporary stack memory.
///
/// The tables are constants of the program image, so the spans live for ever and nothing is copied
/// or built at start-up.
enum PhoneMetadataDoor {
  /// How many states, the first ones, only count the digits that follow; 0 is the dead one.
  static var tailCount: Int { Int(kinfold_phone_tail_count) }

  /// The masks of such a state, after 0, 1, 2 … further digits.
  static var tailLength: Int { Int(kinfold_phone_tail_length) }

  /// `tailLength` masks for each of those states.
  static var tails: Span<UInt16> {
    @_lifetime(immortal)
    get { unsafe constants(kinfold_phone_get_tails(), tailCount * tailLength) }
  }

  /// Ten following states for each of the other states of the automaton.
  static var transitions: Span<UInt16> {
    @_lifetime(immortal)
    get {
      unsafe constants(kinfold_phone_get_transitions(), Int(kinfold_phone_state_count) * 10)
    }
  }

  /// For each of the other states, the mask of the kinds of number that end there.
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

/// The fields of a plan's record.
extension NumberingPlan {
  var region: PhoneRegion { unsafe PhoneRegion(rawValue: record.pointee.region) }

  var callingCode: UInt16 { unsafe record.pointee.calling_code }

  /// Where the automaton starts for the plan's national significant numbers.
  var startState: UInt16 { unsafe record.pointee.start_state }

  /// Where it starts for the leading digits that prove the region; 0 if the region has none.
  var leadingDigitsState: UInt16 { unsafe record.pointee.leading_digits_state }

  /// Bit n: numbers of n digits exist.
  var possibleLengths: UInt32 { unsafe record.pointee.possible_lengths }

  /// Bit n: numbers of n digits exist, but for local dialling only.
  var localLengths: UInt32 { unsafe record.pointee.local_lengths }

  /// What is dialled before a calling code.
  var internationalPrefix: PrefixPattern {
    unsafe PrefixPattern(
      entry: record.pointee.international_prefix,
      firstDigits: record.pointee.international_prefix_first)
  }

  /// What is dialled before a national number, carrier codes included.
  var nationalPrefix: PrefixPattern {
    unsafe PrefixPattern(
      entry: record.pointee.national_prefix, firstDigits: record.pointee.national_prefix_first)
  }

  /// How many groups the national prefix's pattern has.
  var nationalPrefixGroups: UInt8 { unsafe record.pointee.national_prefix_groups }

  /// What replaces a matched national prefix: these digits, four bits each, then a group.
  var ruleDigits: UInt32 { unsafe record.pointee.rule_digits }

  /// How many digits `ruleDigits` holds.
  var ruleDigitCount: UInt8 { unsafe record.pointee.rule_digit_count }

  /// The group that follows the digits; 0 if the prefix is only taken off.
  var ruleGroup: UInt8 { unsafe record.pointee.rule_group }

  private var record: UnsafePointer<kinfold_phone_plan> {
    // The initializer has checked the index.
    unsafe kinfold_phone_get_plans() + index
  }
}
