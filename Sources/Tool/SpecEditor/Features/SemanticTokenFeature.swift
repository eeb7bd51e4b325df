internal import SpecFormat

/// Classifies the words of expectation blocks and of their fences.
enum SemanticTokenFeature: EditorFeature {
  static let routes = [EditorRoute("textDocument/semanticTokens/full", tokens)]

  /// The types of words, with the names of the protocol.
  private enum WordType: String, CaseIterable {
    /// The kind of a block.
    case keyword
    /// An attribute of a fence.
    case property
    /// The type of a node, or the name of a modifier.
    case type
    /// The id of a node.
    case variable
    case string, number
    /// `->`, `<=`, `|` and the like.
    case `operator`
  }

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.semanticTokensProvider = .init(
      types: WordType.allCases.map(\.rawValue),
      modifiers: []
    )
  }

  private static func tokens(
    _ server: EditorServer,
    _ params: DocumentParams
  ) throws -> SemanticTokens? {
    let document = try server.document(params.textDocument.uri)
    let ranges = DocumentRanges(buffer: document.buffer)
    var tokens = SemanticTokens()
    let fences = document.spec.markdown.fences.filter { fence in
      FormatReference.fences.contains(fence.name) && fence.name != "swift"
    }
    for fence in fences.sorted(by: { $0.line < $1.line }) {
      append(opener: fence, ranges, to: &tokens)
      let isClosed = fence.lines.upperBound - 1 > fence.line
      let end = fence.lines.upperBound - (isClosed ? 1 : 0)
      let content = fence.line + 1..<max(fence.line + 1, end)
      for line in content {
        for word in ranges.words(ofLine: line) {
          guard let type = type(of: word) else { continue }
          tokens.append(ranges.columns(word.columns, ofLine: line), type: type)
        }
      }
    }
    return tokens
  }

  private static func append(
    opener fence: FencedBlock,
    _ ranges: DocumentRanges,
    to tokens: inout SemanticTokens
  ) {
    let buffer = ranges.buffer
    let context = FenceContext.around(line: 0) { _ in buffer.bytes(ofLine: fence.line - 1) }
    for (place, word) in (context?.words ?? []).enumerated() {
      let isAttribute = word.text.contains("=")
      let name = isAttribute ? word.text.prefix { $0 != "=" }.count : word.columns.count
      let columns = word.columns.lowerBound..<(word.columns.lowerBound + name)
      let type: WordType = place == 0 ? .keyword : isAttribute ? .property : .number
      tokens.append(ranges.columns(columns, ofLine: fence.line), type: index(of: type))
      guard isAttribute, columns.upperBound + 1 < word.columns.upperBound else { continue }
      let value = (columns.upperBound + 1)..<word.columns.upperBound
      tokens.append(ranges.columns(value, ofLine: fence.line), type: index(of: .string))
    }
  }

  private static func index(of type: WordType) -> Int {
    WordType.allCases.firstIndex(of: type) ?? 0
  }

  private static func isProposal(_ text: String) -> Bool {
    text.wholeMatch(of: /[-\d.nilf]+x[-\d.nilf]+/) != nil
  }

  /// Returns the index of the type of a word in a block; `nil` for a word without a type.
  private static func type(of word: PlacedWord) -> Int? {
    let text = word.text
    let type: WordType? =
      if word.identifier != nil {
        .variable
      } else if text.hasPrefix("\"") {
        .string
      } else if word.number != nil || text == "?" || isProposal(text) {
        .number
      } else if text.allSatisfy({ "-><=|*.".contains($0) }) {
        .operator
      } else if text.first?.isLetter == true {
        .type
      } else {
        nil
      }
    return type.map { index(of: $0) }
  }
}
