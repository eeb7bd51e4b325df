/// Where someone sits who can be shown pages and asked for keys.
@MainActor
protocol Terminal {
  /// How many columns and rows there are.
  var size: (columns: Int, rows: Int) { get }

  func write(_ text: String)

  /// Waits for a key; `nil` where nobody will press one any more.
  func readKey() -> Character?
}
