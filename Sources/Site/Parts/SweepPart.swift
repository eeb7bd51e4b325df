internal import Conformance
internal import Pictures
internal import SpecFormat

/// The scene at other widths: a plot of its edges, and a slider that the drawing follows.
struct SweepPart: PagePart {
  func markup(of example: Example) -> Markup {
    guard let layout = example.layout, let sweep = layout.sweep, sweep.changes else {
      return .empty
    }
    return .element(
      "details",
      ["class": "sweep"],
      [
        .element("summary", [:], "At other widths"),
        .element(
          "div",
          [
            "class": "sw", "data-w": SweepText.widths(of: sweep),
            "data-t": SweepText.tracks(of: sweep),
          ],
          [
            SweepPlot(sweep, width: layout.proposedWidth, title: title(of: sweep)).markup(
              id: "\(example.id)s"
            )
          ]
        ),
      ]
    )
  }

  private func title(of sweep: DrawingSweep) -> String {
    let ends = [sweep.widths.first, sweep.widths.last].map { NumberText.text($0) }
    return "Left and right edges of each node, for proposed widths from \(ends[0]) to \(ends[1])"
  }
}
