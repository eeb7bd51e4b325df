/// Writes a comparison as text in one format.
package protocol ComparisonWriter: Sendable {
  /// The text, and the pictures that it shows.
  func document(for comparison: ReportComparison) -> ComparisonDocument
}

/// A comparison as text, with the pictures that stand beside it.
package struct ComparisonDocument: Sendable, Equatable {
  /// The whole text, ending with a line feed.
  package var text: String
  /// SVG documents by the names of their files.
  package var pictures: [String: String] = [:]
}
