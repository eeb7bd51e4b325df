internal import Mutation

/// The page that shows a score: `Docs/Mutants.md`.
struct ScorePage {
  let score: MutantScore
  let list: EquivalentMutants
}

extension ScorePage {
  static let file = "Docs/Mutants.md"

  /// The Markdown; the same for the same score.
  var markdown: String {
    ([opening] + [totals, kinds, rules, folders, equivalents, survivors]).joined(separator: "\n")
  }

  private var opening: String {
    """
    <!-- Made by `swift run mutants report`; change the engine or the specs, and run `mutants run`. -->
    # \(share(score.total.killed, score.total.made)) of the engine's faults are noticed

    `mutants` breaks the engine in one place after the other, and runs the scenarios that reach the place
    until one fails. A fault that nobody notices is a survivor: the suite would not tell whether that code
    is right. [The guide](Guide.md#see-what-the-suite-would-not-notice) says how to run it.

    """
  }

  private var totals: String {
    let total = score.total
    let ruled = score.rules.filter { $0.noticed == $0.places }.count
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
    let seconds = score.seconds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value) s" }
    return "## The score, and what it is a share of\n\n"
      + table(["", "count", "share"], rows)
      + "\nThe run took: \(seconds.joined(separator: ", ")).\n"
  }

  private var kinds: String {
    let rows = MutantKind.allCases.compactMap { kind in
      score.kinds[kind.rawValue].map { row("`\(kind.rawValue)`: \(kind.summary)", $0) }
    }
    return "## Some kinds of faults are noticed less than others\n\n" + countTable("fault", rows)
  }

  private var folders: String {
    let counts = score.files.reduce(into: [String: MutantScore.Count]()) { folders, entry in
      let parts = entry.key.split(separator: "/").dropFirst().prefix(2)
      folders[parts.joined(separator: "/"), default: MutantScore.Count()].add(entry.value)
    }
    let rows = counts.sorted { $0.key < $1.key }.map { row("`\($0.key)`", $0.value) }
    return "## The folders of the engine, and what is noticed in each\n\n"
      + countTable("folder", rows)
  }

  private var rules: String {
    let open = score.rules.filter { $0.noticed < $0.places }
    guard !open.isEmpty else { return "## Every rule is noticed wherever it is off\n" }
    let rows = open.map { [RuleLink.link($0.rule), "\($0.places)", "\($0.noticed)"] }
    return "## Rules that can be off in some place without anybody noticing\n\n"
      + table(["rule", "places", "noticed"], rows)
  }

  private var equivalents: String {
    "## Survivors that no expectation could see\n\n"
      + "[The list](EquivalentMutants.md) gives a reason for each of its \(list.entries.count) entries.\n"
  }

  private var survivors: String {
    let byFile = Dictionary(grouping: score.survivors) { $0.mutant.file }
    guard !byFile.isEmpty else { return "## Nothing survives\n" }
    return "## What nobody notices, file by file\n\n"
      + byFile.sorted { $0.key < $1.key }.map { section(of: $0.key, $0.value) }.joined(
        separator: "\n"
      )
  }

  private func section(of file: String, _ survivors: [MutantScore.Survivor]) -> String {
    let rows = survivors.map { survivor -> [String] in
      let mutant = survivor.mutant
      let nearest = survivor.nearest.map(ClauseLink.link).joined(separator: ", ")
      return [
        "\(mutant.line)", code(mutant.declaration), mutant.rule ?? mutant.kind.rawValue,
        code(mutant.original), code(mutant.replacement),
        survivor.isReached ? nearest : "not reached",
      ]
    }
    return "### \(file)\n\n"
      + table(["line", "in", "fault", "code", "with the fault", "nearest clauses"], rows)
  }
}

extension ScorePage {
  private static let longestCode = 60

  /// A piece of code in a cell: its beginning, where it is long.
  private func code(_ text: String) -> String {
    guard !text.isEmpty else { return "nothing" }
    let short = text.count > Self.longestCode ? text.prefix(Self.longestCode - 1) + "…" : text[...]
    let escaped = short.replacing("|", with: "\\|")
    return escaped.contains("`") ? "`` \(escaped) ``" : "`\(escaped)`"
  }

  private func row(_ name: String, _ count: MutantScore.Count) -> [String] {
    [
      name, "\(count.made)", "\(count.killed)", share(count.killed, count.made),
      share(count.killedByRecording, count.made), "\(count.unreached)",
    ]
  }

  private func countTable(_ name: String, _ rows: [[String]]) -> String {
    table([name, "made", "noticed", "share", "by recordings", "not reached"], rows)
  }

  private func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// A share in per cent, with one digit behind the point; rounded down, so that 100 means all.
  private func share(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
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
