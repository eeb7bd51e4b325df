internal import SpecFormat

/// Finds specs with code whose files have the same name in different folders.
///
/// Swift distinguishes files by their last path component (`#fileID`), and reports a warning for
/// every block of such a spec whenever a file of the module is compiled.
struct FileNameCheck: LintCheck {
  var name: String { "file-name-repeated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    var paths: [Substring: String] = [:]
    return specs.filter(\.document.hasCode).compactMap { spec in
      let path = spec.document.file
      let name = path.split(separator: "/").last ?? ""
      guard let first = paths[name] else {
        paths[name] = path
        return nil
      }
      guard first != path else { return nil }
      return finding(
        in: spec,
        line: 1,
        "\(first) has the same name, so the compiler warns about every block; rename one of them"
      )
    }
  }
}

extension SpecDocument {
  /// Whether the document contains code that is compiled.
  fileprivate var hasCode: Bool {
    !sharedBlocks.isEmpty || scenarios.contains { !$0.body.blocks.isEmpty }
  }
}

/// Finds and fixes numbers in `frames` blocks that are not aligned in columns.
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
          "the numbers are not aligned with those above; '--fix' aligns them"
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
