internal import ElementTree

/// The parser of specs.
package enum SpecParser {
  /// Parses a Markdown file and reports every mistake in it.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The path for reports, such as `Specs/views/stacks.md`.
  ///   - name: The part of every id before `#`, such as `views/stacks`.
  /// - Returns: The document as far as it could be read, and the mistakes in the order of their
  ///   positions. The document is empty if the file exceeds a limit or is not UTF-8.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func parse(
    bytes: [UInt8],
    file: String,
    name: String
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    let (document, diagnostics) = read(bytes: bytes, file: file, name: name)
    let repeated = IdentifierCheck.repeatedIdentifiers(in: [document])
    return (document, (diagnostics + repeated.joined()).sortedByPlace)
  }

  /// Parses a file without checking that its ids are unique.
  static func read(
    bytes: [UInt8],
    file: String,
    name: String
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    var diagnostics = DiagnosticCollector(file: file)
    guard !VisibleText.hidesSomething(in: file) else {
      diagnostics.report(.fileNameUnprintable, line: 1)
      return (unread(bytes, file: file, name: name), diagnostics.diagnostics)
    }
    do {
      let recovered = try RecoveredDocument(of: SourceText(checking: bytes))
      recovered.report(to: &diagnostics)
      return assemble(
        recovered.document,
        name: name,
        lostSampleLines: recovered.lostSampleLines,
        diagnostics: diagnostics
      )
    } catch {
      diagnostics.report(.notMarkdown(error.cause), line: error.line, column: error.column)
      return (unread(bytes, file: file, name: name), diagnostics.diagnostics)
    }
  }

  /// Creates the document of a file that cannot be parsed.
  private static func unread(_ bytes: [UInt8], file: String, name: String) -> SpecDocument {
    var document = SpecDocument(file: file, name: name, title: name)
    document.isProse = !SourceText(bytes: bytes).hasFenceOfSpecs
    return document
  }

  /// Creates a spec from parsed Markdown.
  ///
  /// - Parameters:
  ///   - markdown: The parsed file.
  ///   - name: The part of every id before `#`.
  ///   - lostSampleLines: The lines of samples that are no fences in Markdown.
  ///   - diagnostics: The mistakes that were found before.
  /// - Returns: The spec, and all mistakes in the order of their positions.
  package static func assemble(
    _ markdown: MarkdownDocument,
    name: String,
    lostSampleLines: [Int] = [],
    diagnostics: DiagnosticCollector
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    var assembler = DocumentAssembler(markdown, name: name, diagnostics: diagnostics)
    markdown.forEachBlock { assembler.assemble($0) }
    assembler.finish(lostSampleLines: lostSampleLines)
    return (assembler.document, assembler.diagnostics.diagnostics)
  }
}
