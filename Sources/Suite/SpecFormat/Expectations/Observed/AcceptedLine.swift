/// A line that a block is to have when what the engine did is accepted.
package enum AcceptedLine: Sendable, Equatable, Codable {
  /// A line as its author wrote it, by its place in the file, from 1.
  case kept(line: Int)
  /// A line in another's place: its numbers, and its name unless the author's stands.
  case changed(line: Int, name: String?, cells: [String])
  /// A new line, some levels deep.
  case written(depth: Int, name: String, cells: [String])
}

extension AcceptedLine {
  /// The line of the file, from 1, that it stands for; `nil` for a new one.
  package var source: Int? {
    switch self {
    case .kept(let line), .changed(let line, _, _): line
    case .written: nil
    }
  }

  /// Whether the author's line stands as it is.
  package var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
