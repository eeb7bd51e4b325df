/// The properties of the place where a report's text goes that writers need to know.
package struct ReportStyle: Sendable, Equatable {
  /// Whether it is read on a terminal that shows colours.
  package var usesColor: Bool
  /// The way from the repository to the package, with a slash at its end, or empty.
  package var pathToPackage: String
  /// The way from the text's folder to the package, with a slash at its end, or empty.
  package var pathToRoot: String

  package init(usesColor: Bool = false, pathToPackage: String = "", pathToRoot: String = "") {
    self.usesColor = usesColor
    self.pathToPackage = pathToPackage
    self.pathToRoot = pathToRoot
  }
}
