@testable import PlumbTool

/// A terminal at which the keys are known beforehand, and what is written is kept.
final class ScriptedTerminal: Terminal {
  private var keys: [Character]
  private(set) var text = ""

  /// - Parameter keys: What is pressed; then nobody is there any more.
  init(keys: String) {
    self.keys = Array(keys)
  }

  var size: (columns: Int, rows: Int) { (columns: 60, rows: 24) }

  func write(_ text: String) { self.text += text }

  func readKey() -> Character? { keys.isEmpty ? nil : keys.removeFirst() }
}
