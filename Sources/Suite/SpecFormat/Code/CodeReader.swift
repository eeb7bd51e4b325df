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
    for (index, isTopLevel) in zip(lines.indices, scanner.isTopLevel) where isTopLevel {
      guard let statements = ImportStatement.statements(of: lines[index]) else {
        lines[index] = AppDeclaration.adapted(lines[index], number: fence.line + 1 + index)
        continue
      }
      imports += statements.filter { !$0.isReplaced }.map(\.path)
      lines[index] = ""
    }
    lines = EntryDeclaration.adapted(lines).map {
      RuntimeAttribute.adapted(PreviewState.adapted($0))
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

/// The words of an app's file to those who start it or preview it, in a form that a spec compiles.
enum AppDeclaration {
  /// A line at the top level of a block of Swift.
  ///
  /// - Parameters:
  ///   - line: The line as the author wrote it.
  ///   - number: The line in the file, which names a preview.
  /// - Returns: The line without `@main`, whose app no spec starts; a `#Preview` as a function, so
  ///   that it is compiled and nothing more.
  static func adapted(_ line: String, number: Int) -> String {
    // Nearly all lines are neither, and a regular expression takes its time to begin.
    guard line.hasPrefix("@main") || line.hasPrefix("#Preview") else { return line }
    if let mark = line.firstMatch(of: /^@main\b/) {
      return line.replacing(mark.0, with: "", maxReplacements: 1)
    }
    guard let preview = line.firstMatch(of: /^#Preview\s*(\([^{]*\))?\s*\{/) else { return line }
    let function = "@MainActor @ViewBuilder private func preview\(number)() -> some View {"
    return function + line[preview.range.upperBound...]
  }
}

/// `@Previewable`, the macro that makes a state of a preview; a preview here is a function, in
/// which a state may stand as it is.
enum PreviewState {
  static func adapted(_ line: String) -> String {
    // Searching for a text costs as much as reading ten lines.
    guard line.utf8.contains(UInt8(ascii: "@")) else { return line }
    return line.replacing("@Previewable ", with: "")
  }
}
