/// One line of an `updates` block: `move item 0.1 -> 0.4`.
package struct UpdateLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// The update in its words, one blank between two; `nil` for `-`, which says that there is none.
  package var update: String?

  package init(line: Int, update: String?) {
    self.line = line
    self.update = update
  }
}
