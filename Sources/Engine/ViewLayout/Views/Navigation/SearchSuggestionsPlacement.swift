/// Where it is shown what may be meant by a search.
public struct SearchSuggestionsPlacement: OptionSet, Sendable {
  /// One bit a place.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(rawValue: 1)
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(rawValue: 2)
}
