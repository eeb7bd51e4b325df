/// Reads the content of a Swift fence.
enum CodeReader {
  /// Reads a block, and reports unbalanced delimiters at its fence.
  ///
  /// - Parameters:
  ///   - fence: The block.
  ///   - platform: The platform whose branches of `#if` are compiled.
  ///   - diagnostics: Receives the mistakes.
  /// - Returns: The code of the block.
  static func read(
    _ fence: FencedBlock,
    for platform: BuildPlatform,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> CodeBlock {
    let lines = fence.content.map(\.text)
    let scanner = SwiftTokenizer(lines: lines)
    if let imbalance = scanner.imbalance {
      diagnostics.report(
        .codeUnbalanced(imbalance.moved(by: fence.line)),
        line: fence.line,
        column: fence.opener.column
      )
    }
    let adapted = ConditionalCode.adapted(lines, for: platform)
    return CodeBlock(
      adapted: adapted,
      scanner: adapted == lines ? scanner : SwiftTokenizer(lines: adapted),
      fenceLine: fence.line,
      line: fence.line + 1
    )
  }
}

extension CodeBlock {
  /// Adapts code of an app, so that it compiles as part of a spec.
  ///
  /// - Parameters:
  ///   - lines: The lines as written.
  ///   - fenceLine: The line of the opening fence, from 1.
  ///   - line: The line of the first line of code, from 1.
  ///   - platform: The platform whose branches of `#if` are compiled.
  package init(_ lines: [String], fenceLine: Int, line: Int, platform: BuildPlatform = .iOS) {
    let lines = ConditionalCode.adapted(lines, for: platform)
    let scanner = SwiftTokenizer(lines: lines)
    self.init(adapted: lines, scanner: scanner, fenceLine: fenceLine, line: line)
  }

  /// Adapts the lines of one platform.
  ///
  /// - Parameters:
  ///   - lines: The lines, in which those of other platforms are empty.
  ///   - scanner: The tokens and depths of these lines.
  ///   - fenceLine: The line of the opening fence, from 1.
  ///   - line: The line of the first line of code, from 1.
  fileprivate init(adapted lines: [String], scanner: SwiftTokenizer, fenceLine: Int, line: Int) {
    var lines = lines
    var imports: [CodeImport] = []
    for (index, depth) in zip(lines.indices, scanner.depths) where depth == 0 {
      let isTopLevel = scanner.isTopLevel[index]
      if let statements = ImportStatement.statements(of: lines[index]) {
        imports += statements.filter { !$0.isReplaced }.map {
          CodeImport(path: $0.path, line: line + index, isRequired: isTopLevel)
        }
        lines[index] = ""
      } else if isTopLevel {
        lines[index] = AppDeclaration.adapted(lines[index], number: line + index)
      }
    }
    lines = EntryDeclaration.adapted(lines).map {
      RuntimeAttribute.adapted(PreviewState.adapted($0))
    }
    let code = lines.map { $0 + "\n" }.joined()
    self.init(fenceLine: fenceLine, line: line, code: code, imports: imports)
  }
}

extension SwiftImbalance {
  /// Returns the same imbalance at a line that is the given number of lines further down.
  func moved(by lines: Int) -> SwiftImbalance {
    switch self {
    case .unclosed(let text, let line): .unclosed(text, line: line + lines)
    case .unexpected(let text, let line): .unexpected(text, line: line + lines)
    }
  }
}

/// Adapts declarations of an app's file, such as `@main` and `#Preview`, so that a spec compiles
/// them.
enum AppDeclaration {
  /// Adapts a top-level line of a Swift block.
  ///
  /// - Parameters:
  ///   - line: The line as written.
  ///   - number: The line in the file, which is used to name the function of a preview.
  /// - Returns: The line without `@main`, because specs do not start apps, and with `#Preview` as a
  ///   function that is compiled but not called.
  static func adapted(_ line: String, number: Int) -> String {
    // Most lines contain neither word, and starting a regular expression is slow.
    guard line.hasPrefix("@main") || line.hasPrefix("#Preview") else { return line }
    if let mark = line.firstMatch(of: /^@main\b/) {
      return line.replacing(mark.0, with: "", maxReplacements: 1)
    }
    guard let preview = line.firstMatch(of: /^#Preview\s*(\([^{]*\))?\s*\{/) else { return line }
    let function = "@MainActor @ViewBuilder private func preview\(number)() -> some View {"
    return function + line[preview.range.upperBound...]
  }
}

/// Removes `@Previewable`, because a preview is compiled as a function, in which `@State` needs no
/// macro.
enum PreviewState {
  static func adapted(_ line: String) -> String {
    // Replacing a text takes as long as reading ten lines.
    guard line.utf8.containsText("@") else { return line }
    return line.replacing("@Previewable ", with: "")
  }
}
