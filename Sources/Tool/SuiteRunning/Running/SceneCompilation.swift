internal import SceneBuilding
internal import Conformance
internal import EngineKit
internal import SpecFormat

/// Compiles the scenes that a run needs and that are not built into the executable.
@MainActor
struct SceneCompilation {
  private let suite: SuiteFolder
  private let compiled: [Scenario]
  private let console: Console
  private let jobs: Int?
  private let shared: [SharedCode]?
  private let target: SceneTarget
  private let compiler: SwiftCompiler
  /// The maximum number of scenes that are compiled as one module.
  var scenesPerModule = SceneModule.scenesOfPart
  /// Called about ten times a second while compilers run.
  var onWait: () -> Void = {}

  /// - Parameters:
  ///   - suite: The suite of the specs, with the shared code of all of them.
  ///   - compiled: The scenarios that are built in.
  ///   - console: The console that shows progress.
  ///   - jobs: The number of compilers that run at once; `nil` for one per core.
  ///   - shared: The shared code of the suite; `nil` to search for it.
  ///   - target: The engine that scenes are compiled for.
  init(
    of suite: SuiteFolder,
    compiled: [Scenario],
    console: Console,
    jobs: Int? = nil,
    shared: [SharedCode]? = nil,
    for target: SceneTarget = .plumb
  ) {
    self.suite = suite
    self.compiled = compiled
    self.console = console
    self.jobs = jobs
    self.shared = shared
    self.target = target
    var compiler = SwiftCompiler.beside(executable: .current, for: target)
    compiler.package = suite.modules
    self.compiler = compiler
  }
}

extension SceneCompilation {
  /// The results of compiling scenes.
  struct Code {
    /// A part of a spec, with the result of its compilation.
    fileprivate struct Part {
      var module: SceneModule
      var scenes: CompiledScenes
    }

    /// The parts by the ids of their scenarios.
    fileprivate var parts: [String: Part] = [:]
    /// The specs that have shared code and no scenes.
    fileprivate var unused: [Part] = []
    /// The ids of scenarios that are not built in.
    fileprivate var missing: Set<String> = []
    /// The error that prevented the compilation; `nil` if there is none.
    fileprivate var compilerError: CompilerError?

    /// The paths of the compiled libraries, by the ids of the scenarios in them.
    var libraries: [String: String] { parts.compactMapValues(\.scenes.library) }

    /// Returns whether the code of a scenario has moved within its file since its library was
    /// compiled.
    fileprivate func isMoved(_ scenario: ScenarioSpec) -> Bool {
      parts[scenario.id].map { !$0.scenes.isAtLines(of: $0.module) } ?? false
    }

    /// Returns the compiler's messages about a scenario; `nil` if it can run.
    func refusal(of selected: SelectedScenario) -> [CompilerDiagnostic]? {
      guard missing.contains(selected.scenario.id) else { return nil }
      return parts[selected.scenario.id]?.scenes
        .messages(on: selected.scenario, in: selected.document)
    }

    /// The errors in the specs' own shared code that the messages of no scenario contain.
    func sharedMistakes(besides reported: [CompilerDiagnostic]) -> [ReportedMistake] {
      let errors = (Array(parts.values) + unused).flatMap { part in
        let document = part.module.document
        let scenes = Set(document.scenePlaces)
        return part.scenes.refusals.filter { $0.place.file == document.file }
          .filter { !scenes.contains($0.place) }.flatMap(\.messages)
          .map { $0.placed(in: document) }
      }
      let unreported = Set(errors.filter { $0.severity == .error && !reported.contains($0) })
      return unreported.map { ReportedMistake(inSharedCode: $0) }
        .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    /// Returns the error that prevented the compilation of a scenario; `nil` if there is none.
    func compilerErrorText(for selected: SelectedScenario) -> String? {
      missing.contains(selected.scenario.id) ? compilerError?.description : nil
    }
  }

