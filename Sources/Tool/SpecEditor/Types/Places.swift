/// A position between two characters of a document.
struct Position: Codable, Hashable, Sendable, Comparable {
  /// The line, from 0.
  var line: Int
  /// The offset in the line, in UTF-16 code units from 0.
  var character: Int

  init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range of a document; the end is not part of it.
struct PlaceRange: Codable, Hashable, Sendable {
  var start: Position
  var end: Position

  init(start: Position, end: Position) {
    (self.start, self.end) = (start, end)
  }

  /// A range in one line.
  init(line: Int, _ characters: Range<Int>) {
    start = Position(line: line, character: characters.lowerBound)
    end = Position(line: line, character: characters.upperBound)
  }
}

extension PlaceRange {
  /// Returns whether a position is in the range or at one of its ends.
  func touches(_ position: Position) -> Bool { start <= position && position <= end }

  /// Returns whether two ranges have a position in common, which may be an end.
  func touches(_ other: PlaceRange) -> Bool { start <= other.end && other.start <= end }
}

/// A range of a document that is identified by its URI.
struct Location: Codable, Hashable, Sendable {
  var uri: String
  var range: PlaceRange

  init(uri: String, range: PlaceRange) {
    (self.uri, self.range) = (uri, range)
  }
}

struct TextDocumentIdentifier: Codable, Hashable, Sendable {
  var uri: String
}

/// The parameters of a request about a document.
struct DocumentParams: Decodable {
  var textDocument: TextDocumentIdentifier
}

/// The parameters of a request about a position.
struct PositionParams: Decodable {
  var textDocument: TextDocumentIdentifier
  var position: Position
}

/// The parameters of a request about a range.
struct RangeParams: Decodable {
  var textDocument: TextDocumentIdentifier
  var range: PlaceRange
}

/// A replacement of a range.
struct TextEdit: Codable, Hashable, Sendable {
  var range: PlaceRange
  var newText: String

  init(range: PlaceRange, newText: String) {
    (self.range, self.newText) = (range, newText)
  }
}

/// Edits of several documents, by their URIs.
struct WorkspaceEdit: Codable, Hashable, Sendable {
  var changes: [String: [TextEdit]]

  init(changes: [String: [TextEdit]]) { self.changes = changes }
}

/// A command that a client shows and that the server or the client executes.
struct Command: Codable, Hashable, Sendable {
  var title: String
  var command: String
  var arguments: [JSONValue]?

  init(title: String, command: String, arguments: [JSONValue]? = nil) {
    (self.title, self.command, self.arguments) = (title, command, arguments)
  }
}

/// Text in Markdown or without markup.
struct MarkupContent: Codable, Hashable, Sendable {
  var kind = "markdown"
  var value: String

  init(_ value: String) { self.value = value }
}
