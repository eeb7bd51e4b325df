internal import SuiteRunning
internal import Conformance
internal import ElementTree
internal import Foundation
internal import LayoutTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// The scenarios of a package's specs, as arguments of a parameterized test.
///
/// All scenarios run when the first result is requested, in processes of an engine.
/// A scenario that traps, hangs or does not compile fails only its own test case.
///
/// ```swift
/// nonisolated static let checks = SpecChecks(engine: "plumb-engine")
///
/// @Test func `every spec is well formed`() {
///   record(Self.checks.mistakes)
/// }
/// ```
@MainActor
public final class SpecChecks: Sendable {
  private let suite: SuiteFolder
  private let engine: String
  private let timeLimit: Double
  private let selected: [SelectedScenario]
  private let diagnostics: [SpecDiagnostic]
  /// The message if no scenario is selected; `nil` if some are.
  private let absence: String?
  /// The result of the single run of all scenarios; a failure is not retried.
  private lazy var runs = Result { try suiteRun.runs(of: selected) }
  /// The results of one run for pictures of all scenarios that fail without a crash, by their ids.
  private lazy var drawings = Result {
    let failing = zip(selected, try runs.get())
      .filter { $1.report.results.contains(where: \.isWorthDrawing) }.map(\.0)
    let drawn = failing.isEmpty ? [] : try suiteRun.runs(of: failing, options: .pictures)
    return Dictionary(drawn.map { ($0.report.id, $0) }) { first, _ in first }
  }

  /// Reads the current content of the specs.
  ///
  /// The filter of `swift test` may select scenarios, with `--filter views/row` or
  /// `--filter 'views/row#one'`, and so may the environment variable `PLUMB_FILTER`. The parameter
  /// of the test function must be named `scenario`. If no scenario matches, a single test case
  /// fails.
  ///
  /// - Parameters:
  ///   - folder: The folder of specs, relative to the package.
  ///   - engine: The name of the executable that calls `PlumbEngine.main()`. It must be in the same
  ///     folder as the tests, so the test target must depend on it.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - file: A file of the package; the package is the nearest folder above it with a
  ///     `Package.swift`.
  public nonisolated convenience init(
    folder: String = "Specs",
    engine: String,
    timeLimit: Double = 30,
    file: String = #filePath
  ) {
    let suite = SuiteFolder(root: Self.package(of: file), folder: folder)
    let filter = ScenarioFilter(
      CommandLine.arguments,
      environment: ProcessInfo.processInfo.environment,
      specs: SpecSuite.names(root: suite.root, folder: folder)
    )
    self.init(of: suite, engine: engine, timeLimit: timeLimit, filter: filter)
  }

  nonisolated init(
    of suite: SuiteFolder,
    engine: String,
    timeLimit: Double = 30,
    filter: ScenarioFilter = ScenarioFilter([], specs: [])
  ) {
    self.suite = suite
    self.engine = engine
    self.timeLimit = timeLimit
    let specs = SpecSuite.load(root: suite.root, folder: suite.folder)
    let malformed = Set(specs.diagnostics.map(\.file))
    let all = specs.documents.filter { !malformed.contains($0.file) }
      .flatMap(\.selectedScenarios)
    let ids = all.map(\.scenario.id)
    let matchingIDs = filter.matchingIDs(of: ids)
    selected = all.filter { matchingIDs.contains($0.scenario.id) }
    diagnostics = specs.diagnostics
    let isAbsent = !filter.names.isEmpty && matchingIDs.isEmpty
    let reasons = [ScenarioFilter.absence(of: filter.names, among: ids)]
    absence =
      isAbsent
      ? (reasons + specs.diagnostics.map(\.description)).joined(separator: "\n") : nil
  }

  private nonisolated static func package(of file: String) -> String {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.path
  }
}

extension SpecChecks {
  /// The scenarios that the filter of `swift test` selects, in the order of the specs; malformed
  /// specs have none.
  public nonisolated var scenarios: [CheckedScenario] {
    guard absence == nil else { return [CheckedScenario(content: .none)] }
    return selected.enumerated().map { index, selected in
      CheckedScenario(content: .scenario(selected, index: index))
    }
  }

  /// All mistakes in the specs; no scenario of a malformed spec runs.
  public nonisolated var mistakes: [CheckFailure] {
    diagnostics.map { diagnostic in
      failure(
        diagnostic.mistake.message,
        in: diagnostic.file,
        line: diagnostic.line,
        column: diagnostic.column
      )
    }
  }

