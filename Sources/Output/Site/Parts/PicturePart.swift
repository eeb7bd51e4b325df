internal import Conformance
internal import ElementTree
internal import Pictures
internal import SpecFormat
internal import ViewLayout

/// The picture of a layout; where something differs, with a slider from what was expected to what is.
struct PicturePart: PagePart {
  var place: PartPlace { .picture }

  func markup(of example: Example) -> Markup {
    guard let layout = example.layout, !layout.tree.nodes.isEmpty else { return .empty }
    let mismatches = example.result.mismatches
    let picture = Picture(layout, of: example.scenario, mismatches: mismatches)
    let stale = "Stale: the scene as it was when it could last be laid out."
    let remarks = (example.run.isStale ? [stale] : []) + picture.remarks
    return .element(
      "figure",
      [:],
      [
        picture.markup(id: example.id),
        mismatches.contains { $0.expectedFrame != nil } ? slider(example) : .empty,
        remarks.isEmpty ? .empty : .element("figcaption", [:], remarks.joined(separator: " ")),
      ]
    )
  }

  /// Without a script both are shown over each other.
  private func slider(_ example: Example) -> Markup {
    .element(
      "label",
      ["class": "cmp", "hidden": ""],
      [
        .text("expected "),
        .element(
          "input",
          [
            "type": "range", "min": "0", "max": "100", "value": "50",
            "aria-label": "From expected to actual",
          ]
        ),
        .text(" actual"),
      ]
    )
  }
}
