internal import Conformance
internal import Pictures
internal import SpecFormat
internal import ViewLayout

/// The picture of a scenario as a file of its own, for pages that only point at it.
struct ScenarioPicture {
  private let run: ScenarioRun
  private let layout: ScenarioLayout

  /// The picture of a run's first layout; `nil` for a run that has nothing to draw.
  init?(of run: ScenarioRun) {
    guard let layout = run.layouts.first(where: { !$0.tree.nodes.isEmpty }) else { return nil }
    self.run = run
    self.layout = layout
  }
}

extension ScenarioPicture {
  /// Relative to the site's folder: `pictures/views/stacks/a-row.svg`.
  var path: String {
    "pictures/\(run.document.name)/\(run.scenario.slug).svg"
  }

  var file: SiteFile {
    SiteFile(path: path, text: Picture(layout, of: run.scenario).file)
  }
}
