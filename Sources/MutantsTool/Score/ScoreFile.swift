internal import Foundation

/// The score of the last whole run, kept in the package.
struct ScoreFile {
  static let path = "Docs/Mutants.json"

  private let root: String

  init(of root: String) {
    self.root = root
  }
}

extension ScoreFile {
  /// - Throws: Why it cannot be read.
  func read() throws -> MutantScore {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(Self.path)"))
    return try JSONDecoder().decode(MutantScore.self, from: data)
  }

  /// Writes the score, and the page that shows it.
  ///
  /// - Throws: Why one of both cannot be written.
  func write(_ score: MutantScore) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let data = try encoder.encode(score) + Data("\n".utf8)
    try data.write(to: URL(fileURLWithPath: "\(root)/\(Self.path)"), options: .atomic)
    let page = ScorePage(score: score, list: try EquivalentMutants(in: root)).markdown
    try page.write(toFile: "\(root)/\(ScorePage.file)", atomically: true, encoding: .utf8)
  }
}
