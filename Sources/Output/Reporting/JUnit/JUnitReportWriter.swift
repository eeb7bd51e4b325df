package import Conformance
internal import ElementTree

/// Writes a report as JUnit XML, in the dialect that GitLab's, Jenkins' and GitHub's readers have
/// in common: a suite for each spec, a case for each scenario.
package struct JUnitReportWriter: ReportWriter {
  package init() {}

  package func text(for report: ConformanceReport) -> String {
    let suites = report.specs.filter { !$0.scenarios.isEmpty }.map { suite($0) }
    let root = Element(
      "testsuites",
      [("name", "plumb")] + counts(report.scenarios),
      suites
    )
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.xml()
  }
}

extension JUnitReportWriter {
  private func suite(_ spec: SpecReport) -> Element {
    Element(
      "testsuite",
      [("name", .text(spec.name)), ("file", .text(spec.file))] + counts(spec.scenarios),
      spec.scenarios.map { JUnitCase($0, in: spec).element }
    )
  }

  /// Counts scenarios, as a case is one, by the verdicts that they are written with.
  private func counts(_ scenarios: [ScenarioReport]) -> [(StaticString, AttributeValue?)] {
    let verdicts = scenarios.map(\.verdict)
    let failures = verdicts.count { $0.failsTheRun && !$0.isError }
    return [
      ("tests", "\(verdicts.count)"),
      ("failures", "\(failures)"),
      ("errors", "\(verdicts.count(where: \.isError))"),
      ("skipped", "\(verdicts.count { $0 != .passed && !$0.failsTheRun })"),
      ("time", .text(JUnitTime.text(scenarios.map(\.duration)))),
    ]
  }
}
