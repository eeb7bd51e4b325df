/// Text about a position.
struct Hover: Encodable {
  var contents: MarkupContent
  var range: PlaceRange?

  init(_ text: String, range: PlaceRange?) {
    contents = MarkupContent(text)
    self.range = range
  }
}

struct CompletionList: Encodable {
  var isIncomplete = false
  var items: [CompletionItem]

  init(_ items: [CompletionItem]) { self.items = items }
}

struct CompletionItem: Encodable, Equatable {
  /// The kinds of the protocol that the server uses; they select icons.
  enum Kind: Int, Encodable, Sendable {
    case property = 10
    case value = 12
    case keyword = 14
    case snippet = 15
    case file = 17
    case reference = 18
    case enumMember = 20
    case constant = 21
  }

  var label: String
  var kind: Kind
  var detail: String?
  var documentation: MarkupContent?
  /// The text by which a client sorts the items; `nil` to sort by the label.
  var sortText: String?
  /// 2 if the text contains placeholders of a snippet; `nil` for plain text.
  var insertTextFormat: Int?
  /// ``textAsIs`` if the text has its indentation already; `nil` for the default of the client.
  var insertTextMode: Int?
  var textEdit: TextEdit?
  /// Edits of other lines, which the client applies with the completion; `nil` for none.
  var additionalTextEdits: [TextEdit]?

  /// The mode in which a client does not adjust the indentation of inserted lines.
  static let textAsIs = 1

  init(_ label: String, _ kind: Kind, detail: String? = nil) {
    (self.label, self.kind, self.detail) = (label, kind, detail)
  }
}

struct CodeActionParams: Decodable {
  struct Context: Decodable {
    var diagnostics: [Diagnostic]
    /// The requested kinds; `nil` for all.
    var only: [String]?
  }

  var textDocument: TextDocumentIdentifier
  var range: PlaceRange
  var context: Context
}

struct CodeAction: Encodable {
  var title: String
  var kind: String
  var diagnostics: [Diagnostic]?
  var isPreferred: Bool?
  var edit: WorkspaceEdit?
  var command: Command?

  init(_ title: String, kind: String = CodeAction.quickFix) {
    (self.title, self.kind) = (title, kind)
  }

  static let quickFix = "quickfix"
  static let rewrite = "refactor.rewrite"
  static let fixAll = "source.fixAll.plumb"
}

struct CodeLens: Encodable {
  var range: PlaceRange
  var command: Command

  init(range: PlaceRange, command: Command) {
    (self.range, self.command) = (range, command)
  }
}

/// A short text that a client shows in a line.
struct InlayHint: Encodable {
  var position: Position
  var label: String
  var paddingLeft = true
  var tooltip: String?

  init(at position: Position, _ label: String, tooltip: String? = nil) {
    (self.position, self.label, self.tooltip) = (position, label, tooltip)
  }
}

struct DocumentSymbol: Encodable {
  enum Kind: Int, Encodable {
    case module = 2
    case namespace = 3
    case method = 6
    case function = 12
    case constant = 14
    case object = 19
  }

  var name: String
  var detail: String?
  var kind: Kind
  var range: PlaceRange
  var selectionRange: PlaceRange
  var children: [DocumentSymbol]

  init(
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

struct FoldingRange: Encodable, Equatable {
  var startLine: Int
  var endLine: Int
  var kind: String?

  init(startLine: Int, endLine: Int, kind: String? = nil) {
    (self.startLine, self.endLine, self.kind) = (startLine, endLine, kind)
  }
}

struct RenameParams: Decodable {
  var textDocument: TextDocumentIdentifier
  var position: Position
  var newName: String
}

struct RenameTarget: Encodable {
  var range: PlaceRange
  var placeholder: String

  init(range: PlaceRange, placeholder: String) {
    (self.range, self.placeholder) = (range, placeholder)
  }
}

struct SemanticTokens: Encodable {
  /// Five numbers for each token, relative to the token before it.
  private(set) var data: [Int] = []
  private var last = Position(line: 0, character: 0)

  private enum CodingKeys: CodingKey { case data }

  init() {}

  /// Adds a token, which must be after all earlier ones.
  ///
  /// - Parameters:
  ///   - range: A range in one line.
  ///   - type: The index of its type in the legend.
  mutating func append(_ range: PlaceRange, type: Int) {
    let start = range.start
    let isSameLine = start.line == last.line
    data += [
      start.line - last.line, isSameLine ? start.character - last.character : start.character,
      range.end.character - start.character, type, 0,
    ]
    last = start
  }
}
