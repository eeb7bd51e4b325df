extension StatedLine {
  /// The line as blocks of most kinds have it.
  ///
  /// - Parameters:
  ///   - naming: Stands between the name and the values.
  ///   - joining: Stands between two values.
  /// - Returns: The line without its indentation.
  func text(naming: String = " ", joining: String = " ") -> String {
    let stated = values.map(\.text).joined(separator: joining)
    return [name.isEmpty ? nil : name, values.isEmpty ? nil : stated].compactMap(\.self)
      .joined(separator: naming)
  }
}

extension ExpectationFence {
  /// The text of a block that has some lines, without a line feed at the end.
  package static func text(_ lines: [StatedLine]) -> String {
    guard !hasNumberColumns else { return ColumnTable(lines).text }
    if let table = aligned(lines.map { cells(of: $0) }) { return table.joined(separator: "\n") }
    return lines.map { String(repeating: "  ", count: $0.depth) + text(of: $0) }
      .joined(separator: "\n")
  }
}

extension [StatedLine] {
  /// The text of a block of a kind, by the word that its info string begins with.
  package func text(of kind: String) -> String {
    ExpectationFences.fence(named: kind)?.text(self)
      ?? map { $0.text() }.joined(separator: "\n")
  }
}

extension ColumnTable {
  /// Puts the numbers of frames into columns, long labels short; what else a line states stands behind
  /// its name.
  init(_ lines: [StatedLine]) {
    self.init(
      rows: lines.map { line in
        var words = line
        words.values.removeAll { $0.frame != nil }
        // An element's kind is meant to the letter.
        if !ElementName.begins(words.name) { words.name = ShortLabel.name(words.name) }
        return Row(depth: line.depth, name: words.text(), cells: line.frame?.cells ?? [])
      }
    )
  }
}

extension LineValue.Frame {
  /// The numbers of a line, and its place in the drawing order where it has one.
  package var cells: [String] {
    numbers.map { NumberText.text($0) } + (zIndex.map { ["z=\($0)"] } ?? [])
  }
}
