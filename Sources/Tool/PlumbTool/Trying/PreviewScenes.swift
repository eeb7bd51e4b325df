internal import SuiteRunning
internal import SpecFormat

/// A spec whose scenes are the previews of an app.
struct PreviewScenes {
  /// A scene of the spec.
  struct Scene {
    /// The id of the scene in the spec, without the name of the spec.
    var id: String
    var preview: PreviewBuild.Preview

    /// The name of the preview, or that of its file.
    var name: String { preview.shownName }

    /// The place of the preview: `Views/Row.swift:36`.
    var place: String { preview.place }
  }

  let scenes: [Scene]
  /// The Markdown of the spec.
  let text: String

  /// - Parameters:
  ///   - previews: The previews.
  ///   - metrics: The metrics that all scenes are measured with.
  init(of previews: [PreviewBuild.Preview], metrics: LayoutMetrics) {
    var idCounts: [String: Int] = [:]
    scenes = previews.map { preview in
      let file = preview.file.split(separator: "/").last.map(String.init) ?? preview.file
      let id = String(file.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
      idCounts[id, default: 0] += 1
      let number = idCounts[id] ?? 1
      return Scene(id: number == 1 ? id : "\(id)-\(number)", preview: preview)
    }
    var lines = ["# Previews", "", "<!-- metrics: \(metrics.rawValue) -->", ""]
    for scene in scenes {
      let preview = scene.preview
      lines += [
        "## \(scene.id)", "", "```swift id=\(scene.id)", "import \(preview.module)",
        "import MissingTypes", "let _ = beginPreview(\"\(preview.function)\")",
        "\(preview.function)()", "```", "", "```checks 393x852",
      ]
      lines += CheckName.usualCases.map(\.usualLine) + ["```", ""]
    }
    text = lines.map { $0 + "\n" }.joined()
  }
}
