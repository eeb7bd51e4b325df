package import SpecFormat

/// The text of a block with accepted lines: the author's where they stand, and new ones between
/// them, numbers in the author's columns.
package struct AcceptedBlock {
  private let written: [EditedLine]
  private let hasColumns: Bool

  /// - Parameters:
  ///   - written: The lines of the block as its author wrote it, blank ones too.
  ///   - kind: What the block holds.
  package init(written: [EditedLine], kind: String) {
    self.written = written
    hasColumns = kind == ExpectationKind.frames.rawValue
  }
}

extension AcceptedBlock {
  /// The block's lines, blank ones before those that they stand before now.
  package func lines(_ accepted: [AcceptedLine]) -> [EditedLine] {
    let texts = texts(accepted)
    var result: [EditedLine] = []
    for (line, text) in zip(accepted, texts) {
      if let source = line.source { result += blankLines(before: source) }
      result.append(EditedLine(source: line.source, text: text))
    }
    return result
  }

  private func texts(_ accepted: [AcceptedLine]) -> [String] {
    guard hasColumns else { return accepted.map { row($0).name } }
    let kept = accepted.filter(\.isKept).compactMap(\.source)
    let columns = NumberColumns(
      like: written.map(\.text),
      trusting: written.filter { $0.source.map { kept.contains($0) } ?? false }.map(\.text)
    )
    return columns.lines(accepted.map { row($0) })
  }

  private func row(_ line: AcceptedLine) -> NumberRow {
    switch line {
    case .kept(let source):
      return asWritten(source)
    case .changed(let source, let name, let cells):
      let author = asWritten(source)
      let indentation = author.name.prefix(while: \.isWhitespace)
      return NumberRow(name: name.map { indentation + $0 } ?? author.name, cells: cells)
    case .written(let depth, let name, let cells):
      return NumberRow(name: String(repeating: "  ", count: depth) + name, cells: cells)
    }
  }

  private func asWritten(_ source: Int) -> NumberRow {
    let text = written.first { $0.source == source }?.text ?? ""
    return hasColumns ? NumberRow(of: text) : NumberRow(name: text, cells: [])
  }

  private func blankLines(before source: Int) -> [EditedLine] {
    let above = written.prefix { $0.source != source }
    return above.reversed().prefix { $0.text.allSatisfy(\.isWhitespace) }.reversed()
  }
}
