/// The causes that make a part of a window unsafe for content.
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  /// One bit a cause.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device and the containers that the content is in, such as bars.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen, of which layouts here never have one.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}
