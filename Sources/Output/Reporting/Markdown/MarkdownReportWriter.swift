internal import SceneBuilding
package import Conformance
internal import SpecFormat

/// Writes the report that a repository stores as `Docs/Conformance.md`.
///
/// The report has at most 150 lines; the site and the JSON list every clause. It contains no
/// absolute paths, and times occur only in its last section. Up to that section, the same specs and
/// the same engine therefore always result in the same text.
package struct MarkdownReportWriter: ReportWriter {
  /// The heading of the section with times, which differs between runs.
  private static let timesHeading = "## Slowest scenarios"
  /// The maximum number of specs with one row each; above it, the table has one row per folder.
  private static let maximumSpecRows = 40
  /// The maximum number of entries in a list.
  private static let maximumEntries = 8
  private static let slowestCount = 5

  /// The path from the report's folder to the package, ending with a slash.
  private let pathToRoot: String
  /// The path from the report's folder to the figures; `nil` if there are no figure files.
  private let pathToFigures: String?

  /// - Parameters:
  ///   - pathToRoot: The path from the report's folder to the package, ending with a slash.
  ///   - pathToFigures: The path to the folder of the figures, ending with a slash; `nil` leaves
  ///     figures out.
  package init(pathToRoot: String = "../", pathToFigures: String? = nil) {
    self.pathToRoot = pathToRoot
    self.pathToFigures = pathToFigures
  }

  package func text(for report: ConformanceReport) -> String {
    let headline = ConformanceHeadline(report, links: links)
    let sections = [
      """
      # Conformance

      \(headline.sentences)
      """,
      malformed(report),
      failures(report),
      headline.knownFailures,
      """
      Written by `\(ExecutablePath.toolName) report` from the specs; do not edit.
      """,
      figures(report),
      summary(report),
      evidence(report),
      topics(report),
      uncovered(report),
      expectations(report, title: "Known failures") { $0 == .knownFailure },
      unsupported(report),
      expectations(report, title: "Skipped") { $0 == .skipped },
      SystemsSection(report, links: links, maximumRows: Self.maximumEntries).text,
      slowest(report),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension MarkdownReportWriter {
  /// Returns the part of a report that does not vary between runs of the same specs and engine.
  package static func stableText(of summary: String) -> Substring {
    summary.firstRange(of: "\n\(timesHeading)\n").map { summary[..<$0.lowerBound] } ?? summary[...]
  }
}

extension MarkdownReportWriter {
  /// Returns the mistakes of malformed specs; empty if there are none.
  private func malformed(_ report: ConformanceReport) -> String {
    guard !report.mistakes.isEmpty else { return "" }
    let lines = report.mistakes.map { mistake in
      let place = "\(mistake.file):\(mistake.line):\(mistake.column)"
      return "- \(links.line(mistake.line, of: mistake.file, text: place)): "
        + MarkdownText.escaped(mistake.message)
    }
    return section("Malformed specs", lines, note: "None of their scenarios ran.")
  }

  /// Returns the scenarios that fail with their messages; empty if there are none.
  private func failures(_ report: ConformanceReport) -> String {
    let lines = report.specs.flatMap { spec in
      spec.scenarios.filter(\.verdict.failsTheRun).map { scenario in
        let outcome = ScenarioOutcome(scenario, in: spec)
        let since = scenario.firstFailure.map { "; \($0)" } ?? ""
        return "- \(links.line(outcome.line, of: spec.file, text: scenario.id)): "
          + MarkdownText.escaped("\(scenario.verdict.rawValue): \(outcome.headline)\(since)")
      }
    }
    return lines.isEmpty ? "" : section("Failures", lines)
  }

  private func figures(_ report: ConformanceReport) -> String {
    guard let pathToFigures else { return "" }
    return ReportFigure.all.map { figure in
      MarkdownText.image(figure.draw(report).alternative, at: pathToFigures + figure.name)
    }.joined(separator: "\n\n")
  }

  private func summary(_ report: ConformanceReport) -> String {
    let summary = report.summary
    let clauses = report.specs.flatMap(\.clauses)
    var rows: [(String, Int)] = [
      ("specs", report.specs.count),
      ("clauses with scenarios", clauses.count { !$0.scenarios.isEmpty }),
      ("clauses without, and not informative", clauses.count(where: \.isUncovered)),
      ("scenarios", summary.scenarios),
      ("expectations", summary.expectations),
      ("passed", summary.passed),
      ("failed", summary.failed),
      ("known to fail", summary.knownFailures),
      ("skipped", summary.skipped),
      ("in error", summary.errors),
    ]
    if summary.deviations > 0 { rows.append(("deviating", summary.deviations)) }
    if summary.unsupported > 0 { rows.append(("unsupported", summary.unsupported)) }
    let table = ReportTable(header: ["of", "count"], rows: rows.map { [$0, "\($1)"] })
    return "## Summary\n\n" + table.text
  }

  private func evidence(_ report: ConformanceReport) -> String {
    let counts = EvidenceCount.counts(report.specs.flatMap(\.clauses))
    let columns: [(String, KeyPath<ReportSummary, Int>)] = [
      ("expectations", \.expectations), ("passed", \.passed), ("failed", \.failed),
      ("known", \.knownFailures), ("skipped", \.skipped), ("in error", \.errors),
    ]
    let more: [(String, KeyPath<ReportSummary, Int>)] =
      report.summary.unsupported > 0 ? [("unsupported", \.unsupported)] : []
    let table = ReportTable(
      header: ["evidence"] + (columns + more).map(\.0),
      rows: counts.map { count in
        [count.name] + (columns + more).map { "\(count.summary[keyPath: $0.1])" }
      }
    )
    return """
      ## Evidence

      The sources of the expected values.\(referenceStyleNote(report))

      \(table.text)
      """
  }

  private func referenceStyleNote(_ report: ConformanceReport) -> String {
    guard report.specs.flatMap(\.clauses).contains(where: \.usesReferenceStyle) else { return "" }
    let page = MarkdownText.link("reference style", to: pathToRoot + "Docs/Reference/Controls.md")
    return " Values of the \(page) are this engine's own sizes of controls, not Apple's."
  }

  /// Returns a table with a row for each folder of specs, or for each spec if there are few.
  private func topics(_ report: ConformanceReport) -> String {
    var topics: [(name: String, specs: [SpecReport])] = []
    if report.specs.count <= Self.maximumSpecRows {
      topics = report.specs.map { (title(of: $0), [$0]) }
    } else {
      let byFolder = Dictionary(grouping: report.specs) { spec in
        spec.file.split(separator: "/").dropLast().joined(separator: "/")
      }
      topics = byFolder.sorted { $0.key < $1.key }.map { folder, specs in
        (MarkdownText.link(folder, to: pathToRoot + folder), specs)
      }
    }
    let rows = topics.map { name, specs in
      let scenarios = specs.flatMap(\.scenarios)
      let evidence = scenarios.flatMap(\.results).map(\.evidence)
      return [
        name, "\(specs.count)", "\(specs.flatMap(\.clauses).count)", "\(scenarios.count)",
        "\(evidence.count)", "\(evidence.count { $0 == .recorded })",
        Self.verdicts(scenarios.map(\.verdict)),
      ]
    }
    let header = ["topic", "specs", "clauses", "scenarios", "expectations", "recorded", "verdict"]
    return section("Topics", rows.isEmpty ? [] : [ReportTable(header: header, rows: rows).text])
  }

  /// Returns the verdict that all scenarios share, or the number of those that pass.
  private static func verdicts(_ verdicts: [Verdict]) -> String {
    guard let first = verdicts.first else { return "no scenario" }
    let passing = verdicts.count { $0 == .passed }
    return verdicts.allSatisfy { $0 == first }
      ? first.rawValue : "\(passing) of \(verdicts.count) passed"
  }

  private func title(of spec: SpecReport) -> String {
    links.spec(spec)
      + (spec.usesReferenceStyle ? " (reference style, not Apple's)" : "")
  }

  private func uncovered(_ report: ConformanceReport) -> String {
    let lines = report.specs.flatMap { spec in
      spec.clauses.filter(\.isUncovered).map {
        "- \(links.clause($0, in: spec)), \(MarkdownText.escaped(spec.title))"
      }
    }
    return section("Uncovered clauses", lines)
  }

  private func expectations(
    _ report: ConformanceReport,
    title: String,
    where isListed: (Verdict) -> Bool
  ) -> String {
    let lines = report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter { isListed($0.verdict) }.map { result in
          let place = links.line(result.line, of: spec.file, text: scenario.id)
          let words = [result.verdict.rawValue, result.reason].compactMap(\.self)
          return "- \(place), `\(result.block)`: "
            + words.map { MarkdownText.escaped($0) }.joined(separator: ": ")
        }
      }
    }
    return section(title, lines)
  }

  /// Returns the expectations that the engine reports as unsupported; empty if there are none.
  private func unsupported(_ report: ConformanceReport) -> String {
    guard report.summary.unsupported > 0 else { return "" }
    return expectations(report, title: "Unsupported") { $0 == .unsupported }
  }

  private func slowest(_ report: ConformanceReport) -> String {
    let timed = report.specs.flatMap { spec in
      spec.scenarios.map { (file: spec.file, scenario: $0, seconds: $0.duration ?? 0) }
    }
    let slowest = timed.filter { $0.seconds > 0 }.sorted { $0.seconds > $1.seconds }
    guard !slowest.isEmpty else { return "" }
    let rows = slowest.prefix(Self.slowestCount).map { file, scenario, seconds in
      [
        links.line(scenario.line, of: file, text: scenario.id),
        "\(Int((seconds * 1000).rounded())) ms",
      ]
    }
    return """
      \(Self.timesHeading)

      Durations in the run that wrote this page; they are not compared to detect a stale page.

      \(ReportTable(header: ["scenario", "time"], rows: rows).text)
      """
  }

  private func section(_ title: String, _ lines: [String], note: String? = nil) -> String {
    var shown = lines.prefix(Self.maximumEntries).joined(separator: "\n")
    if lines.count > Self.maximumEntries {
      shown += "\n- \(lines.count - Self.maximumEntries) more in the JSON report"
    }
    let content = lines.isEmpty ? "None." : shown
    return (["## \(title)", note, content].compactMap(\.self)).joined(separator: "\n\n")
  }

  private var links: SpecLinks { SpecLinks(pathToRoot: pathToRoot) }
}
