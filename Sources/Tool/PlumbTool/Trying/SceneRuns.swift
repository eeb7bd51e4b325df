internal import SuiteRunning
internal import Conformance
internal import Foundation
internal import SpecFormat

/// Runs scenes of an app's compiled code, which a spec in a temporary folder states.
@MainActor
struct SceneRuns {
  let build: PreviewBuild
  let context: ToolContext
  /// The time limit of one scene, in seconds.
  var timeLimit = 60.0
  /// The languages of a sweep.
  var languages = SweptLanguages()
  var mistakes = SpecSelection.MistakeHandling.reported
  /// Polled while scenes run; if it returns `true`, they are not completed.
  var isCancelled: () -> Bool = { false }

  init(build: PreviewBuild, context: ToolContext) {
    (self.build, self.context) = (build, context)
  }
}

extension SceneRuns {
  /// Runs all scenes of a spec.
  ///
  /// - Parameters:
  ///   - spec: The Markdown.
  ///   - name: The name of the spec in messages.
  ///   - sceneCount: The number of scenes, which are compiled as one module.
  ///   - options: The layouts that are needed.
  /// - Returns: The runs by the ids of their scenes.
  /// - Throws: An error if the scenes cannot be compiled at all, or the folder cannot be written.
  func runs(
    of spec: String,
    as name: String,
    sceneCount: Int,
    options: RunOptions
  ) throws -> [String: ScenarioRun] {
    let folder = FileManager.default.temporaryDirectory.path + "/plumb-try-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TextFile(path: "\(folder)/\(name).md").write(spec)
    var suite = SuiteFolder(root: folder, folder: SuiteFolder.wholeRoot)
    suite.modules = build.modules
    let selection = try SpecSelection(
      context: context,
      paths: [folder],
      filter: nil,
      of: suite,
      mistakes: mistakes
    )
    try context.ownEngine.buildIfMissing(context.console)
    var run = SuiteRun(
      of: suite,
      engine: EngineSelection(own: context.ownEngine),
      console: context.console,
      timeLimit: timeLimit
    )
    run.shared = []
    run.scenesPerModule = sceneCount
    run.showsPrinted = false
    run.isCancelled = isCancelled
    let scenarios = selection.scenarios.map { scenario in
      var scenario = scenario
      scenario.languages = languages
      return scenario
    }
    let runs = try run.runs(of: scenarios, options: options)
    return Dictionary(
      runs.map { (String($0.report.id.split(separator: "#").last ?? ""), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