  /// Returns the failures of a scenario; empty if it passed.
  ///
  /// - Throws: An error if the scenarios could not run at all.
  public func failures(of scenario: CheckedScenario) throws -> [CheckFailure] {
    guard case .scenario(let selected, let index) = scenario.content else {
      return [failure(absence ?? "", in: suite.folder, line: 1)]
    }
    let file = selected.document.file
    let report = try runs.get()[index].report
    guard !report.results.isEmpty else {
      return [failure("the scenario has no result", in: file, line: report.line)]
    }
    return report.results.filter(\.verdict.failsTheRun).map { result in
      let details = report.details(of: result, in: file)
      return failure("\(result.headline)\n\(details)", in: file, line: result.decidingLine)
    }
  }

  /// Returns files about a failed scenario: SVG pictures of expected over actual frames, and its
  /// JSON report.
  ///
  /// There are none for a scenario that passed. Pictures of all failed scenarios are drawn in one
  /// additional run, when they are first requested.
  ///
  /// - Throws: An error if the scenarios could not run at all.
  public func attachments(of scenario: CheckedScenario) throws -> [CheckAttachment] {
    guard case .scenario(_, let index) = scenario.content else { return [] }
    let run = try runs.get()[index]
    guard run.report.verdict.failsTheRun else { return [] }
    let report = ConformanceReport(documents: [run.document], scenarios: [run.report])
    let json = JSONReportWriter().text(for: report)
    let pictures = try drawings.get()[scenario.id].map { FailurePictures(of: $0).files } ?? []
    let stem = scenario.id.replacing("/", with: "-")
    return pictures.enumerated().map { index, picture in
      let name = index == 0 ? "\(stem).svg" : "\(stem)-\(index + 1).svg"
      return CheckAttachment(name: name, bytes: Array(picture.utf8))
    } + [CheckAttachment(name: "\(stem).json", bytes: Array(json.utf8))]
  }

  private var suiteRun: SuiteRun {
    SuiteRun(
      of: suite,
      engine: EngineSelection(own: .own(named: engine)),
      console: Console(),
      timeLimit: timeLimit
    )
  }

  private nonisolated func failure(
    _ message: String,
    in file: String,
    line: Int,
    column: Int = 1
  ) -> CheckFailure {
    CheckFailure(
      message: TerminalText.lines(message),
      // Swift Testing traps if the id of a file contains no folder.
      fileID: file.contains("/") ? file : "./\(file)",
      filePath: "\(suite.root)/\(file)",
      line: line,
      column: column
    )
  }
}

extension ExpectationResult {
  /// Whether the failure can be shown in a picture: the scene was laid out and did not crash.
  fileprivate var isWorthDrawing: Bool {
    [.failed, .error, .unexpectedPass].contains(verdict)
  }
}

/// A mistake in a spec or a failed expectation, with its place in the Markdown file.
public struct CheckFailure: Sendable, Hashable {
  /// The complete message, which may have several lines.
  public var message: String
  /// The path of the spec relative to the package, with a folder: `Specs/row.md`, `./row.md`.
  public var fileID: String
  /// The absolute path of the spec.
  public var filePath: String
  /// The line in the Markdown file, from 1: the line of the first difference if there is one.
  public var line: Int
  /// The column in the line, from 1.
  public var column: Int
}

/// A scenario as an argument of a test.
public struct CheckedScenario: Sendable {
  enum Content {
    /// A scenario, and its index among all that run, from 0.
    case scenario(SelectedScenario, index: Int)
    /// A placeholder if no scenario matches the filter.
    case none
  }

  let content: Content

  /// The unique id of the scenario, such as `views/row#every-view-is-as-wide`.
  public var id: String {
    guard case .scenario(let selected, _) = content else { return "no such scenario" }
    return selected.scenario.id
  }
}

extension CheckedScenario: CustomStringConvertible {
  /// The id, as the name of a test case.
  public var description: String { id }
}

/// A file about a failed scenario, for an attachment of a test.
public struct CheckAttachment: Sendable {
  /// The name of the file: the scenario's id, with a dash in place of each slash.
  public var name: String
  /// The content of the file.
  public var bytes: [UInt8]
}
