internal import Foundation

/// The documents of a score: the page, and the counts that the site shows.
struct ScoreDocuments {
  let score: MutantScore
  let list: EquivalentMutants
}

extension ScoreDocuments {
  /// Writes both.
  ///
  /// - Parameter root: The directory of the package.
  /// - Throws: Why one of them cannot be written.
  func write(in root: String) throws {
    let counts = URL(fileURLWithPath: "\(root)/\(ScoreFile.path)")
    try ScoreFile(score).json().write(to: counts, options: .atomic)
    try ScorePage(score: score, list: list).markdown
      .write(toFile: "\(root)/\(ScorePage.file)", atomically: true, encoding: .utf8)
  }
}
