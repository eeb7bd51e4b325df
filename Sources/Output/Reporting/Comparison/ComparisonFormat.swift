/// A format of comparisons.
package struct ComparisonFormat: Sendable {
  /// The name of the format on the command line.
  package var name: String
  /// Whether the text is a section of a file with other sections.
  package var isSection = false
  /// Creates the format's writer for a style.
  package var makeWriter: @Sendable (ComparisonStyle) -> any ComparisonWriter
}

extension ComparisonFormat {
  /// All formats, starting with the default one; new formats are registered here.
  package static let all: [ComparisonFormat] = [
    ComparisonFormat(name: "text") { _ in ComparisonTextWriter() },
    ComparisonFormat(name: "markdown") { ComparisonMarkdownWriter(pictureStem: $0.pictureStem) },
    ComparisonFormat(name: "comment", isSection: true) { ComparisonCommentWriter(style: $0) },
    ComparisonFormat(name: "json") { _ in ComparisonJSONWriter() },
  ]

  /// Returns the format with a name; `nil` returns the default one.
  package static func named(_ name: String?) -> ComparisonFormat {
    all.first { $0.name == name } ?? all[0]
  }
}

/// The location of a comparison's pictures.
package struct ComparisonStyle: Sendable {
  /// The prefix of the names of picture files; `nil` if no picture files are written.
  package var pictureStem: String?
  /// The URL of a picture, with `{file}` for its name; `nil` for files beside the text.
  package var pictureAddress: String?

  package init(pictureStem: String? = nil, pictureAddress: String? = nil) {
    self.pictureStem = pictureStem
    self.pictureAddress = pictureAddress
  }
}

extension ComparisonStyle {
  func address(of name: String) -> String {
    pictureAddress?.replacing("{file}", with: name) ?? name
  }
}

/// Writes a comparison as text in one format.
///
/// ```swift
/// struct RegressionWriter: ComparisonWriter {
///   func document(for comparison: ReportComparison) -> ComparisonDocument {
///     ComparisonDocument(text: "\(comparison.changes(.newlyFailing).count) regressions\n")
///   }
/// }
/// ```
package protocol ComparisonWriter: Sendable {
  /// Returns the text of a comparison, and the pictures that it shows.
  func document(for comparison: ReportComparison) -> ComparisonDocument
}

/// The text of a comparison and its picture files.
package struct ComparisonDocument: Sendable, Equatable {
  /// The whole text, ending with a line feed.
  package var text: String
  /// The SVG documents, by the names of their files.
  package var pictures: [String: String] = [:]
}
