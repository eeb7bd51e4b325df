internal import SuiteRunning
internal import SpecFormat

/// A spec that contains the code of previews, so that `plumb check` runs them.
struct WrittenPreviews {
  /// The Markdown of the spec.
  let text: String

  /// - Parameters:
  ///   - build: The files and the previews.
  ///   - metrics: The metrics that all scenes are measured with.
  init(of build: PreviewBuild, metrics: LayoutMetrics) {
    let scenes = PreviewScenes(of: build.previews, metrics: metrics).scenes
    let fence = "````````"
    var lines = ["# Previews", "", "<!-- metrics: \(metrics.rawValue) -->", ""]
    for file in build.files {
      lines += ["\(fence)swift shared"] + file.lines + [fence, ""]
    }
    for scene in scenes {
      lines += ["## \(scene.id): \(scene.name)", "", "\(fence)swift id=\(scene.id)"]
      lines += [scene.preview.code, fence, "", "```checks 393x852"]
      lines += CheckName.usualCases.map(\.usualLine) + ["```", ""]
    }
    text = lines.map { $0 + "\n" }.joined()
  }
}
