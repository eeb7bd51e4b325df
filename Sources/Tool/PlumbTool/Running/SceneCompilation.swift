internal import Conformance
internal import Scenarios
internal import SpecFormat

/// Has the scenes compiled that a run needs and no executable has.
@MainActor
struct SceneCompilation {
  private let suite: SuiteFolder
  private let compiled: [Scenario]
  private let console: Console
  private let jobs: Int?
  private let shared: [SharedCode]?
  private let target: SceneTarget
  private let compiler: SwiftCompiler

  /// - Parameters:
  ///   - suite: Where the specs are, whose shared code any of them may use.
  ///   - compiled: The scenarios that are compiled in.
  ///   - console: Where progress is shown.
  ///   - jobs: How many compilers run at once; `nil` for as many as there are cores.
  ///   - shared: The shared code of the suite; `nil` where it has to be looked for.
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
    compiler = .beside(executable: .current, for: target)
  }
}

extension SceneCompilation {
  /// What came of compiling scenes.
  struct Code {
    /// A part of a spec, and what came of compiling it.
    fileprivate struct Part {
      var module: SceneModule
      var scenes: CompiledScenes
    }

    /// Each part, by the ids of its scenarios.
    fileprivate var parts: [String: Part] = [:]
    /// The specs that have shared code and no scenes.
    fileprivate var unused: [Part] = []
    /// The scenarios that are not compiled in.
    fileprivate var missing: Set<String> = []
    /// Why nothing could be compiled; `nil` where it could.
    fileprivate var trouble: CompilerError?

    /// The libraries, by the ids of their scenarios.
    var libraries: [String: String] { parts.compactMapValues(\.scenes.library) }

    /// Whether the library of a scenario is of code that has moved within its file since.
    fileprivate func isMoved(_ scenario: ScenarioSpec) -> Bool {
      parts[scenario.id].map { !$0.scenes.isAtLines(of: $0.module) } ?? false
    }

    /// The compiler's messages on a scenario; `nil` for one that can be run.
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
      }
      let unreported = Set(errors.filter { $0.severity == .error && !reported.contains($0) })
      return unreported.map { ReportedMistake(inSharedCode: $0) }
        .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    /// Why a scenario's code could not be had, in a sentence; `nil` for all that could.
    func trouble(with selected: SelectedScenario) -> String? {
      missing.contains(selected.scenario.id) ? trouble?.description : nil
    }
  }

  /// Compiles the specs of scenarios, those alone that have a scene which nobody has compiled.
  ///
  /// Where the compiler cannot be asked, that is said once, and is the trouble of each of them.
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

  /// Compiles the specs of scenarios again whose libraries are of other lines than theirs.
  ///
  /// - Returns: Those of the scenarios that are to be run again.
  func renew(_ code: inout Code, for scenarios: [SelectedScenario]) -> [SelectedScenario] {
    let moved = scenarios.filter { code.isMoved($0.scenario) }
    let modules = moved.compactMap { code.parts[$0.scenario.id]?.module }
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    compile(Array(byName.values), into: &code, isRecompiling: true)
    return moved
  }

  private func modules(
    of documents: [SpecDocument],
    readWith scenarios: [SelectedScenario]
  ) -> [SceneModule] {
    let shared =
      shared
      ?? SharedCodeIndex(compiler.cache).code(below: suite.folder, root: suite.root)
      .asRead(in: scenarios.map(\.document))
    return documents.flatMap { SceneModule.parts(of: $0, shared: shared, for: target) }
  }

  private func compile(_ modules: [SceneModule], into code: inout Code, isRecompiling: Bool) {
    do {
      let build = SceneBuild(compiler, jobs: jobs)
      var progress = CompilationProgress(console: console)
      let scenes = try build.scenes(of: modules, isAnew: isRecompiling) { count, total in
        progress.show(count, of: total)
      }
      reportWarnings(of: scenes)
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
      code.trouble = error
    }
  }
}

extension SceneCompilation {
  /// Tells each warning about code that has just been compiled, once where several specs share it.
  private func reportWarnings(of scenes: [CompiledScenes]) {
    var reported: Set<String> = []
    for warning in scenes.flatMap(\.warnings) where reported.insert("\(warning)").inserted {
      console.note("\(warning)")
    }
  }
}

extension ScenarioSpec {
  /// Whether it is a scene, which is compiled to be run.
  var isScene: Bool {
    if case .scene = body { true } else { false }
  }
}
