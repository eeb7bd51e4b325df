/// A format that a comparison can be written in.
package struct ComparisonFormat: Sendable {
  /// The name on the command line.
  package var name: String
  /// Whether the text is a section of a file that may have others.
  package var isSection = false
  /// Makes the format's writer; pictures are files whose names begin with the stem, and are drawn
  /// into the text, or left out, where there is none.
  package var makeWriter: @Sendable (ComparisonStyle) -> any ComparisonWriter
}

extension ComparisonFormat {
  /// Every format there is, the default first: the one list that a new one is added to.
  package static let all: [ComparisonFormat] = [
    ComparisonFormat(name: "text") { _ in ComparisonTextWriter() },
    ComparisonFormat(name: "markdown") { ComparisonMarkdownWriter(pictureStem: $0.pictureStem) },
    ComparisonFormat(name: "comment", isSection: true) { ComparisonCommentWriter(style: $0) },
    ComparisonFormat(name: "json") { _ in ComparisonJSONWriter() },
  ]

  /// The format of a name; the default one for none.
  package static func named(_ name: String?) -> ComparisonFormat {
    all.first { $0.name == name } ?? all[0]
  }
}

/// Where the pictures of a comparison are.
package struct ComparisonStyle: Sendable {
  /// The stem of the names of picture files; `nil` where there are no files.
  package var pictureStem: String?
  /// The address at which pictures can be read, `{file}` in it; `nil` for a file beside the text.
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
