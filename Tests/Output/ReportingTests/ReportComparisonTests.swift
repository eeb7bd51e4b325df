import SceneBuilding
import Conformance
import Foundation
import Reporting
import SpecFormat
import Testing

struct ReportComparisonTests {
  /// An expectation with its own scenario.
  private struct Sample {
    var id: String
    var verdict = Verdict.passed
    var evidence: Evidence? = .derived
    var block = "frames"
    var expected = ""
    var actual = ""
  }

  private func report(_ samples: [Sample]) -> ConformanceReport {
    let scenarios = samples.map { sample in
      let outline = ExpectationOutline(
        line: 7,
        block: sample.block,
        conditions: Conditions(evidence: sample.evidence)
      )
      let result = ExpectationResult(
        outline: outline,
        verdict: sample.verdict,
        expected: StatedText.lines(sample.expected),
        actual: StatedText.lines(sample.actual)
      )
      return ScenarioReport(id: sample.id, line: 5, results: [result])
    }
    let clause = ClauseReport(title: "C", slug: "c", level: 2, line: 1, scenarios: scenarios)
    return ConformanceReport(
      specs: [SpecReport(file: "Specs/a.md", name: "a", title: "A", clauses: [clause])]
    )
  }

  private func text(_ base: [Sample], _ head: [Sample]) -> (text: String, isWorse: Bool) {
    let comparison = ReportComparison(base: report(base), head: report(head))
    return (ComparisonTextWriter().document(for: comparison).text, comparison.isWorse)
  }

  @Test func `a comparison names the engines only if they differ`() {
    var (base, head) = (report([]), report([]))
    base.engine = EngineIdentity(name: "plumb", version: "1.0", platform: "Linux")
    head.engine = EngineIdentity(name: "other", version: "", platform: "macOS")
    let writers: [any ComparisonWriter] = [
      ComparisonTextWriter(), ComparisonMarkdownWriter(),
      ComparisonCommentWriter(style: ComparisonStyle(pictureStem: nil, pictureAddress: nil)),
    ]
    for writer in writers {
      func text(_ base: ConformanceReport, _ head: ConformanceReport) -> String {
        writer.document(for: ReportComparison(base: base, head: head)).text
      }
      #expect(text(base, head).contains("Engines: plumb 1.0 on Linux → other on macOS.\n"))
      #expect(!text(base, base).contains("Engines"))
      #expect(!text(report([]), head).contains("Engines"))
    }
  }

  @Test func `equal reports have no change and no regression`() {
    let samples = [Sample(id: "a#1"), Sample(id: "a#2", verdict: .failed, actual: "x")]
    let (text, isWorse) = text(samples, samples)
    #expect(text == "Nothing changed.\n")
    #expect(!isWorse)
  }

  @Test(
    arguments: [
      (.passed, .failed, "Newly failing", true), (.passed, .crashed, "Newly failing", true),
      (.passed, .knownFailure, "Newly failing", true),
      (.knownFailure, .failed, "Newly failing", true),
      (.skipped, .failed, "Newly failing", true),
      (.passed, .skipped, "No longer checked", true),
      (.failed, .skipped, "No longer checked", false),
      (.passed, .unsupported, "No longer checked", true),
      (.failed, .unsupported, "No longer checked", false),
      (.unsupported, .failed, "Newly failing", true), (.unsupported, .passed, "Fixed", false),
      (.failed, .knownFailure, "Now known to fail", false), (.failed, .passed, "Fixed", false),
      (.knownFailure, .unexpectedPass, "Fixed", false), (.skipped, .passed, "Fixed", false),
      (.failed, .crashed, "Nothing changed.", false),
    ] as [(Verdict, Verdict, String, Bool)]
  )
  func `a change of verdict is listed by kind and may be a regression`(
    base: Verdict,
    head: Verdict,
    title: String,
    worse: Bool
  ) {
    let (text, isWorse) = text(
      [Sample(id: "a#1", verdict: base)],
      [Sample(id: "a#1", verdict: head)]
    )
    #expect(text.hasPrefix(title))
    #expect(isWorse == worse)
  }

