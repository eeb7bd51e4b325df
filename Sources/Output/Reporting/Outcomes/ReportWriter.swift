package import Conformance

/// Writes a report as text in one format.
package protocol ReportWriter: Sendable {
  /// The whole text, ending with a line feed.
  func text(for report: ConformanceReport) -> String
}

/// The properties of the destination of a report that its text depends on.
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

/// How pages write shares.
package enum PercentText {
  /// A share in percent, rounded down so that only all is 100: `96.2 %`.
  ///
  /// - Parameters:
  ///   - part: How many there are, from 0.
  ///   - whole: How many there could be, at least `part`.
  /// - Returns: The share with one decimal; `–` of nothing.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let permille = part * 1000 / whole
    return permille == 1000 ? "100 %" : "\(permille / 10).\(permille % 10) %"
  }
}
