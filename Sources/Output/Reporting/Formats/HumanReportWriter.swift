internal import SceneBuilding
package import Conformance
internal import ElementTree
internal import SpecFormat

/// Writes a report for a terminal: a line per scenario, the details of failures, and the counts.
package struct HumanReportWriter: ReportWriter {
  private let usesColor: Bool
  private let listsAll: Bool

  /// - Parameters:
  ///   - usesColor: Whether verdicts are colored.
  ///   - listsAll: Whether all scenarios are listed, not only those that fail the run.
  package init(usesColor: Bool = false, listsAll: Bool = true) {
    self.usesColor = usesColor
    self.listsAll = listsAll
  }

  package func text(for report: ConformanceReport) -> String {
    let verdicts = report.scenarios.filter { listsAll || $0.verdict.failsTheRun }
      .map { line($0) }
    let failures = report.specs.flatMap { spec in
      spec.scenarios.flatMap { details($0, file: spec.file) }
    }
    let sections =
      [verdicts.joined(separator: "\n")] + failures
      + [refusals(report), mistakes(report), remarks(report), lengths(report)]
      + [fonts(report), counts(report)]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension HumanReportWriter {
  private func line(_ scenario: ScenarioReport) -> String {
    let reasons =
      scenario.verdict.failsTheRun
      ? [scenario.firstFailure?.description] : scenario.results.map(\.reason)
    let reason = reasons.compactMap(\.self).first.map { " (\(TerminalText.line($0)))" } ?? ""
    return "\(colored(scenario.verdict)) \(TerminalText.line(scenario.id))\(reason)"
  }

  private func details(_ scenario: ScenarioReport, file: String) -> [String] {
    // The compiler's errors are listed separately, and the other blocks of the scenario were not
    // run because of them.
    guard !scenario.results.contains(where: \.isRefused) else { return [] }
    return scenario.results.filter(\.verdict.failsTheRun).map { result in
      let place = "\(TerminalText.line(file)):\(result.line): \(colored(result.verdict))"
      let id = TerminalText.line(scenario.id)
      let heading = "\(place): `\(result.block)` of \(id)\(result.origin)"
      let details = TerminalText.lines(scenario.details(of: result, in: file))
      return heading + "\n" + IndentedText.text(details, by: 2)
    }
  }

  /// Returns the compiler's errors for scenarios that do not compile, each error once.
  private func refusals(_ report: ConformanceReport) -> String {
    let causes = CompileErrorGroup.causes(in: report)
    let count = report.scenarios.count { $0.results.contains(where: \.isRefused) }
    guard count > 0 else { return "" }
    let heading = colored(.doesNotCompile) + ": \(count) scenario\(count == 1 ? "" : "s")"
    let lines = TerminalText.lines(causes.flatMap(\.lines).joined(separator: "\n"))
    return heading + "\n" + IndentedText.text(lines, by: 2)
  }

  /// Returns the mistakes of malformed specs, one per line in the format of compilers.
  private func mistakes(_ report: ConformanceReport) -> String {
    report.mistakes.map(\.diagnostic).joined(separator: "\n")
  }

  /// Returns the remarks on results, such as a text that fits only within an estimate's error.
  private func remarks(_ report: ConformanceReport) -> String {
    let lines = report.specs.flatMap { spec in
      spec.scenarios.flatMap(\.results).flatMap { result in
        result.remarks.map { "\(spec.file):\(result.line): note: \($0)" }
      }
    }
    return TerminalText.lines(lines.joined(separator: "\n"))
  }

  /// Returns the controls with lengths that are not recorded, one line for each system.
  private func lengths(_ report: ConformanceReport) -> String {
    report.unrecordedLengths.map(\.text).joined(separator: "\n")
  }

  /// Returns which text library, such as HarfBuzz, measured which fonts of apps, and which fonts
  /// are estimated.
  private func fonts(_ report: ConformanceReport) -> String {
    TerminalText.lines(report.fonts.sentences.joined(separator: "\n"))
  }

  private func counts(_ report: ConformanceReport) -> String {
    let text = report.sentence
    guard usesColor else { return text }
    return report.holds ? TextColor.good(text) : TextColor.bad(text)
  }

  private func colored(_ verdict: Verdict) -> String {
    usesColor ? TextColor(verdict)(verdict.rawValue) : verdict.rawValue
  }
}

extension ExpectationResult {
  /// The evidence and the systems of the expected numbers, and the metrics, after a space.
  ///
  /// The text is empty if the spec names neither systems nor metrics.
  fileprivate var origin: String {
    let words =
      (systems.isEmpty ? [] : [evidenceName, systems.text])
      + (measuredBy.map { ["measured by \($0.rawValue)"] } ?? [])
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// Whether the compiler's messages are the whole result.
  fileprivate var isRefused: Bool { verdict == .doesNotCompile && !compilerMessages.isEmpty }
}

/// A compiler error with all places of a run at which it occurs.
struct CompileErrorGroup {
  /// The compiler's message of the error.
  let message: String
  /// The maximum number of notes that are shown for an error; further notes usually list overloads.
  private static let noteLimit = 3

  /// The notes on the error, as the compiler prints them.
  let notes: [String]
  /// The places without duplicates, such as `Specs/row.md:3:5`.
  private(set) var places: [String]

  /// The number of scenarios that are not compiled because of the error.
  private var scenarioCount = 0

  /// Returns the different compiler errors of a report.
  ///
  /// Missing modules come first, because other errors may result from these; then the errors that
  /// affect the most scenarios. An error affects at least as many as its consequences, and a
  /// scenario lists it before them.
  static func causes(in report: ConformanceReport) -> [CompileErrorGroup] {
    var causes: [CompileErrorGroup] = []
    var known: [String: Int] = [:]
    for scenario in report.scenarios {
      var counted: Set<String> = []
      for (error, notes) in scenario.results.flatMap(\.compilerMessages).errorsWithNotes {
        let index = known[error.message] ?? causes.endIndex
        if index == causes.endIndex {
          known[error.message] = index
          causes.append(CompileErrorGroup(message: error.message, notes: notes, places: []))
        }
        let place = "\(error.file):\(error.line):\(error.column)"
        if !causes[index].places.contains(place) { causes[index].places.append(place) }
        if counted.insert(error.message).inserted { causes[index].scenarioCount += 1 }
      }
    }
    return causes.filter(\.isMissingModule)
      + causes.filter { !$0.isMissingModule }.enumerated().sorted {
        ($1.element.scenarioCount, $0.offset) < ($0.element.scenarioCount, $1.offset)
      }.map(\.element)
  }

  private var isMissingModule: Bool { message.hasPrefix("no such module") }

  /// The error with its places: a heading and one line for each place if there are several.
  var lines: [String] {
    let heading = places.count > 1 ? ["\(places.count) places: \(message)"] : []
    return heading + places.map { "\($0): error: \(message)" }
      + notes.prefix(Self.noteLimit)
  }
}

extension [CompilerDiagnostic] {
  /// Each error with the notes that follow it, as the compiler prints them.
  fileprivate var errorsWithNotes: [(error: CompilerDiagnostic, notes: [String])] {
    reduce(into: []) { found, message in
      switch message.severity {
      case .error: found.append((message, []))
      case .note where !found.isEmpty: found[found.count - 1].notes.append("\(message)")
      case .note, .warning: break
      }
    }
  }
}

extension TextColor {
  init(_ verdict: Verdict) {
    self = verdict.failsTheRun ? .bad : verdict == .passed ? .good : .notable
  }
}
