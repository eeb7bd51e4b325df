internal import Reporting
internal import SpecFormat

/// The page that shows a score: `Docs/Internals/MutationScore.md`.
struct ScorePage {
  let score: MutantScore
  let list: EquivalentMutants
}

extension ScorePage {
  static let file = "Docs/Internals/MutationScore.md"

  /// The Markdown; the same for the same score.
  var markdown: String {
    ([opening] + [totals, kinds, rules, folders, exclusions, equivalents, survivors]).joined(
      separator: "\n"
    )
  }

  private var opening: String {
    """
    <!-- Made by `swift run mutants run`. -->
    # \(share(score.total.killed, score.total.made)) of the engine's faults are noticed

    `mutants` breaks the engine in one place after the other, and runs the scenarios that reach the place
    until one fails. A fault that nobody notices is a survivor: the suite would not tell whether that code
    is right. [BreakingTheEngine.md](BreakingTheEngine.md) says how.

    """
  }

  private var totals: String {
    let total = score.total
    let ruled = score.noticedRules
    let rows = [
      ["faults that compile", "\(total.made)", ""],
      ["noticed", "\(total.killed)", share(total.killed, total.made)],
      [
        "noticed by a recorded expectation", "\(total.killedByRecording)",
        share(total.killedByRecording, total.made),
      ],
      [
        "in code that no scenario reaches", "\(total.unreached)",
        share(total.unreached, total.made),
      ],
      [
        "rules that the code names, each switched off", "\(score.rules.count)", "",
      ],
      [
        "rules that are noticed wherever they are off", "\(ruled)", share(ruled, score.rules.count),
      ],
      ["listed as equivalent", "\(score.equivalents.values.reduce(0, +))", ""],
      ["left out because they do not compile", "\(score.withdrawn)", ""],
      ["scenarios", "\(score.scenarios)", ""],
    ]
    let parts = score.parts.map { ["\($0.name)", "\(Int($0.seconds.rounded())) s"] }
    return "## The score, and what it is a share of\n\n"
      + MarkdownTable.text(["", "count", "share"], rows)
      + "\n" + MarkdownTable.text(["part of the run", "time"], parts)
  }

  private var kinds: String {
    let rows = MutantKind.allCases.compactMap { kind in
      score.kinds[kind.rawValue].map { row("`\(kind.rawValue)`: \(kind.summary)", $0) }
    }
    return "## Some kinds of faults are noticed less than others\n\n" + countTable("fault", rows)
  }

  private var folders: String {
    let counts = score.files.reduce(into: [String: MutantScore.Count]()) { folders, entry in
      let parts = entry.key.split(separator: "/").dropFirst(2).prefix(2)
      folders[parts.joined(separator: "/"), default: MutantScore.Count()].add(entry.value)
      folders[String(parts.first ?? ""), default: MutantScore.Count()].add(entry.value)
    }
    let rows = counts.sorted { $0.key < $1.key }.map { row("`\($0.key)`", $0.value) }
    return "## Some modules and folders of the engine are held better than others\n\n"
      + countTable("folder", rows)
  }

  private var rules: String {
    let open = score.rules.filter { $0.noticed < $0.places }
    let rows = open.map { [RuleLink.link($0.rule), "\($0.places)", "\($0.noticed)"] }
    let result =
      open.isEmpty
      ? "## Every rule is noticed wherever it is off\n"
      : "## Rules that can be off in some place without anybody noticing\n\n"
        + MarkdownTable.text(["rule", "places", "noticed"], rows)
    return result + rulesWithoutSwitch
  }

  /// The rules that no run says anything of.
  private var rulesWithoutSwitch: String {
    let switched = Set(score.rules.map(\.rule))
    let others = RuleLink.all.filter { !switched.contains($0) }
    guard !others.isEmpty else { return "" }
    return
      "\nNo switch turns these \(others.count) of \(RuleLink.all.count) rules off, because no code is "
      + "marked with them or the code there has no default to fall back to: "
      + others.map { RuleLink.link($0) }.joined(separator: ", ") + ".\n"
  }

  private var exclusions: String {
    let rows = EngineSources.exclusions.map { ["`\($0.code)`", $0.reason] }
    return "## Code that has no faults in it, because no expectation could see them\n\n"
      + MarkdownTable.text(["code", "reason"], rows)
  }

  private var equivalents: String {
    "## Survivors that no expectation could see\n\n"
      + "[The list](EquivalentMutants.md) gives a reason for each of its \(list.entries.count) entries.\n"
  }

  private var survivors: String {
    let pages = SurvivorPage.pages(of: score)
    guard !pages.isEmpty else { return "## Nothing survives\n" }
    let rows = pages.map { page in
      ["[\(page.module)](\(page.path.replacing("Docs/", with: "")))", "\(page.survivors.count)"]
    }
    return "## What nobody notices, line by line\n\n"
      + MarkdownTable.text(["module", "faults"], rows)
  }
}

extension ScorePage {
  private func row(_ name: String, _ count: MutantScore.Count) -> [String] {
    [
      name, "\(count.made)", "\(count.killed)", share(count.killed, count.made),
      share(count.killedByRecording, count.made), "\(count.unreached)",
    ]
  }

  private func countTable(_ name: String, _ rows: [[String]]) -> String {
    MarkdownTable.text([name, "made", "noticed", "share", "by recordings", "not reached"], rows)
  }

  private func share(_ part: Int, _ whole: Int) -> String { PercentText.percent(part, of: whole) }
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

/// A table in Markdown.
enum MarkdownTable {
  private static let longestCode = 50

  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - rows: The cells, row by row.
  /// - Returns: Lines, each with its end.
  static func text(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// A piece of code in a cell: its beginning, where it is long.
  static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "nothing" }
    let short = text.count > longestCode ? text.prefix(longestCode - 1) + "…" : text
    return MarkdownText.code(short, isInTable: true)
  }
}

/// Links a rule from a page in `Docs/` or in a folder of it.
enum RuleLink {
  /// All rules that are written down, in the order of the pages.
  static let all = RuleBook.standard.pages.flatMap(\.rules).map(\.name.text)

  /// - Parameters:
  ///   - name: The rule's name.
  ///   - path: The way from the page's folder to `Docs/`: `../`; empty for a page in it.
  /// - Returns: The link in Markdown; the name alone where the rule is written down nowhere.
  static func link(_ name: String, by path: String = "") -> String {
    guard let rule = RuleBook.standard[RuleName(name)] else { return name }
    return "[\(name)](\(rule.address.replacing("Docs/", with: path)))"
  }
}

/// Names a clause on a page that is made seldom: a link to a heading would break whenever one is
/// renamed.
enum ClauseName {
  /// - Parameter clause: The file and the slug, with `#` between them.
  /// - Returns: The name as the command line takes it, in a code span: `` `views/stacks#the-slug`
  ///   ``.
  static func name(_ clause: String) -> String {
    let short = clause.replacing("Specs/", with: "").replacing(".md#", with: "#")
    return MarkdownText.code(short, isInTable: true)
  }
}
