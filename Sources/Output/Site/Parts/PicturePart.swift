internal import Conformance
internal import ElementTree
internal import LayoutTree
internal import Pictures
internal import SpecFormat

/// The picture of a layout; if it has mismatches, with a slider between the expected and the actual
/// layout.
struct PicturePart: PagePart {
  /// The maximum size of a picture in a page, in bytes; a larger one is always a part beside it.
  private static let sizeLimit = 4000

  var place: PartPlace { .picture }

  func markup(of example: ExpectationContext) -> Markup {
    guard let layout = example.layout, !layout.tree.nodes.isEmpty else { return .empty }
    let mismatches = example.result.mismatches
    var picture = Picture(layout, mismatches: mismatches)
    // The block beside the picture has its numbers.
    picture.isDescribed = !FramesPart.isNumbered(example) || !mismatches.isEmpty
    let stale = "Stale: the last layout of the scene."
    let remarks = (example.run.isStale ? [stale] : []) + picture.remarks
    let content: [Markup] = [
      picture.markup(id: example.id),
      mismatches.contains { $0.expectedFrame != nil } ? slider(example) : .empty,
      remarks.isEmpty ? .empty : .element("figcaption", [:], remarks.joined(separator: " ")),
    ]
    let figure = Markup.element("figure", [:], content)
    guard let parts = example.parts else { return figure }
    guard parts.hasPicture || figure.source.utf8.count > Self.sizeLimit else {
      parts.hasPicture = true
      return figure
    }
    parts.add(.picture, at: example.expectation.line, content)
    return .element("figure", [:], [picture.space])
  }

  /// Returns the slider; without a script, both layouts are shown over each other.
  private func slider(_ example: ExpectationContext) -> Markup {
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

/// The scene at other widths: a drawing that follows a slider, and a plot of the nodes' edges.
struct SweepPart: PagePart {
  var place: PartPlace { .belowBoth }

  func markup(of example: ExpectationContext) -> Markup {
    guard let sweep = example.sweep else { return reason(of: example) }
    let ends = sweep.ends.map { NumberText.text($0) }.joined(separator: " to ")
    let title = example.layout?.explicitWidth == nil ? "At widths" : "At other widths"
    guard !sweep.markup.isEmpty else { return note("The same \(title.lowercased()): \(ends).") }
    let part = FoldedPart(
      kind: .widths,
      className: "sweep",
      summary: "\(title): \(ends)",
      content: [sweep.markup]
    )
    return part.markup(in: example.parts, at: example.expectation.line)
  }

  /// Returns an open slider whose content is in the file of another page's parts.
  ///
  /// - Returns: The element; empty if the scene has no drawing at other widths.
  func reference(to example: ExpectationContext) -> Markup {
    guard let sweep = example.sweep, !sweep.html.isEmpty else { return .empty }
    let ends = sweep.ends.map { NumberText.text($0) }.joined(separator: " to ")
    return .element(
      "details",
      [
        "class": "sweep", "open": "",
        "data-part": FoldedParts.name(of: .widths, at: example.expectation.line),
      ],
      [.element("summary", [:], "At other widths: \(ends)")]
    )
  }

  /// Returns the reason why the scene is not shown at other widths, if a reader would expect it.
  private func reason(of example: ExpectationContext) -> Markup {
    guard let layout = example.layout, example.isFirstLayout, !layout.showsCollection,
      !layout.tree.nodes.isEmpty
    else { return .empty }
    return note(
      layout.sweptWidth == nil
        ? "There are no other widths: the scene is infinite."
        : "There are no other widths: the scene failed there."
    )
  }

  private func note(_ text: String) -> Markup { .element("p", ["class": "note"], text) }
}
