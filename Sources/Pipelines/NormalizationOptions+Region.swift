public import Normalization
import PhoneNumbers

extension NormalizationOptions {
  /// Says whether a two-letter code is a region with a numbering plan.
  public static func knowsRegion(_ code: String) -> Bool { PhoneRegion(code)?.isSupported == true }
}
