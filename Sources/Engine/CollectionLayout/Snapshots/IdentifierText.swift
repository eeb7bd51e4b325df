/// How refusals and pictures name identifiers.
enum IdentifierText {
  /// How many identifiers are named one by one.
  private static let greatestCount = 5
  /// How long a name may be, in characters.
  private static let greatestLength = 80

  /// An identifier's own description, in quotation marks, cut where it is long.
  static func text(_ identifier: some Hashable) -> String { "\"\(short(identifier))\"" }

  /// An identifier's own description, cut where it is long.
  static func short(_ identifier: some Hashable) -> String {
    let text = String(describing: identifier)
    return text.count > greatestLength ? text.prefix(greatestLength - 1) + "…" : text
  }

  /// The first identifiers of a list, and how many more there are.
  static func text(_ identifiers: [some Hashable]) -> String {
    let names = identifiers.prefix(greatestCount).map { text($0) }.joined(separator: ", ")
    let more = identifiers.count - greatestCount
    return more > 0 ? "\(names) and \(more) more" : names
  }
}
