/// Reads a spec.
package enum SpecParser {
  /// Reads a Markdown file and reports every mistake in it.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The path as reports print it: `Specs/views/stacks.md`.
  ///   - name: The first half of every id: `views/stacks`.
  /// - Returns: The document as far as it could be read, and the mistakes in the order of their
  ///   places; an empty document where the file breaks a bound or is not UTF-8.
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

  /// Reads a file, without the check of its ids.
  static func read(
    bytes: [UInt8],
    file: String,
    name: String
  ) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
    var diagnostics = DiagnosticCollector(file: file)
    let empty = SpecDocument(file: file, name: name, title: name)
    guard let text = SourceText(checking: bytes, reportingTo: &diagnostics) else {
      return (empty, diagnostics.diagnostics)
    }
    let recovered = RecoveredOutline(of: text)
    let outline = recovered.outline
    guard outline.depth <= SourceBounds.depthLimit else {
      diagnostics.report(
        .nestedTooDeeply(limit: SourceBounds.depthLimit),
        line: outline.deepestLine
      )
      return (empty, diagnostics.diagnostics)
    }
    recovered.report(to: &diagnostics)
    var assembler = DocumentAssembler(file: file, name: name, diagnostics: diagnostics)
    for block in outline.blocks { assembler.take(block) }
    assembler.finish()
    assembler.document.noteRules(in: text, outline: outline)
    assembler.document.digest = FileDigest.digest(of: bytes)
    return (assembler.document, assembler.diagnostics.diagnostics)
  }
}

extension SourceText {
  /// Takes a file's content, unless it breaks a bound or is not UTF-8, which is reported.
  fileprivate init?(checking bytes: [UInt8], reportingTo diagnostics: inout DiagnosticCollector) {
    guard bytes.count <= SourceBounds.byteLimit else {
      let mistake = SpecMistake.fileTooLarge(bytes: bytes.count, limit: SourceBounds.byteLimit)
      diagnostics.report(mistake, line: 1)
      return nil
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      let before = SourceText.lines(of: String(decoding: bytes[..<offset], as: UTF8.self) + "|")
      diagnostics.report(
        .notUTF8(byteOffset: offset),
        line: before.count,
        column: before.last?.count ?? 1
      )
      return nil
    }
    self.init(bytes: bytes)
    if let bound = SourceBounds.brokenBound(of: self) {
      diagnostics.report(bound.mistake, line: bound.line)
      return nil
    }
  }
}
