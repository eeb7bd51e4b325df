/// A position between two characters of a document.
package struct Position: Codable, Hashable, Sendable, Comparable {
  /// The line, from 0.
  package var line: Int
  /// The offset in the line, in UTF-16 code units from 0.
  package var character: Int

  package init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range of a document; the end is not part of it.
package struct PlaceRange: Codable, Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    (self.start, self.end) = (start, end)
  }

  /// A range in one line.
  package init(line: Int, _ characters: Range<Int>) {
    start = Position(line: line, character: characters.lowerBound)
    end = Position(line: line, character: characters.upperBound)
  }
}

extension PlaceRange {
  /// Returns whether a position is in the range or at one of its ends.
  package func touches(_ position: Position) -> Bool { start <= position && position <= end }

  /// Returns whether two ranges have a position in common, which may be an end.
  package func touches(_ other: PlaceRange) -> Bool { start <= other.end && other.start <= end }
}

/// A range of a document that is identified by its URI.
package struct Location: Codable, Hashable, Sendable {
  package var uri: String
  package var range: PlaceRange

  package init(uri: String, range: PlaceRange) {
    (self.uri, self.range) = (uri, range)
  }
}

package struct TextDocumentIdentifier: Codable, Hashable, Sendable {
  package var uri: String
}

/// The parameters of a request about a document.
package struct DocumentParams: Decodable {
  package var textDocument: TextDocumentIdentifier
}

/// The parameters of a request about a position.
package struct PositionParams: Decodable {
  package var textDocument: TextDocumentIdentifier
  package var position: Position
}

/// The parameters of a request about a range.
package struct RangeParams: Decodable {
  package var textDocument: TextDocumentIdentifier
  package var range: PlaceRange
}

/// A replacement of a range.
package struct TextEdit: Codable, Hashable, Sendable {
  package var range: PlaceRange
  package var newText: String

  package init(range: PlaceRange, newText: String) {
    (self.range, self.newText) = (range, newText)
  }
}

/// Edits of several documents, by their URIs.
package struct WorkspaceEdit: Codable, Hashable, Sendable {
  package var changes: [String: [TextEdit]]

  package init(changes: [String: [TextEdit]]) { self.changes = changes }
}

/// A command that a client shows and that the server or the client executes.
package struct Command: Codable, Hashable, Sendable {
  package var title: String
  package var command: String
  package var arguments: [JSONValue]?

  package init(title: String, command: String, arguments: [JSONValue]? = nil) {
    (self.title, self.command, self.arguments) = (title, command, arguments)
  }
}

/// Text in Markdown or without markup.
package struct MarkupContent: Codable, Hashable, Sendable {
  package var kind = "markdown"
  package var value: String

  package init(_ value: String) { self.value = value }
}
