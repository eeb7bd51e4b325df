package import Conformance
internal import ElementTree
internal import SpecFormat

/// Writes a report for a person at a terminal: a line for each scenario, then everything there is
/// to say about those that fail the run, then the counts.
package struct HumanReportWriter: ReportWriter {
  private let usesColor: Bool
  private let listsAll: Bool

  /// - Parameters:
  ///   - usesColor: Whether verdicts have the colours of a terminal.
  ///   - listsAll: Whether every scenario has a line, not only those that fail the run.
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
      + [refusals(report), mistakes(report), counts(report)]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension HumanReportWriter {
  private func line(_ scenario: ScenarioReport) -> String {
    let reasons = scenario.verdict.failsTheRun ? [] : scenario.results.compactMap(\.reason)
    let reason = reasons.first.map { " (\(TerminalText.line($0)))" } ?? ""
    return "\(colored(scenario.verdict)) \(TerminalText.line(scenario.id))\(reason)"
  }

  private func details(_ scenario: ScenarioReport, file: String) -> [String] {
    // That later blocks were not reached follows from it.
    guard !scenario.results.contains(where: \.isRefused) else { return [] }
    return scenario.results.filter(\.verdict.failsTheRun).map { result in
      let place = "\(TerminalText.line(file)):\(result.line): \(colored(result.verdict))"
      let id = TerminalText.line(scenario.id)
      let heading = "\(place): `\(result.block)` of \(id)\(result.origin)"
      let details = TerminalText.lines(scenario.details(of: result, in: file))
      return heading + "\n" + IndentedText.text(details, by: 2)
    }
  }

  /// What the compiler says of the scenarios that do not compile, each of its errors once.
  private func refusals(_ report: ConformanceReport) -> String {
    let causes = CompileErrorGroup.causes(in: report)
    let count = report.scenarios.count { $0.results.contains(where: \.isRefused) }
    guard count > 0 else { return "" }
    let heading = colored(.doesNotCompile) + ": \(count) scenario\(count == 1 ? "" : "s")"
    let lines = TerminalText.lines(causes.flatMap(\.lines).joined(separator: "\n"))
    return heading + "\n" + IndentedText.text(lines, by: 2)
  }

  /// The mistakes of malformed specs, a line each, as compilers print them.
  private func mistakes(_ report: ConformanceReport) -> String {
    report.mistakes.map(\.diagnostic).joined(separator: "\n")
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
  /// The systems whose numbers differ from the engine's, with a blank before them; empty where
  /// nothing is said.
  fileprivate var origin: String {
    systems.isEmpty ? "" : " (\(evidenceName), \(systems.text))"
  }

  /// Whether the messages of the compiler are the whole result.
  fileprivate var isRefused: Bool { verdict == .doesNotCompile && !compilerMessages.isEmpty }
}

/// One error message of the compiler, with all the places of a run where it occurs.
struct CompileErrorGroup {
  /// The error in the compiler's words.
  let message: String
  /// The most notes that are shown for an error.
  ///
  /// Further ones usually list overloads.
  private static let noteLimit = 3

  /// The notes on the error, as the compiler prints them.
  let notes: [String]
  /// Its places, as `Specs/row.md:3:5`, each once.
  private(set) var places: [String]

  /// The number of scenarios that are not compiled because of it.
  private var scenarioCount = 0

  /// The errors that keep scenarios of a report from being compiled, each once.
  ///
  /// Missing modules are first, as other errors may follow from these, then errors that affect most
  /// scenarios. An error affects at least as many as its consequences, and a scenario lists it
  /// before them.
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

  /// The cause in a heading, where it has several places, and a line for each of them.
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

/// The colours of a terminal, by what they say.
enum TextColor: String {
  case good = "\u{1B}[32m"
  case bad = "\u{1B}[31m"
  case notable = "\u{1B}[33m"

  private static let end = "\u{1B}[0m"

  /// The text in this colour.
  func callAsFunction(_ text: String) -> String { rawValue + text + Self.end }
}

extension TextColor {
  init(_ verdict: Verdict) {
    self = verdict.failsTheRun ? .bad : verdict == .passed ? .good : .notable
  }
}
