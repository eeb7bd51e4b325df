internal import Reporting
internal import SpecFormat

/// The page of a mutation score: `Docs/Internals/MutationScore.md`.
struct ScorePage {
  let score: MutantScore
}

extension ScorePage {
  static let file = "Docs/Internals/MutationScore.md"

  /// The Markdown with at most 60 lines; the same score always results in the same text.
  var markdown: String { [opening, totals, modules, kinds].joined(separator: "\n") }

  private var opening: String {
    """
    <!-- Written by `swift run mutants run`. -->
    # Mutation score: \(PercentText.percent(score.total.killed, of: score.total.made))

    `mutants` puts one fault after the other into the engine, and runs the scenarios that reach it until one fails:
    the fault is detected. [Mutation testing](MutationTesting.md) describes the faults and how they are run. Surviving
    faults, folders and times are in `\(ScoreDetails.folder)` after a run.

    """
  }

  private var totals: String {
    let total = score.total
    let rows = [
      ["faults that compile", "\(total.made)", ""],
      ScoreTable.part("detected", total.killed, of: total.made),
      ScoreTable.part(
        "detected by a recorded expectation",
        total.killedByRecording,
        of: total.made
      ),
      ScoreTable.part("in code that no scenario reaches", total.unreached, of: total.made),
      ScoreTable.part(
        "rules whose every switch is detected",
        score.detectedRules,
        of: score.rules.count
      ),
      ScoreTable.part(
        "rules that no recorded expectation detects",
        score.unrecordedRules.count,
        of: score.rules.count
      ),
      ["undetected, with more or less work and the same answers", "\(score.costOnly)", ""],
      [
        "listed as equivalent to the original code", "\(score.equivalents.values.reduce(0, +))", "",
      ],
      ["excluded because they do not compile", "\(score.withdrawn)", ""],
      ["scenarios", "\(score.scenarios)", ""],
    ]
    return "## Totals\n\n" + MarkdownTable.text(["", "count", "share"], rows)
  }

  private var modules: String {
    let rows = score.counts { $0.split(separator: "/").dropFirst(2).prefix(1).map { String($0) } }
    return "## By module\n\n" + ScoreTable.text("module", rows)
  }

  private var kinds: String {
    let rows = MutantKind.allCases.compactMap { kind in
      score.kinds[kind.rawValue].map { ("`\(kind.rawValue)`: \(kind.summary)", $0) }
    }
    return "## By kind of fault\n\n" + ScoreTable.text("fault", rows)
  }
}

/// The pages of a score that are too long for the repository and are written to the build folder.
struct ScoreDetails {
  let score: MutantScore
}

extension ScoreDetails {
  static let folder = ".build/mutants/score"
  static let file = "\(folder)/details.md"

  /// The Markdown; the same score always results in the same text.
  var markdown: String {
    (["# Details of the mutation score\n"] + [survivors, rules, folders, exclusions, times])
      .joined(separator: "\n")
  }

  private var survivors: String {
    let pages = SurvivorPage.pages(of: score)
    guard !pages.isEmpty else { return "## Nothing survives\n" }
    let rows = pages.map { ["[\($0.module)](\($0.name))", "\($0.survivors.count)"] }
    return "## Survivors\n\n" + MarkdownTable.text(["module", "faults"], rows)
  }

  private var rules: String {
    let open = score.rules.filter { $0.detected < $0.places }
    let rows = open.map { [$0.rule, "\($0.places)", "\($0.detected)"] }
    let result =
      open.isEmpty
      ? "## Every switch of a rule is detected\n"
      : "## Rules with a switch that is not detected\n\n"
        + MarkdownTable.text(["rule", "switches", "detected"], rows)
    return result + rulesWithoutSwitch
  }

  /// The rules that no mutant disables.
  private var rulesWithoutSwitch: String {
    let switched = Set(score.rules.map(\.rule))
    let all = RuleBook.standard.pages.flatMap(\.rules).map(\.name.text)
    let others = all.filter { !switched.contains($0) }
    guard !others.isEmpty else { return "" }
    return
      "\n\(others.count) of \(all.count) rules have no switch: no code is marked with them, or "
      + "the code has no default to fall back to: \(others.joined(separator: ", ")).\n"
  }

  private var folders: String {
    let rows = score.counts { file in
      [file.split(separator: "/").dropFirst(2).prefix(2).joined(separator: "/")]
    }
    return "## By folder\n\n" + ScoreTable.text("folder", rows)
  }

  private var exclusions: String {
    let rows = EngineSources.exclusions.map { ["`\($0.code)`", $0.reason] }
    return "## Code without faults, which no expectation can observe\n\n"
      + MarkdownTable.text(["code", "reason"], rows)
  }

  private var times: String {
    let rows = score.parts.map { ["\($0.name)", "\(Int($0.seconds.rounded())) s"] }
    return "## Time\n\n" + MarkdownTable.text(["part of the run", "time"], rows)
  }
}

/// Markdown tables of mutant counts.
private enum ScoreTable {
  static func text(_ name: String, _ counts: [(name: String, count: MutantScore.Count)]) -> String {
    let rows = counts.map { name, count in
      [
        name, "\(count.made)", "\(count.killed)", PercentText.percent(count.killed, of: count.made),
        PercentText.percent(count.killedByRecording, of: count.made), "\(count.unreached)",
      ]
    }
    return MarkdownTable.text(
      [name, "made", "detected", "share", "by recordings", "not reached"],
      rows
    )
  }

  static func part(_ name: String, _ part: Int, of whole: Int) -> [String] {
    [name, "\(part)", PercentText.percent(part, of: whole)]
  }
}

extension MutantScore {
  /// Returns the counts of files summed by group, sorted by the names of the groups.
  fileprivate func counts(
    by groups: (_ file: String) -> [String]
  ) -> [(name: String, count: Count)] {
    var counts: [String: Count] = [:]
    for (file, count) in files {
      for group in groups(file) { counts[group, default: Count()].add(count) }
    }
    return counts.sorted { $0.key < $1.key }.map { ("`\($0.key)`", $0.value) }
  }
}

extension MutantScore.Count {
  /// Adds the mutants of another count.
  mutating func add(_ other: MutantScore.Count) {
    made += other.made
    killed += other.killed
    killedByRecording += other.killedByRecording
    unreached += other.unreached
  }
}

/// Formats tables as Markdown.
enum MarkdownTable {
  private static let longestCode = 50

  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - rows: The cells of each row.
  /// - Returns: Lines, each ending with a line feed.
  static func text(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// Returns a code span for a table cell, truncated if the code is long.
  static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "nothing" }
    let short = text.count > longestCode ? text.prefix(longestCode - 1) + "…" : text
    return MarkdownText.code(short, isInTable: true)
  }
}

/// Formats the name of a clause on a page that is rarely regenerated.
///
/// It contains no link, because a link to a heading would break if the heading is renamed.
enum ClauseName {
  /// - Parameter clause: The file and the slug, separated by `#`.
  /// - Returns: The clause's id as a code span, in the form of the command line:
  ///   `` `views/stacks#the-slug` ``.
  static func name(_ clause: String) -> String {
    let short = clause.replacing("Specs/", with: "").replacing(".md#", with: "#")
    return MarkdownText.code(short, isInTable: true)
  }
}
