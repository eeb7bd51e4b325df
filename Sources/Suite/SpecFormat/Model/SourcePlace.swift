/// A line of a Swift file of an app.
package enum PreviewSpec {
  /// A place in a file of the app.
  package struct Place: Sendable, Hashable {
    /// The path of the file as given.
    package var file: String
    /// The line, from 1.
    package var line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }
}
