/// What ends what is written.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a member.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key in a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The key in a search.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
