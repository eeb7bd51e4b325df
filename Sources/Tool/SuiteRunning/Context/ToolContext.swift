internal import SceneBuilding
package import Conformance
internal import ElementTree
internal import Foundation
internal import Platform
package import EngineKit

/// The environment in which every command runs.
@MainActor
package struct ToolContext {
  /// The scenarios that are built into the tool's own engine.
  let scenarios: [Scenario]
  /// The tool's own engine.
  package let ownEngine: EngineProgram
  package let console: Console
  /// The default suite, which is used if no path selects another one.
  package var home: SuiteFolder
  /// The app's folder of `--resources`, which replaces that of each page; `nil` for none.
  package var resources: String?
  /// The engine of `--engine`; `nil` for that of the package, or the tool's own.
  package var engine: EngineSelection?
  /// The engine of the package of `--package`; `nil` without the option.
  package var packageEngine: EngineSelection?
  /// Builds the code of apps; `nil` in `plumb`, which starts `plumb-try` for that.
  package var previewBuilder: (any PreviewBuilder)?
  /// The environment variables of the process.
  package let environment: [String: String]

  package init(
    catalog: Catalog?,
    console: Console,
    ownEngine: EngineProgram = .own,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    scenarios = catalog?.scenarios ?? []
    self.console = console
    self.ownEngine = ownEngine
    self.environment = environment
    home = .home(of: catalog, current: FileManager.default.currentDirectoryPath)
  }
}

extension ToolContext {
  /// The selected engine; `nil` if none is selected, or if it is Plumb's own.
  package var otherEngine: EngineSelection? { engine.flatMap { $0.program.isOwn ? nil : $0 } }

  /// The folders of Plumb's `Sources` with code of the tool.
  private static let toolFolders: Set = ["Output", "Protocol", "Suite", "Support", "Tool"]
  /// The folders of Plumb's `Sources` without code of its engine.
  private static let suiteFolders: Set = ["Benchmarks", "Mutants", "Output", "Suite", "Tool"]

  /// Notes that the tool or the engine is older than its sources.
  package func noteAges() {
    let program = engine?.program ?? ownEngine
    let ages = [
      ExecutableAge(of: ExecutablePath.current.path, ofFolders: Self.toolFolders.contains),
      ExecutableAge(of: program.executable) {
        !program.isOwn || !Self.suiteFolders.contains($0)
      },
    ]
    for note in ages.compactMap(\.note) { console.note(note) }
  }
}

/// The output of results and notes.
@MainActor
package final class Console {
  /// Whether notes are written to a terminal, so that progress is shown.
  let showsProgress = isatty(STDERR_FILENO) == 1
  /// Whether results are written to a terminal with color, and `NO_COLOR` is not set.
  package let usesColor: Bool
  private var progress = ""

  package init() {
    let environment = ProcessInfo.processInfo.environment
    usesColor =
      isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }
}

extension Console {
  /// Writes results to standard output.
  ///
  /// - Throws: `fileNotWritten` if the output is full or closed, since lost results are not a
  ///   success.
  package func write(_ text: String) throws(ToolError) {
    show(progress: "")
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw .fileNotWritten("standard output", reason: error.reason)
    }
  }

  /// Writes a note to standard error, on separate lines and with control characters escaped.
  package func note(_ text: String) {
    show(progress: "")
    let lines = TerminalText.lines(text) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(lines.utf8))
  }

  /// Shows a line that replaces the previous progress line; an empty text removes it.
  package func show(progress text: String) {
    guard showsProgress, text != progress else { return }
    progress = text
    try? FileHandle.standardError.write(
      contentsOf: Data("\r\u{1B}[K\(TerminalText.line(text))".utf8)
    )
  }
}

/// Shows the progress of a run once it takes longer than a second.
@MainActor
struct ProgressLine {
  private static let displayDelay = Duration.seconds(1)

  private let console: Console
  private let total: Int
  private let start = ContinuousClock.now
  private var done = 0
  private var notes = ProgressNotes()

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - console: The console that shows the progress.
  ///   - total: The number of scenarios in the run.
  init(console: Console, total: Int) {
    self.console = console
    self.total = total
  }

