/// A line that a block of a spec is to have.
package struct EditedLine: Sendable, Equatable {
  /// The line of the file, from 1, that it stands for and whose markers and ending it keeps;
  /// `nil` for a new one.
  package var source: Int?
  /// The characters, without what a quotation or a list puts before them.
  package var text: String

  package init(source: Int? = nil, text: String) {
    self.source = source
    self.text = text
  }
}
