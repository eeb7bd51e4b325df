internal import SuiteRunning
internal import Foundation
internal import Reporting
internal import Site

/// Finds the name of a suite, the commit and the date for the first page of its site.
enum SuiteEdition {
  /// Returns the edition of a suite.
  ///
  /// - Parameters:
  ///   - suite: The suite, whose folder is the name of the site.
  ///   - environment: The environment, with the commit in CI.
  ///   - previous: The last run of the history; `nil` if there is none.
  /// - Returns: The edition, with the current day as its date.
  static func edition(
    of suite: SuiteFolder,
    environment: [String: String],
    previous: HistoryEntry?
  ) -> SiteEdition {
    let commit =
      environment["GITHUB_SHA"] ?? environment["CI_COMMIT_SHA"] ?? revision(of: suite.root) ?? ""
    return SiteEdition(
      name: name(of: suite.root),
      commit: String(commit.prefix(8)),
      date: String(Date().formatted(.iso8601).prefix(10)),
      engine: "plumb",
      previous: previous
    )
  }

  /// Returns the name of the package of a suite, or that of its folder.
  private static func name(of root: String) -> String {
    let folder = URL(fileURLWithPath: root).lastPathComponent
    let manifest = TextFile(path: "\(root)/Package.swift").text
    let match = manifest?.firstMatch(of: /Package\(\s*name: "([^"]+)"/)
    return match.map { String($0.output.1) } ?? folder
  }

  /// Returns the commit of a folder in a Git repository; `nil` if there is none.
  private static func revision(of root: String) -> String? {
    let head = TextFile(path: "\(root)/.git/HEAD").text
    guard let head = head?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
    guard head.hasPrefix("ref: ") else { return head }
    let reference = TextFile(path: "\(root)/.git/\(head.dropFirst("ref: ".count))").text
    return reference?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