  /// Shows that a scenario starts, or still runs.
  mutating func begin(_ id: String) {
    guard ContinuousClock.now - start > Self.displayDelay else { return }
    console.show(progress: "\(done)/\(total) \(id)")
    if !console.showsProgress, notes.areDue {
      console.note("note: checked \(done) of \(total) scenarios")
    }
  }

  /// Counts scenarios that ended.
  mutating func end(_ count: Int = 1) {
    done += count
  }
}

/// The times at which a run without a terminal notes its progress.
struct ProgressNotes {
  /// The time between two notes.
  static let interval = Duration.seconds(15)

  private var last = ContinuousClock.now

  /// Whether the interval has passed since the last note; if so, the next interval begins.
  var areDue: Bool {
    mutating get {
      guard ContinuousClock.now - last >= Self.interval else { return false }
      last = .now
      return true
    }
  }
}

/// Reports how many of a run's specs are compiled, and about how long the rest takes.
@MainActor
struct CompilationProgress {
  /// The number of specs to compile from which a run without a terminal gets a note; fewer take
  /// little time.
  private static let minimumNotedCount = 100

  private let console: Console
  private let start = ContinuousClock.now
  private var hasNoted = false
  private var notes = ProgressNotes()

  init(console: Console) { self.console = console }

  /// Shows the progress.
  ///
  /// - Parameters:
  ///   - count: The number of specs that are compiled.
  ///   - total: The number of specs to compile, from 1.
  mutating func show(_ count: Int, of total: Int) {
    if !console.showsProgress, total >= Self.minimumNotedCount, !hasNoted {
      hasNoted = true
      console.note("note: compiling \(total) specs; later runs compile only specs that change")
    }
    let remaining = Self.remaining(after: ContinuousClock.now - start, count, of: total)
    let seconds = remaining.map { ", about \($0) s left" } ?? ""
    if !console.showsProgress, notes.areDue {
      console.note("note: compiled \(count) of \(total) specs\(seconds)")
    }
    console.show(progress: "compiling \(count)/\(total)\(seconds)")
  }

  /// Returns the whole seconds that the rest takes at the speed so far.
  ///
  /// - Parameters:
  ///   - elapsed: The duration so far.
  ///   - count: The number of specs that are compiled.
  ///   - total: The number of all specs.
  /// - Returns: `nil` if too little is compiled to estimate the rest.
  nonisolated static func remaining(after elapsed: Duration, _ count: Int, of total: Int) -> Int? {
    guard count > 0, elapsed >= .seconds(1) else { return nil }
    let seconds = elapsed / .seconds(1) / Double(count) * Double(total - count)
    return Int(seconds.rounded(.up))
  }
}

/// The exit code of the process, which never is a count.
package enum ExitCode: Int32, CaseIterable {
  case success = 0
  case mismatch = 1
  case usage = 2
  case malformedSpec = 3
  case notBuilt = 4
  case nothingSelected = 5
  case internalFault = 70
}

extension ExitCode {
  /// The situations in which a command ends with the code, without a period.
  package var meaning: String {
    switch self {
    case .success: "every expectation holds"
    case .mismatch: "a mismatch, a stale report, or a finding of `lint`"
    case .usage: "a mistake in the command line, or no terminal for an interactive command"
    case .malformedSpec:
      "a malformed spec or report; its mistakes are listed beside the verdicts of all other specs. "
        + "It takes precedence over 1 and 4"
    case .notBuilt: "a scene does not compile, or the tool of a package does not"
    case .nothingSelected: "no scenario is selected"
    case .internalFault: "an error inside of `plumb`, or a file that cannot be written"
    }
  }

  /// Creates the code for the outcome of a run.
  ///
  /// A malformed spec takes precedence over code that does not compile, since shared code of the
  /// spec is missing in scenes. Both take precedence over a mismatch.
  package init(_ report: ConformanceReport) {
    let report = report.withGapsAsUnsupported
    guard report.mistakes.allSatisfy(\.isInSharedCode) else {
      self = .malformedSpec
      return
    }
    let isBuilt =
      report.mistakes.isEmpty && !report.scenarios.contains { $0.verdict == .doesNotCompile }
    self = isBuilt ? report.holds ? .success : .mismatch : .notBuilt
  }
}
