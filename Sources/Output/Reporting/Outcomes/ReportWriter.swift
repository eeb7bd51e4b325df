package import Conformance

/// Writes a report as text in one format.
///
/// ```swift
/// struct CountWriter: ReportWriter {
///   func text(for report: ConformanceReport) -> String {
///     "\(report.specs.flatMap(\.clauses).flatMap(\.scenarios).count) scenarios\n"
///   }
/// }
/// ```
package protocol ReportWriter: Sendable {
  /// Returns the whole text, ending with a line feed.
  func text(for report: ConformanceReport) -> String
}

/// The properties of a report's destination that affect its text.
package struct ReportStyle: Sendable, Equatable {
  /// Whether the destination is a terminal with colors.
  package var usesColor: Bool
  /// The path from the repository to the package, ending with a slash, or empty.
  package var pathToPackage: String
  /// The path from the text's folder to the package, ending with a slash, or empty.
  package var pathToRoot: String

  package init(usesColor: Bool = false, pathToPackage: String = "", pathToRoot: String = "") {
    self.usesColor = usesColor
    self.pathToPackage = pathToPackage
    self.pathToRoot = pathToRoot
  }
}

/// The paths of files by which a service, such as GitHub or GitLab, finds them in a repository.
struct RepositoryPaths: Sendable {
  /// The path from the repository to the package, ending with a slash, or empty.
  let pathToPackage: String

  /// Returns the path of a file in the repository.
  ///
  /// - Parameter file: The path relative to the package, possibly with `..`.
  /// - Returns: The path without `.` and `..`.
  func path(of file: String) -> String {
    let parts = (pathToPackage + file).split(separator: "/", omittingEmptySubsequences: false)
    let path = parts.reduce(into: [Substring]()) { path, part in
      switch part {
      case ".": break
      case ".." where path.last ?? ".." != "..": path.removeLast()
      default: path.append(part)
      }
    }
    return path.joined(separator: "/")
  }
}

/// Formats shares for pages.
package enum PercentText {
  /// Returns a share in percent, rounded down so that 100% means all, such as `96.2 %`.
  ///
  /// - Parameters:
  ///   - part: The part, at least 0.
  ///   - whole: The whole, at least `part`.
  /// - Returns: The share with one decimal; `–` if the whole is 0.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let permille = part * 1000 / whole
    return permille == 1000 ? "100 %" : "\(permille / 10).\(permille % 10) %"
  }
}
