import RecordStreams

/// The tables of mail domains and local parts, read once when first asked.
struct EmailRules: Sendable {
  static let shared = EmailRules()

  private let domains: RuleTable
  private let roles: RuleTable
  private let keyDomains: [[UInt8]]

  /// What the tables say about one domain: bits of `Rule`, and from bit 8 on the number of its key domain.
  struct DomainRules {
    var bits: UInt32
    static let plus: UInt32 = 1 << 0
    static let noDots: UInt32 = 1 << 1
    static let noPunctuation: UInt32 = 1 << 2
    static let dotsAreHyphens: UInt32 = 1 << 3
    static let subdomains: UInt32 = 1 << 4
    static let relay: UInt32 = 1 << 5
    static let freemail: UInt32 = 1 << 6
    static let disposable: UInt32 = 1 << 7

    @inline(__always) func has(_ bit: UInt32) -> Bool { bits & bit != 0 }
    var keyDomain: Int { Int(bits >> 8) }
  }

  private init() {
    var domains = RuleTable(count: 16_000)
    var names: [[UInt8]] = [[]]
    RuleTable.forEachRule(in: FreemailDomains.text) { domain, _ in
      domains.insert(domain, DomainRules.freemail)
    }
    RuleTable.forEachRule(in: DisposableDomains.text) { domain, _ in
      domains.insert(domain, DomainRules.disposable)
    }
    RuleTable.forEachRule(in: EmailProviderRules.text) { domain, rest in
      let tab = rest.firstIndex(of: 0x09) ?? rest.count
      var bits = domains.value(of: domain) & ~DomainRules.disposable
      for index in 0..<tab { bits |= Self.bit(of: rest[index]) }
      bits =
        bits & DomainRules.relay == 0
        ? bits | DomainRules.freemail : bits & ~DomainRules.freemail
      if tab < rest.count {
        let name = [UInt8](copying: rest.slice(tab + 1, rest.count))
        let number = names.firstIndex(of: name) ?? names.count
        if number == names.count { names.append(name) }
        bits |= UInt32(number) << 8
      }
      domains.insert(domain, bits)
    }
    var roles = RuleTable(count: 400)
    RuleTable.forEachRule(in: RoleLocalParts.text) { part, kind in
      roles.insert(part, kind.isEqual(to: "n") ? 2 : 1)
    }
    self.domains = domains
    self.roles = roles
    keyDomains = names
  }

  private static func bit(of letter: UInt8) -> UInt32 {
    switch letter {
    case UInt8(ascii: "p"): DomainRules.plus
    case UInt8(ascii: "d"): DomainRules.noDots
    case UInt8(ascii: "a"): DomainRules.noPunctuation
    case UInt8(ascii: "h"): DomainRules.dotsAreHyphens
    case UInt8(ascii: "s"): DomainRules.subdomains
    case UInt8(ascii: "r"): DomainRules.relay
    default: 0
    }
  }

  func rules(of domain: Span<UInt8>) -> DomainRules {
    DomainRules(bits: domains.value(of: domain))
  }

  /// The bytes of a key domain by its number; empty for number 0.
  func keyDomain(_ number: Int) -> [UInt8] { keyDomains[number] }

  /// The flags of a local part: without digits at its end, it is looked up among the roles.
  func roleFlags(of localPart: Span<UInt8>) -> EmailFlags {
    var end = localPart.count
    while end > 0, localPart[end - 1] &- 0x30 < 10 { end -= 1 }
    if end > 24 { return [] }
    switch roles.value(of: localPart.slice(0, end)) {
    case 1: return .role
    case 2: return [.role, .noReply]
    default: return []
    }
  }
}
