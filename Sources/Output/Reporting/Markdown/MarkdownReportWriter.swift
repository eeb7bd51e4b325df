package import Conformance

/// Writes the report that a repository keeps: `Docs/Conformance.md`.
///
/// There is no time and no absolute path in it, so that the same specs and the same engine give
/// the same text everywhere.
package struct MarkdownReportWriter: ReportWriter {
  /// The way from the report's folder to the package's, with a slash at its end.
  private let pathToRoot: String
  /// The way from the report's folder to the figures'; `nil` where there are none beside it.
  private let pathToFigures: String?

  /// - Parameters:
  ///   - pathToRoot: The way from the report's folder to the package's, with a slash at its end.
  ///   - pathToFigures: The same for the folder of the figures; `nil` leaves them out.
  package init(pathToRoot: String = "../", pathToFigures: String? = nil) {
    self.pathToRoot = pathToRoot
    self.pathToFigures = pathToFigures
  }

  package func text(for report: ConformanceReport) -> String {
    let sections = [
      """
      # Conformance

      \(ConformanceHeadline(report, links: links).text)

      Written by `\(ExecutablePath.toolName) report` from the specs; do not edit.
      """,
      malformed(report),
      figures(report),
      summary(report),
      evidence(report),
      specs(report),
      clauses(report),
      uncovered(report),
      expectations(report, title: "Failures") { $0.failsTheRun },
      expectations(report, title: "Known failures") { $0 == .knownFailure },
      unsupported(report),
      expectations(report, title: "Skipped") { $0 == .skipped },
      SystemsSection(report, links: links).text,
      sketches(report),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension MarkdownReportWriter {
  /// The mistakes of malformed specs, where there are any.
  private func malformed(_ report: ConformanceReport) -> String {
    guard !report.mistakes.isEmpty else { return "" }
    let lines = report.mistakes.map { mistake in
      let place = "\(mistake.file):\(mistake.line):\(mistake.column)"
      return "- \(links.line(mistake.line, of: mistake.file, text: place)): "
        + MarkdownText.escaped(mistake.message)
    }
    return section("Malformed specs", lines, note: "None of their scenarios was run.")
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

      Where the expected values come from.\(referenceStyleNote(report))

      \(table.text)
      """
  }

  private func referenceStyleNote(_ report: ConformanceReport) -> String {
    guard report.specs.flatMap(\.clauses).contains(where: \.usesReferenceStyle) else { return "" }
    let page = MarkdownText.link("reference style", to: pathToRoot + "Docs/Reference/Controls.md")
    return " Those of the \(page) are this engine's own lengths of controls, not Apple's."
  }

  private func specs(_ report: ConformanceReport) -> String {
    let table = ReportTable(
      header: ["spec", "clauses", "scenarios", "expectations", "verdict"],
      rows: report.specs.map { spec in
        let scenarios = spec.scenarios
        return [
          title(of: spec), "\(spec.clauses.count)",
          "\(scenarios.count)", "\(scenarios.flatMap(\.results).count)",
          Verdict.gravest(scenarios.map(\.verdict))?.rawValue ?? "no scenario",
        ]
      }
    )
    return section("Specs", report.specs.isEmpty ? [] : [table.text])
  }

  private func clauses(_ report: ConformanceReport) -> String {
    let sections = report.specs.map { spec in
      let covered = spec.clauses.filter { !$0.scenarios.isEmpty }
      let table = ReportTable(
        header: ["clause", "scenarios", "expectations by evidence", "verdict"],
        rows: covered.map { clause in
          [
            links.clause(clause, in: spec), "\(clause.scenarios.count)",
            evidence(of: clause),
            clause.verdict?.rawValue ?? "",
          ]
        }
      )
      return "### \(title(of: spec))\n\n" + (covered.isEmpty ? "No scenario." : table.text)
    }
    return (["## Clauses"] + sections).joined(separator: "\n\n")
  }

  /// How many expectations of a clause rest on which evidence: `recorded 2, derived 1`.
  private func evidence(of clause: ClauseReport) -> String {
    EvidenceCount.counts([clause]).filter { $0.summary.expectations > 0 }
      .map { "\($0.name) \($0.summary.expectations)" }.joined(separator: ", ")
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

  /// What the engine says that it does not do, where there is any.
  private func unsupported(_ report: ConformanceReport) -> String {
    guard report.summary.unsupported > 0 else { return "" }
    return expectations(report, title: "Unsupported") { $0 == .unsupported }
  }

  private func sketches(_ report: ConformanceReport) -> String {
    let lines = report.specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.sketchLines.map { "- \(links.line($0, of: spec.file, text: clause.title))" }
      }
    }
    return section("Sketches", lines, note: "Code that is an illustration and is not compiled.")
  }

  private func section(_ title: String, _ lines: [String], note: String? = nil) -> String {
    let content = lines.isEmpty ? "None." : lines.joined(separator: "\n")
    return (["## \(title)", note, content].compactMap(\.self)).joined(separator: "\n\n")
  }

  private var links: SpecLinks { SpecLinks(pathToRoot: pathToRoot) }
}
