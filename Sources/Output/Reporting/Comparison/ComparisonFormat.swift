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
