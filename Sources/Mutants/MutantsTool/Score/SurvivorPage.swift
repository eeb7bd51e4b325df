internal import ElementTree
internal import Foundation

/// The files of a score: its pages, and the counts that the site shows.
struct ScoreDocuments {
  let score: MutantScore
}

extension ScoreDocuments {
  /// Writes the page of the repository, and all other files to the build folder.
  ///
  /// - Parameter root: The directory of the package.
  /// - Throws: An error if a file cannot be written.
  func write(in root: String) throws {
    try write(ScorePage(score: score).markdown, to: "\(root)/\(ScorePage.file)")
    try RecordingOrder(score: score).write(in: root)
    let folder = "\(root)/\(ScoreDetails.folder)"
    if FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(ScoreFile(score).json, to: "\(root)/\(ScoreFile.path)")
    try write(ScoreDetails(score: score).markdown, to: "\(root)/\(ScoreDetails.file)")
    for page in SurvivorPage.pages(of: score) {
      try write(page.markdown, to: "\(folder)/\(page.name)")
    }
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// A score as text for a terminal: the survivors, and then the counts.
struct ScoreSummary {
  let score: MutantScore
}

extension ScoreSummary {
  /// Returns the lines of the summary, each ending with a line feed.
  ///
  /// - Parameter isListing: Whether the survivors are listed.
  /// - Returns: The survivors, and then the counts.
  func text(listing isListing: Bool) -> String {
    let survivors =
      !isListing
      ? []
      : score.survivors.flatMap { survivor -> [String] in
        let mutant = survivor.mutant
        let name = mutant.rule ?? mutant.kind.rawValue
        let near = survivor.isReached ? survivor.nearest.first ?? "" : "no scenario reaches it"
        return [
          "\(mutant.place): survivor \(mutant.id): \(name): \(mutant.change)", "  nearest: \(near)",
        ]
      }
    let total = score.total
    let rules = score.rules.reduce(into: (places: 0, detected: 0)) { sum, rule in
      sum.places += rule.places
      sum.detected += rule.detected
    }
    let counts = [
      "\(total.made) mutants: \(total.killed) detected, \(total.killedByRecording) by recordings, "
        + "\(total.unreached) in code that no scenario reaches",
      "\(rules.places) switches of rules: \(rules.detected) detected",
      "\(score.costOnly) that change only the engine's work, "
        + "\(score.equivalents.values.reduce(0, +)) listed as equivalent, "
        + "\(score.withdrawn) that do not compile",
    ]
    return (survivors + counts).map { "\(TerminalText.line($0))\n" }.joined()
  }
}

/// The page of a module's survivors, such as `ViewLayout.md`, in the folder of the details.
struct SurvivorPage {
  /// The maximum number of clauses that are named for a line.
  private static let clausesOfLine = 2

  let module: String
  let survivors: [MutantScore.Survivor]

  /// Returns a page for each module that has survivors.
  static func pages(of score: MutantScore) -> [SurvivorPage] {
    EngineSources.modules.compactMap { module in
      let survivors = score.survivors.filter {
        $0.mutant.file.hasPrefix("Sources/Engine/\(module)/")
      }
      return survivors.isEmpty ? nil : SurvivorPage(module: module, survivors: survivors)
    }
  }
}

extension SurvivorPage {
  /// The name of the file.
  var name: String { "\(module).md" }

  /// The Markdown; the same score always results in the same text.
  var markdown: String {
    let byFile = Dictionary(grouping: survivors) { $0.mutant.file }.sorted { $0.key < $1.key }
    return "# \(survivors.count) faults of \(module) survive\n\n"
      + "Each row is a line of code with its faults and the clauses that reach it and few other lines.\n\n"
      + byFile.map { section(of: $0.key, $0.value) }.joined(separator: "\n")
  }

  /// Returns the survivors of a file: a row for each line that a scenario reaches, and one for each
  /// unreached declaration.
  private func section(of file: String, _ survivors: [MutantScore.Survivor]) -> String {
    let byLine = Dictionary(grouping: survivors.filter(\.isReached)) { $0.mutant.line }
    let reached = byLine.sorted { $0.key < $1.key }.map { line, survivors -> [String] in
      var seen: Set<String> = []
      let nearest = survivors.flatMap(\.nearest).filter { seen.insert($0).inserted }
        .prefix(Self.clausesOfLine)
      return [
        "\(line)", name(survivors[0].mutant.declaration),
        survivors.map { change($0.mutant) }.joined(separator: "<br>"),
        nearest.map(ClauseName.name).joined(separator: "<br>"),
      ]
    }
    let byDeclaration = Dictionary(grouping: survivors.filter { !$0.isReached }) {
      $0.mutant.declaration
    }
    let unreached = byDeclaration.map { declaration, survivors in
      (line: survivors.map(\.mutant.line).min() ?? 0, declaration: declaration, survivors.count)
    }.sorted { ($0.line, $0.declaration) < ($1.line, $1.declaration) }
      .map { line, declaration, count in
        ["\(line)", name(declaration), "\(count), not reached", ""]
      }
    return "## \(file.replacing("Sources/Engine/\(module)/", with: ""))\n\n"
      + MarkdownTable.text(["line", "in", "faults", "nearest clauses"], reached + unreached)
  }

  /// Returns the kind of a mutant or its rule, and the change.
  private func change(_ mutant: Mutant) -> String {
    let kind = mutant.rule ?? mutant.kind.rawValue
    return "\(kind) \(MarkdownTable.code(mutant.original)) → "
      + MarkdownTable.code(mutant.replacement)
  }

  private func name(_ declaration: String) -> String {
    declaration.isEmpty ? "" : MarkdownTable.code(declaration)
  }
}
