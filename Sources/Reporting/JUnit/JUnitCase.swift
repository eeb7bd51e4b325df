internal import Conformance

/// One `testcase`: a scenario.
struct JUnitCase {
  private let scenario: ScenarioReport
  private let spec: SpecReport

  init(_ scenario: ScenarioReport, in spec: SpecReport) {
    self.scenario = scenario
    self.spec = spec
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
        ("line", "\(line)"),
      ],
      children: outcome.map { [$0] } ?? []
    )
  }

  /// The id without the spec's name.
  private var name: String {
    scenario.id.split(separator: "#", maxSplits: 1).last.map { String($0) } ?? scenario.id
  }

  /// The line of the first expectation that decided the verdict, or the scene's.
  private var line: Int {
    let isPassed = scenario.verdict == .passed
    return isPassed ? scenario.line : deciding.first?.line ?? scenario.line
  }

  private var deciding: [ExpectationResult] {
    scenario.results.filter { $0.verdict == scenario.verdict }
  }

  private var outcome: XMLElement? {
    switch scenario.verdict {
    case .passed: nil
    case .skipped, .knownFailure: element("skipped", message: reasons)
    case .failed, .unexpectedPass: element("failure", message: firstLine)
    case .notRun, .error, .timedOut, .crashed: element("error", message: firstLine)
    }
  }

  private func element(_ name: String, message: String) -> XMLElement {
    XMLElement(
      name: name,
      attributes: [("message", message), ("type", scenario.verdict.rawValue)],
      text: text
    )
  }

  private var reasons: String {
    let reasons = deciding.compactMap(\.reason).joined(separator: "; ")
    return scenario.verdict == .knownFailure ? "known failure: \(reasons)" : reasons
  }

  private var firstLine: String {
    let lines = deciding.first?.message.split(whereSeparator: \.isNewline)
    return lines?.first.map { String($0) } ?? scenario.verdict.rawValue
  }

  /// Everything there is to say of every expectation that did not pass.
  private var text: String {
    scenario.results.filter { $0.verdict != .passed }.map { result in
      "\(spec.file):\(result.line): \(result.headline)\n\(result.details(in: spec.file))"
    }.joined(separator: "\n\n")
  }
}
