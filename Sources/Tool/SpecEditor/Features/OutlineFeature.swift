internal import SpecFormat

/// Lists the clauses, scenarios and blocks of a spec, and the ranges that can be folded.
enum OutlineFeature: EditorFeature {
  static let routes = [
    EditorRoute("textDocument/documentSymbol", symbols),
    EditorRoute("textDocument/foldingRange", folds),
  ]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.documentSymbolProvider = true
    capabilities.foldingRangeProvider = true
  }

  private static func symbols(
    _ server: EditorServer,
    _ params: DocumentParams
  ) throws -> [DocumentSymbol]? {
    let document = try server.document(params.textDocument.uri)
    return DocumentOutline(document).symbols
  }

  private static func folds(
    _ server: EditorServer,
    _ params: DocumentParams
  ) throws -> [FoldingRange]? {
    let document = try server.document(params.textDocument.uri)
    return DocumentOutline(document).folds
  }
}

/// The sections and blocks of a document.
@MainActor
private struct DocumentOutline {
  private let spec: SpecDocument
  private let ranges: DocumentRanges
  /// The number of lines.
  private let count: Int

  init(_ document: EditorDocument) {
    spec = document.spec
    ranges = DocumentRanges(buffer: document.buffer)
    count = document.buffer.lineCount
  }

  /// The clauses with their scenarios and the clauses in them.
  var symbols: [DocumentSymbol] {
    var rest = spec.clauses[...]
    return symbols(from: &rest, deeperThan: 0)
  }

  private func symbols(
    from rest: inout ArraySlice<Clause>,
    deeperThan level: Int
  ) -> [DocumentSymbol] {
    var symbols: [DocumentSymbol] = []
    while let clause = rest.first, clause.level > level {
      rest.removeFirst()
      // The clauses of `##` are beside that of the page's title.
      let inner = clause.level == 1 ? [] : self.symbols(from: &rest, deeperThan: clause.level)
      let end = rest.first.map { $0.line - 1 } ?? count
      let range = lines(clause.line...max(end, clause.line))
      symbols.append(
        DocumentSymbol(
          clause.title.isEmpty ? spec.name : clause.title,
          .namespace,
          range: range,
          selection: ranges.line(clause.line),
          children: clause.scenarios.map(symbol(of:)) + inner
        )
      )
    }
    return symbols
  }

  private func symbol(of scenario: ScenarioSpec) -> DocumentSymbol {
    let blocks = blocks(of: scenario)
    let first = min(blocks.first?.lines.lowerBound ?? scenario.line, scenario.line)
    let last = max(blocks.last.map { $0.lines.upperBound - 1 } ?? scenario.line, scenario.line)
    return DocumentSymbol(
      scenario.slug,
      .function,
      range: lines(first...last),
      selection: ranges.line(scenario.line),
      children: blocks.map { fence in
        DocumentSymbol(
          fence.info.isEmpty ? "block" : fence.info,
          fence.name == "swift" ? .object : .constant,
          range: lines(fence.lines.lowerBound...(fence.lines.upperBound - 1)),
          selection: ranges.line(fence.line)
        )
      }
    )
  }

  /// Returns the fences of a scenario, in document order.
  private func blocks(of scenario: ScenarioSpec) -> [FencedBlock] {
    var places = Set(scenario.body.blocks.map(\.fenceLine))
    places.insert(scenario.line)
    if case .scene(let scene) = scenario.body {
      places.formUnion(scene.phases.flatMap(\.expectations).map(\.line))
    }
    // Blocks for the whole page are before the scenario.
    let first = scenario.body.blocks.map(\.fenceLine).min() ?? scenario.line
    return spec.markdown.fences.filter { places.contains($0.line) && $0.line >= first }
  }

  /// The blocks, and the sections of headings up to the next heading of the same level.
  var folds: [FoldingRange] {
    let fences = spec.markdown.fences.map { fence in
      FoldingRange(startLine: fence.line - 1, endLine: min(fence.lines.upperBound - 2, count - 1))
    }
    let headings = spec.markdown.blocks.filter { $0.heading != nil }
    let sections = headings.enumerated().map { index, block in
      let next = headings[(index + 1)...].first { next in
        (next.heading?.level ?? 0) <= (block.heading?.level ?? 0)
      }
      let end = next.map { $0.line - 2 } ?? count - 1
      return FoldingRange(startLine: block.line - 1, endLine: end, kind: "region")
    }
    return (fences + sections).filter { $0.endLine > $0.startLine }
      .sorted { ($0.startLine, $0.endLine) < ($1.startLine, $1.endLine) }
  }

  private func lines(_ lines: ClosedRange<Int>) -> PlaceRange {
    PlaceRange(
      start: Position(line: lines.lowerBound - 1, character: 0),
      end: ranges.line(min(lines.upperBound, count)).end
    )
  }
}
