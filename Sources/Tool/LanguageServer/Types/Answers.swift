/// Text about a position.
package struct Hover: Encodable {
  package var contents: MarkupContent
  package var range: PlaceRange?

  package init(_ text: String, range: PlaceRange?) {
    contents = MarkupContent(text)
    self.range = range
  }
}

package struct CompletionList: Encodable {
  package var isIncomplete = false
  package var items: [CompletionItem]

  package init(_ items: [CompletionItem]) { self.items = items }
}

package struct CompletionItem: Encodable, Equatable {
  /// The kinds of the protocol that the server uses; they select icons.
  package enum Kind: Int, Encodable, Sendable {
    case property = 10
    case value = 12
    case keyword = 14
    case snippet = 15
    case file = 17
    case reference = 18
    case enumMember = 20
    case constant = 21
  }

  package var label: String
  package var kind: Kind
  package var detail: String?
  package var documentation: MarkupContent?
  /// The position among other items.
  package var sortText: String?
  /// 2 if the text contains placeholders of a snippet.
  package var insertTextFormat: Int?
  /// ``textAsIs`` if the text has its indentation already; `nil` for the default of the client.
  package var insertTextMode: Int?
  package var textEdit: TextEdit?
  /// Edits of other lines, which the client applies with the completion.
  package var additionalTextEdits: [TextEdit]?

  /// The mode in which a client does not adjust the indentation of inserted lines.
  package static let textAsIs = 1

  package init(_ label: String, _ kind: Kind, detail: String? = nil) {
    (self.label, self.kind, self.detail) = (label, kind, detail)
  }
}

package struct CodeActionParams: Decodable {
  package struct Context: Decodable {
    package var diagnostics: [Diagnostic]
    /// The requested kinds; `nil` for all.
    package var only: [String]?
  }

  package var textDocument: TextDocumentIdentifier
  package var range: PlaceRange
  package var context: Context
}

package struct CodeAction: Encodable {
  package var title: String
  package var kind: String
  package var diagnostics: [Diagnostic]?
  package var isPreferred: Bool?
  package var edit: WorkspaceEdit?
  package var command: Command?

  package init(_ title: String, kind: String = CodeAction.quickFix) {
    (self.title, self.kind) = (title, kind)
  }

  package static let quickFix = "quickfix"
  package static let rewrite = "refactor.rewrite"
  package static let fixAll = "source.fixAll.plumb"
}

package struct CodeLens: Encodable {
  package var range: PlaceRange
  package var command: Command

  package init(range: PlaceRange, command: Command) {
    (self.range, self.command) = (range, command)
  }
}

/// A short text that a client shows in a line.
package struct InlayHint: Encodable {
  package var position: Position
  package var label: String
  package var paddingLeft = true
  package var tooltip: String?

  package init(at position: Position, _ label: String, tooltip: String? = nil) {
    (self.position, self.label, self.tooltip) = (position, label, tooltip)
  }
}

package struct DocumentSymbol: Encodable {
  package enum Kind: Int, Encodable {
    case module = 2
    case namespace = 3
    case method = 6
    case function = 12
    case constant = 14
    case object = 19
  }

  package var name: String
  package var detail: String?
  package var kind: Kind
  package var range: PlaceRange
  package var selectionRange: PlaceRange
  package var children: [DocumentSymbol]

  package init(
    _ name: String,
    _ kind: Kind,
    detail: String? = nil,
    range: PlaceRange,
    selection: PlaceRange,
    children: [DocumentSymbol] = []
  ) {
    (self.name, self.kind, self.detail) = (name, kind, detail)
    (self.range, selectionRange, self.children) = (range, selection, children)
  }
}

package struct FoldingRange: Encodable, Equatable {
  package var startLine: Int
  package var endLine: Int
  package var kind: String?

  package init(startLine: Int, endLine: Int, kind: String? = nil) {
    (self.startLine, self.endLine, self.kind) = (startLine, endLine, kind)
  }
}

package struct RenameParams: Decodable {
  package var textDocument: TextDocumentIdentifier
  package var position: Position
  package var newName: String
}

package struct RenameTarget: Encodable {
  package var range: PlaceRange
  package var placeholder: String

  package init(range: PlaceRange, placeholder: String) {
    (self.range, self.placeholder) = (range, placeholder)
  }
}

package struct SemanticTokens: Encodable {
  /// Five numbers for each token, relative to the token before it.
  package private(set) var data: [Int] = []
  private var last = Position(line: 0, character: 0)

  private enum CodingKeys: CodingKey { case data }

  package init() {}

  /// Adds a token, which must be after all earlier ones.
  ///
  /// - Parameters:
  ///   - range: A range in one line.
  ///   - type: The index of its type in the legend.
  package mutating func append(_ range: PlaceRange, type: Int) {
    let start = range.start
    let isSameLine = start.line == last.line
    data += [
      start.line - last.line, isSameLine ? start.character - last.character : start.character,
      range.end.character - start.character, type, 0,
    ]
    last = start
  }
}
