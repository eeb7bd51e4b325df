internal import SuiteRunning
internal import SceneBuilding
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
  /// The time limits of one preview, in seconds: of its layout on one device, and of its sweep.
  let timeLimits: (first: Double, sweep: Double)
  /// Polled while previews run; if it returns `true`, they are not completed.
  let isCancelled: () -> Bool

  /// A preview with its layouts.
  struct Screen {
    var scene: PreviewScenes.Scene
    var layout: PreviewLayout
  }

  /// Lays out previews, or takes their layouts from an earlier run if nothing that they use
  /// changed.
  ///
  /// - Parameters:
  ///   - previews: The previews.
  ///   - onlyUsual: Whether only one device and one text size are laid out.
  /// - Returns: A screen for each preview, in order.
  /// - Throws: An error if scenes cannot be compiled at all.
  func screens(of previews: [PreviewBuild.Preview], onlyUsual: Bool) throws -> [Screen] {
    let cached = try cachedLayouts(onlyUsual: onlyUsual)
    let known = cached?.layouts(of: previews) ?? [:]
    let waiting = previews.filter { known[$0.function] == nil }
    let fresh = try layouts(of: waiting, onlyUsual: onlyUsual)
    cached?.write(fresh, of: waiting)
    let all = known.merging(fresh) { $1 }
    return PreviewScenes(of: previews, metrics: metrics).scenes.compactMap { scene in
      all[scene.preview.function].map { Screen(scene: scene, layout: $0) }
    }
  }

  private func cachedLayouts(onlyUsual: Bool) throws -> CachedLayouts? {
    guard let folder = build.modules?.build else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let options = try String(decoding: encoder.encode(languages), as: UTF8.self)
    return CachedLayouts(
      folder: "\(folder)/\(onlyUsual ? "first" : "swept")",
      conditions: [metrics.rawValue, options, context.resources ?? ""]
        + (context.resources.map { [CachedLayouts.state(ofFolder: $0)] } ?? [])
    )
  }

  /// Returns the layouts of previews by their functions.
  private func layouts(
    of previews: [PreviewBuild.Preview],
    onlyUsual: Bool
  ) throws -> [String: PreviewLayout] {
    let scenes = PreviewScenes(of: previews, metrics: metrics)
    guard !scenes.scenes.isEmpty else { return [:] }
    var run = SceneRuns(build: build, context: context)
    run.timeLimit = onlyUsual ? timeLimits.first : timeLimits.sweep
    run.languages = languages
    run.isCancelled = isCancelled
    // An unreadable file of the app does not prevent previews; the first run reports it.
    run.mistakes = onlyUsual ? .ignored : .reported
    var options: RunOptions = [.conditions, .strips, .tasks]
    if onlyUsual { options.insert(.usualConditions) }
    let runs = try run.runs(
      of: scenes.text,
      as: "previews",
      sceneCount: scenes.scenes.count,
      options: options
    )
    return scenes.scenes.reduce(into: [:]) { layouts, scene in
      layouts[scene.preview.function] = runs[scene.id].map { run in
        var layout = PreviewLayout(run)
        layout.failure = layout.failure.map(build.namingFiles(in:))
        if scene.preview.hasOwnSize { layout.sweep?.leaveOut(.fitting) }
        return layout
      }
    }
  }
}

extension PreviewTrial.Screen {
  /// The line about a preview without a layout; `nil` if there is one.
  var failure: String? {
    layout.failure.map { "\(scene.place): error: \(scene.name): \($0)" }
  }
}

extension PreviewBuild {
  /// Returns a message with the paths of files instead of the names that they are compiled under.
  ///
  /// Places in other code are left out: in the spec that the previews are written to, in the engine
  /// and in the standard library.
  func namingFiles(in message: String) -> String {
    let spec = /; the scene (was|begins) (at|near) previews\.md:[0-9]+/
    let other = /: [A-Za-z]+\/[A-Za-z+.]+\.swift:[0-9]+: Fatal error:/
    let subject = /^the scenario/
    let message = message.replacing(spec, with: "").replacing(other, with: ":")
      .replacing(subject, with: "it")
    return files.reduce(message) { message, file in
      message.contains(file.compiledName)
        ? message.replacing("\(file.compiledName):", with: "\(file.path):") : message
    }
  }
}
