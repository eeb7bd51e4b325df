/// A spec to start from.
package struct NewSpecAnswer: JSONAnswer {
  private let formatVersion = 1
  private let file: String
  private let isWritten: Bool
  /// The whole text of the file.
  private let contents: String

  package init(file: String, contents: String, isWritten: Bool) {
    self.file = file
    self.contents = contents
    self.isWritten = isWritten
  }
}
