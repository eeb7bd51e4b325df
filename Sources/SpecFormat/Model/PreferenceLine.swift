/// One line of a `preferences` block: `SizeKey = 82`.
package struct PreferenceLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// The name of the key's type.
  package var key: String
  /// The text that its value prints as.
  package var value: String

  package init(line: Int, key: String, value: String) {
    self.line = line
    self.key = key
    self.value = value
  }
}