  @Test func `a new expectation is a regression only if it fails`() {
    let sample = Sample(id: "a#1")
    #expect(text([], [sample]).text.hasPrefix("New:\n  Specs/a.md:7: `frames` of a#1 (passed)"))
    #expect(!text([], [sample]).isWorse)
    #expect(text([], [Sample(id: "a#1", verdict: .failed)]).isWorse)
  }

  @Test(
    arguments: [
      (.passed, .recorded, true), (.passed, .derived, true), (.passed, .accepted, false),
      (.passed, nil, false), (.failed, .recorded, false), (.knownFailure, .recorded, false),
      (.skipped, .article, false),
    ] as [(Verdict, Evidence?, Bool)]
  )
  func `removing a passing recorded or derived expectation is a regression`(
    verdict: Verdict,
    evidence: Evidence?,
    isLost: Bool
  ) {
    let (text, isWorse) = text([Sample(id: "a#1", verdict: verdict, evidence: evidence)], [])
    #expect(isWorse == isLost)
    let name = evidence?.rawValue ?? ""
    #expect(
      text.hasPrefix(
        isLost
          ? "Evidence lost:\n  Specs/a.md:7: `frames` of a#1 (\(name) → removed)\n"
          : "Removed:\n  Specs/a.md:7: `frames` of a#1 (\(verdict.rawValue))\n"
      )
    )
  }

  @Test func `an equal expectation with another scenario id counts as renamed`() {
    let base = Sample(id: "a#1", expected: "A 0 0 1 1", actual: "A 0 0 1 1")
    var head = base
    head.id = "a#2"
    let (text, isWorse) = text([base], [head])
    #expect(text.hasPrefix("Renamed:\n  Specs/a.md:7: `frames` of a#2 (before: a#1)\n"))
    #expect(!isWorse)
    for change in [\Sample.expected, \.block] {
      var other = head
      other[keyPath: change] = "B 0 0 1 1"
      #expect(self.text([base], [other]).isWorse)
    }
    var weaker = head
    weaker.evidence = .accepted
    #expect(self.text([base], [weaker]).isWorse)
  }

  @Test func `a renamed expectation that fails counts as newly failing`() {
    let base = Sample(id: "a#1", expected: "A 0 0 1 1", actual: "A 0 0 1 1")
    let head = Sample(id: "a#2", verdict: .failed, expected: "A 0 0 1 1", actual: "A 3 0 1 1")
    let (text, isWorse) = text([base, Sample(id: "a#3", expected: "A 0 0 1 1")], [head])
    #expect(text.contains("Newly failing:\n  1 scenario moved by +3 on x:\n"))
    #expect(text.contains("Renamed:\n"))
    #expect(text.contains("Evidence lost:\n"))  // one of two removed expectations is paired
    #expect(isWorse)
  }

  @Test(
    arguments: [
      (.recorded, .accepted, true), (.article, nil, true), (.derived, .accepted, true),
      (.derived, .recorded, false), (nil, .accepted, false), (.recorded, .recorded, false),
    ] as [(Evidence?, Evidence?, Bool)]
  )
  func `changing an expectation to weaker evidence is a regression`(
    base: Evidence?,
    head: Evidence?,
    worse: Bool
  ) {
    let (text, isWorse) = text(
      [Sample(id: "a#1", evidence: base)],
      [Sample(id: "a#1", evidence: head)]
    )
    #expect(isWorse == worse)
    #expect(text.hasPrefix("Evidence lost:\n") == worse)
  }

  /// Returns a row of two views with a spacing between them and an inset before them.
  private func row(_ id: String, _ verdict: Verdict, gap: Int, inset: Int = 0) -> Sample {
    Sample(
      id: id,
      verdict: verdict,
      actual: """
        HStack   0 0 \(inset + 20 + gap) 10
          Color  \(inset) 0 10 10
          Text   \(inset + 10 + gap) 0 10 10
        """
    )
  }

  @Test func `scenarios whose frames changed in the same way form a group`() {
    let base = (1...5).map { row("a#\($0)", .passed, gap: 8, inset: $0) }
    let head =
      (1...3).map { row("a#\($0)", .failed, gap: 9, inset: $0) }
      + (4...5).map { row("a#\($0)", .failed, gap: 8, inset: $0 + 30) }
    let text = text(base, head).text
    #expect(text.contains("\n  3 scenarios with gaps between neighbors that grew by 1:\n"))
    #expect(text.contains("\n  2 scenarios moved by +30 on x:\n"))
    #expect(text.hasSuffix("Scenarios: 5 newly failing. There are regressions.\n"))
  }

  @Test func `a group of +1 changes includes a scenario that changed by +0.5`() {
    let base =
      (1...4).map { row("a#\($0)", .passed, gap: 8) }
      + [Sample(id: "a#5", actual: "#a  0 0 24 10"), Sample(id: "a#6", actual: "#a  0 0 24 10")]
    let head =
      (1...4).map { row("a#\($0)", .failed, gap: 9) }
      + [
        Sample(id: "a#5", verdict: .failed, actual: "#a  0.5 0 24 10"),
        Sample(id: "a#6", verdict: .failed, actual: "#a  77 0 24 10"),
      ]
    let text = text(base, head).text
    #expect(
      text.contains(
        "\n  5 scenarios with gaps between neighbors that grew by 1, 1 of them by parts or "
      )
    )
    #expect(text.contains("\n  1 scenario moved by +77 on x:\n"))
  }

  /// Returns a row of one view at an origin.
  private func place(_ id: String, _ verdict: Verdict, x: Double) -> Sample {
    Sample(id: id, verdict: verdict, actual: "Color  \(x) 0 10 10")
  }

  @Test func `scenarios that changed by less than one point form one group`() {
    let moves = [0.5, -0.5, 0.25, 0.5, 7]
    let base = moves.indices.map { place("a#\($0)", .passed, x: 20) }
    let head = moves.enumerated().map { place("a#\($0)", .failed, x: 20 + $1) }
    let text = text(base, head).text
    #expect(
      text.contains(
        "\n  4 scenarios with numbers that changed by less than a point, most often x by +0.5:\n"
      )
    )
    #expect(text.contains("\n  1 scenario moved by +7 on x:\n"))
  }

  @Test func `scenarios without a common change form a group of other changes`() {
    let moves = [3.0, 5, 7, 11]
    let text = text(
      moves.indices.map { place("a#\($0)", .passed, x: 20) },
      moves.enumerated().map { place("a#\($0)", .failed, x: 20 + $1) }
    ).text
    #expect(text.contains("\n  4 scenarios with other changes:\n"))
  }

  /// Returns three specs of four scenarios, each in a clause that names a rule, in which the grids
  /// have moved.
  private func suite(moves: [Double]) -> ConformanceReport {
    let specs = [("views/grids", "R-GRID-7"), ("views/stacks", "R-STK-4"), ("views/text", "R-T-1")]
    return ConformanceReport(
      specs: specs.map { name, rule in
        let samples = moves.enumerated().map { index, move in
          let x = name == "views/grids" ? 20 + move : 20
          return place("\(name)#\(index)", x == 20 ? .passed : .failed, x: x)
        }
        var spec = report(samples).specs[0]
        spec.name = name
        spec.clauses[0].rules = [RuleName(rule)]
        return spec
      }
    )
  }

  @Test func `scenarios that share a rule form a group even if their amounts differ`() {
    let comparison = ReportComparison(
      base: suite(moves: [0, 0, 0, 0]),
      head: suite(moves: [3, 5, 7, 0])
    )
    let text = ComparisonTextWriter().document(for: comparison).text
    #expect(
      text.hasPrefix(
        """
        Newly failing:
          3 scenarios of clauses on R-GRID-7 that changed by different amounts:
            rules: R-GRID-7 3 (of 4 that refer to it)
            specs: views/grids 3

        """
      )
    )
  }

  /// Returns a result with a message, as of a scenario that ended before its layout.
  private func ended(_ id: String, _ verdict: Verdict, _ note: String) -> ConformanceReport {
    var report = report([Sample(id: id, verdict: verdict)])
    report.specs[0].clauses[0].scenarios[0].results[0].note = note
    return report
  }

  @Test func `a comparison shows the compiler error or crash that caused a change`() {
    let base = report([Sample(id: "a#1")])
    let trap = "the scenario ended by SIGILL: a.md:9: Fatal error: none"
    var compiled = ended("a#1", .doesNotCompile, "the scene does not compile")
    compiled.specs[0].clauses[0].scenarios[0].results[0].compilerMessages = [
      CompilerDiagnostic(file: "Specs/a.md", line: 7, column: 3, severity: .error, message: "no id")
    ]
    let writers: [any ComparisonWriter] = [
      ComparisonTextWriter(), ComparisonMarkdownWriter(),
      ComparisonCommentWriter(style: ComparisonStyle(pictureStem: nil, pictureAddress: nil)),
    ]
    for writer in writers {
      func text(_ head: ConformanceReport) -> String {
        writer.document(for: ReportComparison(base: base, head: head)).text
      }
      #expect(text(compiled).contains("line 7: no id"))
      #expect(text(ended("a#1", .crashed, trap)).contains("a.md:9: Fatal error: none"))
    }
  }

  @Test func `a changed expectation is shown with its frames before and after`() {
    let base = Sample(id: "a#1", expected: "A  0 0 1 1", actual: "A  0 0 1 1")
    let head = Sample(id: "a#1", verdict: .failed, expected: "A  0 0 2 1", actual: "A  0 0 1 1")
    #expect(text([base], [head]).text.contains("A  0  0  1  1 is now A  0  0  2  1"))
  }

  @Test func `crashes, timeouts, compile errors and moved frames are groups in that order`() {
    var head = report([
      row("a#1", .failed, gap: 9), Sample(id: "a#2", verdict: .doesNotCompile),
      Sample(id: "a#3", verdict: .timedOut), Sample(id: "a#4", verdict: .crashed),
      Sample(id: "a#5", verdict: .crashed),
    ])
    let notes =
      ["", "the scene does not compile", "too long"]
      + [4, 9].map {
        "the scenario ended by SIGILL: a.md:\($0): Fatal error: none; the scene was at a.md:\($0)"
      }
    for (index, note) in notes.enumerated() {
      head.specs[0].clauses[0].scenarios[index].results[0].note = note
    }
    let base = report([row("a#1", .passed, gap: 8)] + (2...5).map { Sample(id: "a#\($0)") })
    let text = ComparisonTextWriter().document(for: ReportComparison(base: base, head: head)).text
    let groups = [
      "  2 scenarios that crash: the scenario ended by SIGILL: Fatal error: none:\n",
      "  1 scenario that exceeds its time limit: too long:\n",
      "  1 scenario that does not compile: the scene does not compile:\n",
      "  1 scenario with gaps between neighbors that grew by 1:\n",
    ]
    let places = groups.map { text.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil }, "\(text)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test func `a changed scenario shows its frames and pictures before and after`() {
    let text = text([row("a#1", .passed, gap: 8)], [row("a#1", .failed, gap: 18)]).text
    #expect(
      text.contains(
        """
            a#1:
              HStack  0 0 28 10 → 0 0 38 10    width +10
              Text    18 0 10 10 → 28 0 10 10  x +10

              before
        """
      )
    )
    // Both pictures have the same scale and are side by side.
    let pictures = text.split(separator: "\n").first { $0.contains("┌HStack") }
    #expect(pictures?.components(separatedBy: "┌HStack").count == 3)
  }

  @Test func `changed frames of a passing scenario are listed, but are no regression`() {
    let (text, isWorse) = text([row("a#1", .passed, gap: 8)], [row("a#1", .passed, gap: 9)])
    #expect(text.hasPrefix("Changed frames and other values:\n  1 scenario with gaps"))
    #expect(!isWorse)
  }

  @Test(
    arguments: [
      ("calls", "sizeThatFits 3", "sizeThatFits 5", "values that changed by 2"),
      ("frames", "A  0 0 1 1", "A  0 0 1 1\nB  0 0 1 1", "added or removed lines"),
      ("frames", "A  0 0 1 1", "A  0 0 1 1", "with changed expectations"),
    ]
  )
  func `changed values, added lines and changed expectations have separate groups`(
    block: String,
    base: String,
    head: String,
    sentence: String
  ) {
    let text = text(
      [Sample(id: "a#1", block: block, actual: base)],
      [Sample(id: "a#1", verdict: .failed, block: block, actual: head)]
    ).text
    #expect(text.contains(sentence))
  }

  @Test func `a report without values is noted as written by an older version`() {
    var base = report([row("a#1", .passed, gap: 8)])
    let head = report([row("a#1", .failed, gap: 18)])
    base.specs[0].clauses[0].scenarios[0].results[0].hasValues = false
    let comparison = ReportComparison(base: base, head: head)
    let text = ComparisonTextWriter().document(for: comparison).text
    #expect(text.hasPrefix("Newly failing:\n  1 scenario with other changes:\n"))
    #expect(text.contains("by an older plumb without values"))
  }

  @Test func `the Markdown comparison has the same pictures for the same reports`() throws {
    let comparison = ReportComparison(
      base: report([row("a#<b>", .passed, gap: 8)]),
      head: report([row("a#<b>", .failed, gap: 9)])
    )
    let writer = ComparisonMarkdownWriter(pictureStem: "what")
    let document = writer.document(for: comparison)
    #expect(document == writer.document(for: comparison))
    #expect(document.text.contains("![a\\#\\<b\\>: HStack from 0 0 28 10 → 0 0 29 10; Text from"))
    #expect(document.text.contains("](what-1.svg)"))
    let svg = try #require(document.pictures["what-1.svg"])
    #expect(svg.contains("<title id=\"pt\">a#&lt;b&gt;, before and after</title>"))
    #expect(svg.contains(">x +1</text>"))
    #expect(svg.contains("prefers-color-scheme:dark"))
    let inline = ComparisonMarkdownWriter().document(for: comparison)
    #expect(inline.pictures.isEmpty)
    #expect(
      inline.text.contains(
        """
        ```text
        HStack  0 0 28 10 → 0 0 29 10    width +1
        Text    18 0 10 10 → 19 0 10 10  x +1

        before
        """
      )
    )
  }

  @Test func `a different number of bytes in a cells fence is no change`() {
    func sample(_ actual: String) -> Sample { Sample(id: "a#1", block: "cells", actual: actual) }
    let base = [sample("live 3\nbytes 196080")]
    #expect(text(base, [sample("live 3\nbytes 195680")]).text == "Nothing changed.\n")
    #expect(text(base, [sample("live 4\nbytes 196080")]).text.hasPrefix("Changed frames"))
  }

  @Test func `the JSON comparison has changes, groups and isWorse`() throws {
    let comparison = ReportComparison(
      base: report([row("a#1", .passed, gap: 8)]),
      head: report([row("a#1", .failed, gap: 9), Sample(id: "a#2")])
    )
    let text = ComparisonJSONWriter().document(for: comparison).text
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let document = try #require(value as? [String: Any])
    #expect(document["isWorse"] as? Bool == true)
    let changes = try #require(document["changes"] as? [[String: Any]])
    #expect(changes.map { $0["kind"] as? String } == ["newly-failing", "new"])
    let groups = try #require(document["groups"] as? [[String: Any]])
    #expect(groups.map { $0["scenarios"] as? [String] } == [["a#1"]])
  }
}
