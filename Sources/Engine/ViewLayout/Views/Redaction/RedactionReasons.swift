/// Why what a view shows is not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a member.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is old.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
