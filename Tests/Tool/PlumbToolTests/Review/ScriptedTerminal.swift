@testable import PlumbTool

/// A terminal at which the keys are known beforehand, and what is written is kept.
final class ScriptedTerminal: Terminal {
  private var keys: [TerminalKey]
  private(set) var text = ""
  /// How often others had it.
  private(set) var stops = 0

  /// - Parameter keys: What is pressed; then nobody is there any more.
  init(keys: [TerminalKey]) {
    self.keys = keys
  }

  var size: (columns: Int, rows: Int) { (columns: 60, rows: 24) }

  func write(_ text: String) { self.text += text }

  func readKey() -> TerminalKey? { keys.isEmpty ? nil : keys.removeFirst() }

  func suspend() { stops += 1 }
}
