/// Finds numbers of `frames` blocks that do not stand in columns, and puts them there.
struct NumberColumnCheck: LintCheck {
  var name: String { "numbers-out-of-column" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.frameLines.compactMap { line in
        let lines = spec.lines(ofBlockAt: line)
        guard let index = NumberColumns.firstOutOfColumn(lines.map(\.text)) else { return nil }
        return finding(
          in: spec,
          line: lines[index].line,
          column: lines[index].column,
          "the numbers do not stand in columns with those above; --fix puts them there"
        )
      }
    }
  }

  func fix(_ document: SpecDocument, in spec: inout EditableSpec) {
    for line in document.frameLines {
      let lines = spec.lines(ofBlockAt: line)
      guard NumberColumns.firstOutOfColumn(lines.map(\.text)) != nil else { continue }
      let texts = NumberColumns(like: lines.map(\.text)).lines(lines.map { NumberRow(of: $0.text) })
      let fixed = zip(lines, texts).map { EditedLine(source: $0.source, text: $1) }
      spec.replaceLines(ofBlockAt: line, with: fixed)
    }
  }
}

extension SpecDocument {
  /// The lines of the fences of all `frames` blocks.
  fileprivate var frameLines: [Int] {
    scenarios.flatMap(\.expectations).filter { type(of: $0.content).hasNumberColumns }.map(\.line)
  }
}