  /// Compiles the specs of scenarios that have a scene which is not built in.
  ///
  /// If the compiler cannot run, the error is noted once, and is the result of each of the
  /// scenarios.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - libraries: Specs without scenes, whose shared code is compiled by itself.
  /// - Returns: The libraries and errors of all specs.
  func code(for scenarios: [SelectedScenario], sharing libraries: [SpecDocument] = []) -> Code {
    let digests = Dictionary(compiled.map { ($0.id, $0.digest) }) { first, _ in first }
    let missing = scenarios.filter { selected in
      selected.scenario.isScene && digests[selected.scenario.id] != selected.scenario.digest
    }
    var documents = libraries
    for selected in missing where documents.last?.file != selected.document.file {
      documents.append(selected.document)
    }
    guard !documents.isEmpty else { return Code() }
    var code = Code(missing: Set(missing.map(\.scenario.id)))
    compile(modules(of: documents, readWith: scenarios), into: &code, isRecompiling: false)
    return code
  }

  /// Compiles specs again whose code has moved to other lines since they were compiled.
  ///
  /// - Returns: The scenarios that have to run again.
  func recompileMoved(_ code: inout Code, for scenarios: [SelectedScenario]) -> [SelectedScenario] {
    let moved = scenarios.filter { code.isMoved($0.scenario) }
    let modules = moved.compactMap { code.parts[$0.scenario.id]?.module }
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    compile(Array(byName.values), into: &code, isRecompiling: true)
    return moved
  }

  /// Compiles a spec as a whole, once.
  ///
  /// - Returns: The errors in its code; empty if all of it compiles, so that a run needs no other
  ///   compilation.
  /// - Throws: An error if the compiler cannot run.
  func errors(of document: SpecDocument) throws(CompilerError) -> [CompilerDiagnostic] {
    for module in modules(of: [document], readWith: []) {
      let errors = try SceneCompiler(compiler).errors(of: module)
      guard errors.isEmpty else { return errors.map { $0.placed(in: document) } }
    }
    return []
  }

  private func modules(
    of documents: [SpecDocument],
    readWith scenarios: [SelectedScenario]
  ) -> [SceneModule] {
    let shared =
      shared
      ?? SharedCodeIndex(compiler.cache).code(below: suite.folder, root: suite.root)
      .asRead(in: scenarios.map(\.document))
    return documents.flatMap {
      SceneModule.parts(of: $0, shared: shared, for: target, size: scenesPerModule)
    }
  }

  private func compile(_ modules: [SceneModule], into code: inout Code, isRecompiling: Bool) {
    do {
      let build = SceneBuild(compiler, jobs: jobs)
      var progress = CompilationProgress(console: console)
      let scenes = try build.scenes(of: modules, ignoresCache: isRecompiling) { count, total in
        progress.show(count, of: total)
        onWait()
      }
      reportWarnings(of: zip(modules, scenes))
      for (module, scenes) in zip(modules, scenes) {
        if module.document.scenes.isEmpty {
          code.unused.append(Code.Part(module: module, scenes: scenes))
        }
        for scenario in module.document.scenarios {
          code.parts[scenario.id] = Code.Part(module: module, scenes: scenes)
        }
      }
    } catch {
      console.note("error: \(error)")
      code.compilerError = error
    }
  }
}

extension SceneCompilation {
  /// Notes each warning about newly compiled code once, even if several specs share the code.
  private func reportWarnings(of compiled: some Sequence<(SceneModule, CompiledScenes)>) {
    var reported: Set<String> = []
    for (module, scenes) in compiled {
      for warning in scenes.warnings.map({ $0.placed(in: module.document) })
      where reported.insert("\(warning)").inserted {
        console.note("\(warning)")
      }
    }
  }
}

extension ScenarioSpec {
  /// Whether it is a scene, which has to be compiled.
  package var isScene: Bool {
    if case .scene = body { true } else { false }
  }
}
