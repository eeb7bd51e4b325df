internal import Foundation

/// The documents of a score: the pages, and the counts that the site shows.
struct ScoreDocuments {
  let score: MutantScore
  let list: EquivalentMutants
}

extension ScoreDocuments {
  /// Writes them all; a page of a module in which nothing survives goes.
  ///
  /// - Parameter root: The directory of the package.
  /// - Throws: Why one of them cannot be written.
  func write(in root: String) throws {
    try write(ScoreFile(score).json, to: "\(root)/\(ScoreFile.path)")
    try write(ScorePage(score: score, list: list).markdown, to: "\(root)/\(ScorePage.file)")
    let folder = "\(root)/Docs/Mutants"
    if FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for page in SurvivorPage.pages(of: score) {
      try write(page.markdown, to: "\(root)/\(page.path)")
    }
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
