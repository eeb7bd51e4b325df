internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import MutantSwitch
internal import EngineKit
internal import PlumbEngine
internal import SpecFormat

/// All scenarios that an engine runs, with their compiled scenes loaded.
@MainActor
struct WorkerSuite {
  /// A scenario with its source in Markdown.
  struct Entry {
    var scenario: ScenarioSpec
    var document: SpecDocument
  }

  /// The reason why the suite cannot be run.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let entries: [Entry]
  let scenarios: [SuiteScenario]
  /// The number of mutants in the executable.
  let mutantCount: Int
  private let engine: CompiledEngine

  /// Reads the specs and compiles the scenes that are not compiled yet.
  ///
  /// - Parameters:
  ///   - root: The directory of the package that contains the specs.
  ///   - modules: The directory of the modules to compile scenes with: those of the engine without
  ///     mutants, which have the same interface.
  ///   - mutantCount: The number of mutants in the executable.
  ///   - prefix: The prefix of the paths below `Specs/` of the specs to read; empty for all.
  /// - Throws: The reason why the suite cannot be run.
  init(root: String, modules: String, mutantCount: Int, prefix: String) throws {
    let (documents, mistakes) = SpecSuite.load(
      root: root,
      folder: "Specs",
      where: { file in
        file.hasPrefix("Specs/\(prefix)")
      }
    )
    guard mistakes.isEmpty else { throw Failure(description: "\(mistakes[0])") }
    let beside = ExecutablePath(path: "\(modules)/../plumb")
    let compiler = SwiftCompiler.beside(executable: beside)
    let shared = SharedCodeIndex(compiler.cache).code(below: "Specs", root: root)
    let parts = documents.flatMap { SceneModule.parts(of: $0, shared: shared, for: .plumb) }
    let libraries = try SceneBuild(compiler).scenes(of: parts).compactMap(\.library)
    let compiled = try libraries.flatMap { try SceneLibrary.scenarios(loading: $0) }
    engine = CompiledEngine(compiled)
    self.mutantCount = mutantCount
    var entries: [Entry] = []
    var scenarios: [SuiteScenario] = []
    for document in documents {
      for clause in document.clauses {
        for scenario in clause.scenarios where scenario.isRun {
          entries.append(Entry(scenario: scenario, document: document))
          scenarios.append(
            SuiteScenario(
              id: scenario.id,
              clause: "\(document.file)#\(clause.slug)",
              digest: "\(scenario.digest)",
              hasRecording: scenario.outlines.contains { $0.conditions.evidence == .recorded }
            )
          )
        }
      }
    }
    self.entries = entries
    self.scenarios = scenarios
  }
}

extension WorkerSuite {
  /// The result of a scenario's expectations.
  struct Verdict {
    var holds: Bool
    /// Whether a recorded expectation fails.
    var isRecorded: Bool
  }

  /// Runs a scenario in this process.
  func run(_ index: Int) -> Verdict {
    let failed = results(of: index, by: engine).filter(\.verdict.failsTheRun)
    return Verdict(
      holds: failed.isEmpty,
      isRecorded: failed.contains { $0.evidence == .recorded }
    )
  }

  /// Runs a scenario in this process, and returns digests of what the engine answers and computes.
  func digest(of index: Int) -> ScenarioDigest {
    let digesting = DigestingEngine(of: engine)
    return digesting.digest { _ = results(of: index, by: digesting) }
  }

  private func results(of index: Int, by engine: any ServedEngine) -> [ExpectationResult] {
    let entry = entries[index]
    return ConformanceRunner(engine: engine).run(entry.scenario, in: entry.document)
  }
}

extension ScenarioSpec {
  /// Whether an engine can run the scenario and is expected to pass.
  ///
  /// Code that must not compile cannot be run, and a known failure may fail in several ways.
  fileprivate var isRun: Bool {
    if case .rejected = body { return false }
    return !outlines.contains { $0.conditions.knownFailure != nil }
  }
}
