package import Conformance

/// Writes a report as JUnit XML, in the dialect that GitLab's, Jenkins' and GitHub's readers have
/// in common: a suite for each spec, a case for each scenario.
package struct JUnitReportWriter: ReportWriter {
  package init() {}

  package func text(for report: ConformanceReport) -> String {
    let suites = report.specs.filter { !$0.scenarios.isEmpty }.map { suite($0) }
    let root = XMLElement(
      name: "testsuites",
      attributes: [("name", "plumb")] + counts(report.scenarios),
      children: suites
    )
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text()
  }
}

extension JUnitReportWriter {
  private func suite(_ spec: SpecReport) -> XMLElement {
    XMLElement(
      name: "testsuite",
      attributes: [("name", spec.name), ("file", spec.file)] + counts(spec.scenarios),
      children: spec.scenarios.map { JUnitCase($0, in: spec).element }
    )
  }

  /// Counts scenarios, as a case is one, by the verdicts that they are written with.
  private func counts(_ scenarios: [ScenarioReport]) -> [(name: String, value: String)] {
    let verdicts = scenarios.map(\.verdict)
    let failures = verdicts.count { $0.failsTheRun && !$0.isError }
    return [
      ("tests", "\(verdicts.count)"),
      ("failures", "\(failures)"),
      ("errors", "\(verdicts.count(where: \.isError))"),
      ("skipped", "\(verdicts.count { $0 == .skipped || $0 == .knownFailure })"),
      ("time", JUnitTime.text(scenarios.map(\.duration))),
    ]
  }
}
