internal import Conformance

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
  var element: XMLElement {
    XMLElement(
      name: "testcase",
      attributes: [
        // Readers make packages of the dots in a class name, as folders are.
        ("classname", spec.name.replacing("/", with: ".")),
        ("name", name),
        ("file", spec.file),
        ("line", "\(outcome.line)"),
        ("time", JUnitTime.text([scenario.duration])),
      ],
      children: [failure, printed].compactMap(\.self)
    )
  }

  /// The id without the spec's name.
  private var name: String {
    scenario.id.split(separator: "#", maxSplits: 1).last.map { String($0) } ?? scenario.id
  }

  private var failure: XMLElement? {
    switch scenario.verdict {
    case .passed: nil
    case .skipped, .knownFailure: element("skipped")
    case .failed, .unexpectedPass: element("failure")
    case .notRun, .error, .timedOut, .crashed: element("error")
    }
  }

  private var printed: XMLElement? {
    scenario.printed.isEmpty ? nil : XMLElement(name: "system-out", text: scenario.printed)
  }

  private func element(_ name: String) -> XMLElement {
    XMLElement(
      name: name,
      attributes: [("message", outcome.headline), ("type", scenario.verdict.rawValue)],
      text: outcome.text
    )
  }
}
