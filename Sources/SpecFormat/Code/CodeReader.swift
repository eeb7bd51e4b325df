/// Reads the content of a Swift fence.
enum CodeReader {
  /// Reads a block, and reports at its fence what in it does not close.
  static func read(
    _ fence: FencedBlock,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> CodeBlock {
    var lines = fence.content.map(\.text)
    let scanner = SwiftDelimiterScanner(lines.map { $0 + "\n" }.joined())
    if let imbalance = scanner.imbalance {
      diagnostics.report(
        .codeUnbalanced(imbalance.moved(by: fence.line)),
        line: fence.line,
        column: fence.opener.column
      )
    }
    var imports: [String] = []
    for index in lines.indices where scanner.topLevelLines.contains(index + 1) {
      guard let statements = ImportStatement.statements(of: lines[index]) else {
        lines[index] = AppDeclaration.adapted(lines[index], number: fence.line + 1 + index)
        continue
      }
      imports += statements.filter { !$0.isReplaced }.map(\.path)
      lines[index] = ""
    }
    return CodeBlock(
      fenceLine: fence.line,
      line: fence.line + 1,
      code: lines.map { $0 + "\n" }.joined(),
      imports: imports
    )
  }
}

extension SwiftImbalance {
  /// The same at a line that many lines further down.
  func moved(by lines: Int) -> SwiftImbalance {
    switch self {
    case .unclosed(let text, let line): .unclosed(text, line: line + lines)
    case .unexpected(let text, let line): .unexpected(text, line: line + lines)
    }
  }
}
