package import SpecAuthoring
package import SpecFormat

/// The new text of a block after `plumb accept`.
///
/// Unchanged lines are kept as written, and numbers are aligned with the author's columns.
package struct AcceptedBlock {
  private let written: [EditedLine]
  private let kind: String

  /// - Parameters:
  ///   - written: The lines of the block as written, including blank ones.
  ///   - kind: The kind of the block, such as `frames`.
  package init(written: [EditedLine], kind: String) {
    self.written = written
    self.kind = kind
  }
}

extension AcceptedBlock {
  /// Returns the block's lines, with each blank line before the same line as in the original.
  package func lines(_ accepted: [AcceptedLine]) -> [EditedLine] {
    let texts = texts(accepted)
    var result: [EditedLine] = []
    for (line, text) in zip(accepted, texts) {
      if let source = line.source { result += blankLines(before: source) }
      result.append(EditedLine(source: line.source, text: text))
    }
    return result
  }

  private var fence: (any ExpectationFence.Type)? { ExpectationFences.fence(named: kind) }

  private var hasColumns: Bool { fence?.hasNumberColumns ?? false }

  private func texts(_ accepted: [AcceptedLine]) -> [String] {
    if kind == ExpectationOutline.scriptBlock { return scriptLines(accepted) }
    if let table = fence?.aligned(accepted.map(\.cells)) { return table }
    guard hasColumns else { return accepted.map { row($0).name } }
    let unchangedLines = accepted.filter(\.isKept).compactMap(\.source)
    let columns = NumberColumns(
      like: written.map(\.text),
      trusting: written.filter { $0.source.map { unchangedLines.contains($0) } ?? false }.map(
        \.text
      )
    )
    return columns.lines(accepted.map { row($0) })
  }

  /// Returns the lines of a script; unchanged lines are kept as written.
  private func scriptLines(_ accepted: [AcceptedLine]) -> [String] {
    let rows = accepted.compactMap(\.scriptRow)
    let texts = ScriptLayout(like: written).lines(rows)
    let changed = Dictionary(
      zip(rows.map(\.source), texts),
      uniquingKeysWith: { first, _ in first }
    )
    return accepted.map { line in
      guard let source = line.source else { return "" }
      return changed[source] ?? asWritten(source).name
    }
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

extension AcceptedLine {
  /// The cells of a table's line; empty for a line that is kept.
  fileprivate var cells: [String] {
    switch self {
    case .kept: []
    case .changed(_, _, let cells), .written(_, _, let cells): cells
    }
  }

  /// The columns of a changed line of a script; `nil` for a line that is kept.
  fileprivate var scriptRow: ScriptRow? {
    guard case .changed(let source, let name?, let cells) = self else { return nil }
    return ScriptRow(
      source: source,
      call: name,
      outcome: cells.first,
      state: cells.dropFirst().first
    )
  }
}
