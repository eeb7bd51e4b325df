internal import Compilation
internal import Conformance
internal import Pictures
internal import Reporting
public import Scenarios
internal import SpecFormat

/// The scenarios of a module of specs, for a test case each.
///
/// All scenarios run when the first result is asked for, in processes of the package's own `plumb`:
/// one that traps or hangs fails its own test case and no other.
@MainActor
public final class SpecChecks: Sendable {
  private let catalog: Catalog
  private let tool: String
  private let timeLimit: Double
  private let selected: [SelectedScenario]
  private let diagnostics: [SpecDiagnostic]
  /// The one run of all scenarios, or its failure, which would be no other again.
  private lazy var runs = Result { try suiteRun.runs(of: selected) }
  /// The one run for pictures of all scenarios that fail and come to their end, by their ids.
  private lazy var drawings = Result {
    let failing = zip(selected, try runs.get())
      .filter { $1.report.results.contains(where: \.isWorthDrawing) }.map(\.0)
    let drawn = failing.isEmpty ? [] : try suiteRun.runs(of: failing, wishes: .pictures)
    return Dictionary(drawn.map { ($0.report.id, $0) }) { first, _ in first }
  }

  /// Reads the specs as they are on disk now.
  ///
  /// Where `swift test` has a filter with a `#` in one of its alternatives, that is an expression for
  /// the ids of the scenarios to run: `--filter 'holds|views/row#'`.
  ///
  /// - Parameters:
  ///   - catalog: The compiled scenarios, and where their Markdown is.
  ///   - tool: The name of the executable that runs `plumb` with that catalog; it is looked for
  ///     beside the tests, so that the test target must depend on it.
  ///   - timeLimit: How long one scenario may take, in seconds.
  public nonisolated init(catalog: Catalog, tool: String, timeLimit: Double = 30) {
    self.catalog = catalog
    self.tool = tool
    self.timeLimit = timeLimit
    let suite = SpecSuite.load(root: catalog.root, folder: catalog.folder)
    let all = suite.documents.flatMap(\.selectedScenarios)
    let chosen = ScenarioFilter(CommandLine.arguments).chosen(of: all.map(\.scenario.id))
    selected = all.filter { chosen.contains($0.scenario.id) }
    diagnostics = suite.diagnostics
  }
}

extension SpecChecks {
  /// Every scenario that the filter of `swift test` leaves, in the order of the specs.
  public nonisolated var scenarios: [CheckedScenario] {
    selected.enumerated().map { index, selected in
      CheckedScenario(selected: selected, index: index)
    }
  }

  /// Every mistake in the specs: what cannot be read is no scenario.
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
    let file = scenario.selected.document.file
    let report = try runs.get()[scenario.index].report
    guard !report.results.isEmpty else {
      return [failure("the scenario has no result", in: file, line: report.line)]
    }
    return report.results.filter(\.verdict.failsTheRun).map { result in
      let details = report.details(of: result, in: file)
      return failure("\(result.headline)\n\(details)", in: file, line: result.decidingLine)
    }
  }

  /// The files that tell of a scenario that fails: its picture, expected over actual, as SVG, and the
  /// JSON that `plumb check` writes of it; none where all of it holds.
  ///
  /// Pictures of all that fail are drawn in one further run, when they are first asked for.
  ///
  /// - Throws: Why the scenarios could not be run at all.
  public func attachments(of scenario: CheckedScenario) throws -> [CheckAttachment] {
    let run = try runs.get()[scenario.index]
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
      of: SuiteFolder(root: catalog.root, folder: catalog.folder),
      compiled: catalog.scenarios,
      executable: ExecutablePath.current.directory + "/" + tool,
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
      message: message,
      fileID: file,
      filePath: "\(catalog.root)/\(file)",
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
  /// The spec's path relative to the package: `Specs/row.md`.
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
  let selected: SelectedScenario
  /// Its place among all scenarios, from 0.
  let index: Int

  /// The id that tells it from all others: `views/row#every-view-is-as-wide`.
  public var id: String { selected.scenario.id }
}

extension CheckedScenario: CustomStringConvertible {
  /// The id, as the name of a test case.
  public var description: String { id }
}
