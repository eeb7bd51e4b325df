internal import Conformance
internal import ElementTree
internal import Foundation
internal import Pictures
internal import Reporting
internal import SpecFormat
internal import ViewLayout

/// The scenarios of a package's specs, for a test case each.
///
/// All scenarios run when the first result is asked for, in processes of the package's own `plumb`:
/// one that traps or hangs, or does not compile, fails its own test case and no other.
///
/// ```swift
/// nonisolated static let checks = SpecChecks(tool: "plumb")
///
/// @Test func `every spec is well formed`() {
///   record(Self.checks.mistakes)
/// }
/// ```
@MainActor
public final class SpecChecks: Sendable {
  private let suite: SuiteFolder
  private let tool: String
  private let timeLimit: Double
  private let selected: [SelectedScenario]
  private let diagnostics: [SpecDiagnostic]
  /// Why no scenario is selected; `nil` where some are.
  private let absence: String?
  /// The one run of all scenarios, or its failure, which would be no other again.
  private lazy var runs = Result { try suiteRun.runs(of: selected) }
  /// The one run for pictures of all scenarios that fail and come to their end, by their ids.
  private lazy var drawings = Result {
    let failing = zip(selected, try runs.get())
      .filter { $1.report.results.contains(where: \.isWorthDrawing) }.map(\.0)
    let drawn = failing.isEmpty ? [] : try suiteRun.runs(of: failing, options: .pictures)
    return Dictionary(drawn.map { ($0.report.id, $0) }) { first, _ in first }
  }

  /// Reads the specs as they are on disk now.
  ///
  /// The filter of `swift test` may name scenarios, `--filter views/row` or
  /// `--filter 'views/row#one'`, and so may the variable `PLUMB_FILTER`. The test whose argument is
  /// a scenario is found where that argument is called `scenario`. Names that no scenario has are a
  /// test case that fails.
  ///
  /// - Parameters:
  ///   - folder: The folder of specs, relative to the package's.
  ///   - tool: The name of the package's executable that calls `PlumbTool.main()`; it is looked for
  ///     beside the tests, so that the test target must depend on it.
  ///   - timeLimit: How long one scenario may take, in seconds.
  ///   - file: A file of the package, which is the folder above it with a `Package.swift`.
  public nonisolated convenience init(
    folder: String = "Specs",
    tool: String,
    timeLimit: Double = 30,
    file: String = #filePath
  ) {
    let suite = SuiteFolder(root: Self.package(of: file), folder: folder)
    let filter = ScenarioFilter(
      CommandLine.arguments,
      environment: ProcessInfo.processInfo.environment,
      specs: SpecSuite.names(root: suite.root, folder: folder)
    )
    self.init(of: suite, tool: tool, timeLimit: timeLimit, filter: filter)
  }

  nonisolated init(
    of suite: SuiteFolder,
    tool: String,
    timeLimit: Double = 30,
    filter: ScenarioFilter = ScenarioFilter([], specs: [])
  ) {
    self.suite = suite
    self.tool = tool
    self.timeLimit = timeLimit
    let specs = SpecSuite.load(root: suite.root, folder: suite.folder)
    let malformed = Set(specs.diagnostics.map(\.file))
    let all = specs.documents.filter { !malformed.contains($0.file) }
      .flatMap(\.selectedScenarios)
    let ids = all.map(\.scenario.id)
    let chosen = filter.chosen(of: ids)
    selected = all.filter { chosen.contains($0.scenario.id) }
    diagnostics = specs.diagnostics
    let isAbsent = !filter.names.isEmpty && chosen.isEmpty
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
  /// Every scenario that the filter of `swift test` leaves, in the order of the specs; none is of a
  /// malformed one.
  public nonisolated var scenarios: [CheckedScenario] {
    guard absence == nil else { return [CheckedScenario(content: .none)] }
    return selected.enumerated().map { index, selected in
      CheckedScenario(content: .scenario(selected, index: index))
    }
  }

  /// Every mistake in the specs: no scenario of a malformed spec is run.
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

  /// The failures of a scenario; empty where all of it holds.
  ///
  /// - Throws: Why the scenarios could not be run at all.
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

  /// The files that tell of a scenario that fails: its picture, expected over actual, as SVG, and
  /// the JSON that `plumb check` writes of it; none where all of it holds.
  ///
  /// Pictures of all that fail are drawn in one further run, when they are first asked for.
  ///
  /// - Throws: Why the scenarios could not be run at all.
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
      engine: .own(of: ExecutablePath.current.directory + "/" + tool, timeLimit: timeLimit),
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
      // Swift Testing traps where the id of a file has no folder.
      fileID: file.contains("/") ? file : "./\(file)",
      filePath: "\(suite.root)/\(file)",
      line: line,
      column: column
    )
  }
}

