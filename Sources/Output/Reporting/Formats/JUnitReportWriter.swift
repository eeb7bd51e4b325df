package import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat

/// Writes a report as JUnit XML with a suite for each spec and a case for each scenario.
///
/// The dialect is the one that GitLab, Jenkins and GitHub have in common. A malformed spec is a
/// suite with one case, an error.
package struct JUnitReportWriter: ReportWriter {
  private let paths: RepositoryPaths

  /// - Parameter pathToPackage: The path from the repository to the package, ending with a slash;
  ///   empty if they are the same. Viewers find files by their path in the repository.
  package init(pathToPackage: String = "") {
    paths = RepositoryPaths(pathToPackage: pathToPackage)
  }

  package func text(for report: ConformanceReport) -> String {
    Self.document(root(for: report))
  }
}

extension JUnitReportWriter {
  /// Returns a document with a root element.
  static func document(_ root: Element) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.xml()
  }

  /// Returns the `testsuites` element of a report.
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
        ("classname", .text(JUnitCase.className(of: outcome.group))),
        ("name", .text(outcome.name)),
        ("file", .text(paths.path(of: outcome.file))),
        ("line", "\(outcome.line)"),
        ("time", .text(JUnitTime.text([]))),
      ],
      [error]
    )
    return Element(
      "testsuite",
      [("name", .text(outcome.group)), ("file", .text(paths.path(of: outcome.file)))]
        + counts([], malformedCount: 1),
      [testCase]
    )
  }

  private func suite(_ spec: SpecReport) -> Element {
    Element(
      "testsuite",
      [("name", .text(spec.name)), ("file", .text(paths.path(of: spec.file)))]
        + counts(spec.scenarios),
      spec.scenarios.map { JUnitCase($0, in: spec, file: paths.path(of: spec.file)).element }
    )
  }

  /// Returns the numbers of scenarios, which are the test cases, by the statuses that they are
  /// written with.
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

/// A `testcase` element, which represents a scenario.
struct JUnitCase {
  private let scenario: ScenarioReport
  private let spec: SpecReport
  private let file: String
  private let outcome: ScenarioOutcome

  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - spec: Its spec.
  ///   - file: The path of the spec in the repository.
  init(_ scenario: ScenarioReport, in spec: SpecReport, file: String) {
    self.scenario = scenario
    self.spec = spec
    self.file = file
    outcome = ScenarioOutcome(scenario, in: spec)
  }
}

extension JUnitCase {
  /// Returns the class name for the name of a spec, with a package for each of its folders.
  ///
  /// Readers split class names at dots, so a dot of a name is escaped: `a/b` and `a.b` differ.
  static func className(of spec: String) -> String {
    spec.replacing("%", with: "%25").replacing(".", with: "%2E").replacing("/", with: ".")
  }

  var element: Element {
    Element(
      "testcase",
      [
        ("classname", .text(Self.className(of: spec.name))),
        ("name", .text(name)),
        ("file", .text(file)),
        ("line", "\(outcome.line)"),
        ("time", .text(JUnitTime.text([scenario.duration]))),
      ],
      [failure, printed].compactMap(\.self)
    )
  }

  /// The scenario's id without the name of the spec.
  private var name: String {
    ScenarioID(scenario.id).slug
  }

  private var failure: Element? {
    switch scenario.verdict {
    case .passed: nil
    case .skipped, .knownFailure, .unsupported, .deviates: element("skipped")
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

/// Formats durations for JUnit XML.
enum JUnitTime {
  /// Returns the sum of durations in seconds with six decimals and without an exponent, such as
  /// `0.001250`.
  ///
  /// Readers require a number for every case, so an unmeasured duration is 0.
  static func text(_ durations: [Double?]) -> String {
    String(format: "%.6f", durations.compactMap(\.self).reduce(0, +))
  }
}
