/// The parts of sections that stick to the ends of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers: they stick to the start.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers: they stick to the end.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
