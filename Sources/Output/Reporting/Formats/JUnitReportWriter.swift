package import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat

/// Writes a report as JUnit XML, in the dialect that GitLab's, Jenkins' and GitHub's readers have
/// in common: a suite for each spec, a case for each scenario.
///
/// A malformed spec is a suite with one case, an error.
package struct JUnitReportWriter: ReportWriter {
  package init() {}

  package func text(for report: ConformanceReport) -> String {
    Self.document(root(for: report))
  }
}

extension JUnitReportWriter {
  /// A document of a root element.
  static func document(_ root: Element) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.xml()
  }

  /// The element of all suites.
  func root(for report: ConformanceReport) -> Element {
    let malformed = report.malformedFiles
    return Element(
      "testsuites",
      [("name", "plumb")] + counts(report.scenarios, malformedCount: malformed.count),
      malformed.map { suite($0) }
        + report.specs.filter { !$0.scenarios.isEmpty }.map { suite($0) }
    )
  }

  private func suite(_ malformed: MalformedFile) -> Element {
    let outcome = MalformedOutcome(malformed)
    let error = Element(
      "error",
      [("message", .text(outcome.headline)), ("type", .text(MalformedOutcome.status))],
      text: outcome.text
    )
    let testCase = Element(
      "testcase",
      [
        ("classname", .text(outcome.group.replacing("/", with: "."))),
        ("name", .text(outcome.name)),
        ("file", .text(outcome.file)),
        ("line", "\(outcome.line)"),
        ("time", .text(JUnitTime.text([]))),
      ],
      [error]
    )
    return Element(
      "testsuite",
      [("name", .text(outcome.group)), ("file", .text(outcome.file))]
        + counts([], malformedCount: 1),
      [testCase]
    )
  }

  private func suite(_ spec: SpecReport) -> Element {
    Element(
      "testsuite",
      [("name", .text(spec.name)), ("file", .text(spec.file))] + counts(spec.scenarios),
      spec.scenarios.map { JUnitCase($0, in: spec).element }
    )
  }

  /// Counts scenarios, as a case is one, by the verdicts that they are written with.
  private func counts(
    _ scenarios: [ScenarioReport],
    malformedCount: Int = 0
  ) -> [(StaticString, AttributeValue?)] {
    let verdicts = scenarios.map(\.verdict)
    let failures = verdicts.count { $0.failsTheRun && !$0.isError }
    return [
      ("tests", "\(verdicts.count + malformedCount)"),
      ("failures", "\(failures)"),
      ("errors", "\(verdicts.count(where: \.isError) + malformedCount)"),
      ("skipped", "\(verdicts.count { $0 != .passed && !$0.failsTheRun })"),
      ("time", .text(JUnitTime.text(scenarios.map(\.duration)))),
    ]
  }
}

/// One `testcase`: a scenario.
struct JUnitCase {
  private let scenario: ScenarioReport
  private let spec: SpecReport
  private let outcome: ScenarioOutcome

  init(_ scenario: ScenarioReport, in spec: SpecReport) {
    self.scenario = scenario
    self.spec = spec
    outcome = ScenarioOutcome(scenario, in: spec)
  }
}

extension JUnitCase {
  var element: Element {
    Element(
      "testcase",
      [
        // Readers make packages of the dots in a class name, as folders are.
        ("classname", .text(spec.name.replacing("/", with: "."))),
        ("name", .text(name)),
        ("file", .text(spec.file)),
        ("line", "\(outcome.line)"),
        ("time", .text(JUnitTime.text([scenario.duration]))),
      ],
      [failure, printed].compactMap(\.self)
    )
  }

  /// The id without the spec's name.
  private var name: String {
    ScenarioID(scenario.id).slug
  }

  private var failure: Element? {
    switch scenario.verdict {
    case .passed: nil
    case .skipped, .knownFailure, .unsupported: element("skipped")
    case .failed, .unexpectedPass: element("failure")
    case .notRun, .error, .doesNotCompile, .timedOut, .crashed: element("error")
    }
  }

  private var printed: Element? {
    scenario.printed.isEmpty ? nil : Element("system-out", text: scenario.printed)
  }

  private func element(_ name: StaticString) -> Element {
    Element(
      name,
      [("message", .text(outcome.headline)), ("type", .text(scenario.verdict.rawValue))],
      text: outcome.text
    )
  }
}

/// How JUnit XML writes a duration.
enum JUnitTime {
  /// A sum of seconds to the microsecond, never with an exponent: `0.001250`.
  ///
  /// Readers require a number for every case: an unmeasured one is 0.
  static func text(_ durations: [Double?]) -> String {
    String(format: "%.6f", durations.compactMap(\.self).reduce(0, +))
  }
}
