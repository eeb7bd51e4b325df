internal import Conformance
internal import Foundation
internal import LayoutTree
internal import Pictures
internal import SpecFormat

/// The picture of a scenario as a standalone file, for pages that show it by a link.
struct ScenarioPicture {
  private let run: ScenarioRun
  private let layout: ScenarioLayout

  /// Creates the picture of a run's first layout, or returns `nil` if the run has nothing to draw.
  init?(of run: ScenarioRun) {
    guard let layout = run.layouts.first(where: { !$0.tree.nodes.isEmpty }) else { return nil }
    self.run = run
    self.layout = layout
  }
}

extension ScenarioPicture {
  /// The range of node counts, and of ratios of width to height, of a legible picture.
  private static let (nodes, ratios) = (3...12, 0.7...2.4)

  /// Whether the picture is legible at a small size.
  var isIllustrative: Bool {
    let frame = layout.tree.nodes.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    guard frame.height > 0, Self.nodes.contains(layout.tree.namedNodes.count) else { return false }
    return Self.ratios.contains(frame.width / frame.height)
  }

  /// The path relative to the site's folder, such as `pictures/views/stacks/a-row.svg`.
  var path: String {
    "pictures/\(run.document.name)/\(run.scenario.slug).svg"
  }

  var file: SiteFile {
    SiteFile(path: path, text: Picture(layout, of: run.scenario).thumbnail)
  }
}
