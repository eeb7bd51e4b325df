internal import Conformance
internal import ElementTree
internal import Pictures
internal import SpecFormat
internal import ViewLayout

/// The scene at other widths: a slider that the drawing follows, and a plot of its edges.
struct SweepPart: PagePart {
  var place: PartPlace { .belowBoth }

  func markup(of example: Example) -> Markup {
    guard let sweep = example.sweep else { return reason(of: example) }
    let ends = sweep.ends.map { NumberText.text($0) }.joined(separator: " to ")
    let title = example.layout?.statedWidth == nil ? "At widths" : "At other widths"
    guard !sweep.markup.isEmpty else { return note("\(title) from \(ends) it is the same.") }
    return .element(
      "details",
      ["class": "sweep"],
      [.element("summary", [:], "\(title): \(ends)"), sweep.markup]
    )
  }

  /// Why there are no other widths, where a reader would look for them.
  private func reason(of example: Example) -> Markup {
    guard let layout = example.layout, example.isFirstLayout, !layout.showsCollection,
      !layout.tree.nodes.isEmpty
    else { return .empty }
    return note(
      layout.sweptWidth == nil
        ? "There are no other widths: the scene has no end."
        : "There are no other widths: the scene did not come through them."
    )
  }

  private func note(_ text: String) -> Markup { .element("p", ["class": "note"], text) }
}