extension ExpectationResult {
  /// Whether the scenario fails in a way that a picture can show: it is laid out, and ends.
  fileprivate var isWorthDrawing: Bool {
    [.failed, .error, .unexpectedPass].contains(verdict)
  }
}

/// Something that is wrong with a spec, or that does not hold, at its place in the Markdown.
public struct CheckFailure: Sendable, Hashable {
  /// Everything there is to say, in as many lines as it takes.
  public var message: String
  /// The spec's path relative to the package, with a folder: `Specs/row.md`, `./row.md`.
  public var fileID: String
  /// The spec's absolute path.
  public var filePath: String
  /// The line in the Markdown, from 1: of what differs, where it has one of its own.
  public var line: Int
  /// The column in the line, from 1.
  public var column: Int
}

/// A scenario as an argument of a test.
public struct CheckedScenario: Sendable {
  enum Content {
    /// A scenario, and its place among all that run, from 0.
    case scenario(SelectedScenario, index: Int)
    /// What stands for scenarios where no name that was asked for is one's.
    case none
  }

  let content: Content

  /// The id that tells it from all others: `views/row#every-view-is-as-wide`.
  public var id: String {
    guard case .scenario(let selected, _) = content else { return "no such scenario" }
    return selected.scenario.id
  }
}

extension CheckedScenario: CustomStringConvertible {
  /// The id, as the name of a test case.
  public var description: String { id }
}

/// A file that tells of a scenario that does not hold, for whoever looks at the outcome of tests.
public struct CheckAttachment: Sendable {
  /// The name of the file: the scenario's id, with a dash for each slash.
  public var name: String
  /// The content of the file.
  public var bytes: [UInt8]
}

/// The pictures of a scenario that does not hold: each layout that differs, expected over actual.
struct FailurePictures {
  private let run: ScenarioRun

  /// - Parameter run: A run for pictures.
  init(of run: ScenarioRun) {
    self.run = run
  }
}

extension FailurePictures {
  /// A file of SVG each; the first layout where no block says how another differs, and none for a
  /// scenario that shows nothing.
  var files: [String] {
    let layouts = run.layouts.filter { !$0.tree.nodes.isEmpty }
    let failures = run.report.results.filter(\.verdict.failsTheRun)
    let differing = layouts.filter { layout in
      failures.contains { Self.layout(of: $0, among: layouts)?.line == layout.line }
    }
    return (differing.isEmpty ? Array(layouts.prefix(1)) : differing).map { layout in
      let mismatches =
        failures.filter { Self.layout(of: $0, among: layouts)?.line == layout.line }
        .flatMap(\.mismatches)
      return Picture(layout, of: run.scenario, mismatches: mismatches).file
    }
  }

  /// The layout that a block speaks of: the last that is not behind it, as one that looks like an
  /// earlier one is not kept.
  private static func layout(
    of result: ExpectationResult,
    among layouts: [ScenarioLayout]
  ) -> ScenarioLayout? {
    layouts.last { $0.line <= result.line }
  }
}
