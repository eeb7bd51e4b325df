/// Where someone sits who can be shown pages and asked for keys.
@MainActor
protocol Terminal: AnyObject {
  /// How many columns and rows there are.
  var size: (columns: Int, rows: Int) { get }

  func write(_ text: String)

  /// Waits for a key; `nil` where nobody will press one any more.
  func readKey() -> TerminalKey?

  /// Lets others have the terminal until somebody goes on with this process.
  func suspend()
}
