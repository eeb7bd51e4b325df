internal import Conformance
internal import Foundation
internal import SpecFormat

/// Lays out the previews of an app.
@MainActor
struct PreviewTrial {
  let build: PreviewBuild
  let metrics: LayoutMetrics
  let context: ToolContext
  let languages: SweptLanguages
  /// The time limit of one preview, in seconds.
  let timeLimit: Double
  /// Polled while previews run; if it returns `true`, they are not completed.
  let isCancelled: () -> Bool

  /// The time limit of the layout of one preview on one device, in seconds.
  private static let firstTimeLimit = 30.0

  /// A preview with its layouts.
  struct Screen {
    var scene: PreviewScenes.Scene
    var run: ScenarioRun
  }

  /// Lays out previews.
  ///
  /// - Parameters:
  ///   - previews: The previews.
  ///   - onlyUsual: Whether only one device and one text size are laid out.
  /// - Returns: A screen for each preview, in order.
  /// - Throws: An error if scenes cannot be compiled at all.
  func screens(of previews: [PreviewBuild.Preview], onlyUsual: Bool) throws -> [Screen] {
    let scenes = PreviewScenes(of: previews, metrics: metrics)
    guard !scenes.scenes.isEmpty else { return [] }
    let folder = FileManager.default.temporaryDirectory.path + "/plumb-try-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TextFile(path: "\(folder)/previews.md").write(scenes.text)
    var suite = SuiteFolder(root: folder, folder: SuiteFolder.wholeRoot)
    suite.modules = build.modules
    // A file of the app that cannot be read costs no preview; the first run reports it.
    let selection = try SpecSelection(
      context: context,
      paths: [folder],
      filter: nil,
      of: suite,
      mistakes: onlyUsual ? .ignored : .reported
    )
    let limit = onlyUsual ? min(timeLimit, Self.firstTimeLimit) : timeLimit
    var run = SuiteRun(of: suite, context: context, timeLimit: limit)
    run.shared = []
    run.scenesPerModule = scenes.scenes.count
    run.showsPrinted = false
    run.isCancelled = isCancelled
    let scenarios = selection.scenarios.map { scenario in
      var scenario = scenario
      scenario.languages = languages
      return scenario
    }
    var options: RunOptions = [.conditions, .strips, .tasks]
    if onlyUsual { options.insert(.usualConditions) }
    let runs = try run.runs(of: scenarios, options: options)
    let byId = Dictionary(runs.map { ($0.report.id, $0) }) { first, _ in first }
    return scenes.scenes.compactMap { scene in
      byId.first { $0.key.hasSuffix("#\(scene.id)") }.map { Screen(scene: scene, run: $0.value) }
    }
  }
}

extension PreviewTrial.Screen {
  /// The text before what a preview prints about code that was left out.
  private static let mark = "plumb: left out: "

  /// The parts that the preview needed while it ran and that were left out, with their places:
  /// `Store.load() (Store.swift:12)`.
  var leftOut: [String] {
    var known: Set<String> = []
    return run.report.printed.split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix(Self.mark) }.map { String($0.dropFirst(Self.mark.count)) }
      .filter { known.insert($0).inserted }
  }

  /// The line about a preview without a layout; `nil` if there is one.
  var failure: String? {
    run.sweepFailure.map { "\(scene.place): error: \(scene.name): \($0)" }
  }
}
