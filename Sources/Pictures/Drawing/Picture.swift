package import Conformance
internal import Foundation
package import SpecFormat
internal import ViewLayout

/// A picture of one layout, as SVG: the same bytes for the same layout.
package struct Picture {
  private let layout: DrawnLayout
  private let mismatches: [Mismatch]
  private let title: String
  private let frame: PictureFrame

  /// - Parameters:
  ///   - layout: What is drawn.
  ///   - mismatches: What is not as expected; drawn over what is.
  ///   - title: What the picture is of, in a few words.
  package init(_ layout: DrawnLayout, mismatches: [Mismatch] = [], title: String) {
    self.layout = layout
    self.mismatches = mismatches
    self.title = title
    frame = PictureFrame(layout.drawing, also: mismatches.compactMap(\.expectedFrame))
  }
}

extension Picture {
  /// A picture that says of which scenario it is, and what was proposed to that.
  package init(_ layout: DrawnLayout, of scenario: ScenarioSpec, mismatches: [Mismatch] = []) {
    let proposal = [layout.proposedWidth, layout.proposedHeight]
      .map { NumberText.text($0) }.joined(separator: " by ")
    let name = scenario.slug.replacing("-", with: " ")
    self.init(layout, mismatches: mismatches, title: "Layout of \(name), proposed \(proposal)")
  }

  /// The width at which a page shows it as it is, in pixels.
  package var width: Double { Double(frame.size.width) }

  /// What the picture cannot show, in sentences: what lies in no area, and nodes beyond the limit.
  package var remarks: [String] {
    let (width, height) = (frame.bounds.width, frame.bounds.height)
    var remarks: [String] = []
    if width == 0 || height == 0 {
      let size = [width, height].map { NumberText.text(Double($0)) }.joined(separator: " by ")
      remarks.append("\(size): there is no area to see.")
    }
    let omitted = layout.drawing.omittedNodes
    if omitted > 0 { remarks.append("\(omitted) further nodes are not drawn.") }
    return remarks
  }

  /// The picture for a page that has ``PictureStyle/sheet`` in its style sheet.
  ///
  /// - Parameter id: What ids in it begin with, unique in the page.
  /// - Returns: An `svg` element with a text alternative.
  package func markup(id: String) -> Markup { svg(id: id, style: nil) }

  /// The picture as a file of its own, in light and in dark.
  package var file: String { svg(id: "p", style: PictureStyle.sheet).source + "\n" }

  private func svg(id: String, style: String?) -> Markup {
    let (width, height) = (
      PictureNumber.text(frame.size.width), PictureNumber.text(frame.size.height)
    )
    return .element(
      "svg",
      [
        "xmlns": style == nil ? nil : "http://www.w3.org/2000/svg",
        "class": "pic", "role": "img", "aria-labelledby": "\(id)t \(id)d",
        "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
        "data-m": frame.matrix,
      ],
      [
        .element("title", ["id": "\(id)t"], title),
        .element(
          "desc",
          ["id": "\(id)d"],
          PictureDescription.text(layout.drawing, mismatches: mismatches)
        ),
      ] + (style.map { [.element("style", [:], $0)] } ?? []) + layers(id: id)
    )
  }

  /// From back to front.
  private func layers(id: String) -> [Markup] {
    let nodes = PictureNode.nodes(of: layout.drawing, in: frame)
    var content = PictureContent(frame: frame, id: id)
    var labels = PictureLabels(
      in: frame.canvas,
      outlines: nodes.map(\.place),
      taken: nodes.flatMap { textBoxes(of: $0) }
    )
    let differences = PictureDifferences(frame: frame).markup(mismatches, labels: &labels)
    for node in nodes { labels.add(node) }
    return [
      Self.rectangle(frame.canvas.insetBy(dx: 0.5, dy: 0.5), className: "s"),
      .element("g", ["class": "v"], [content.markup(layout.drawing)] + outlines(nodes)),
      window,
      differences,
      .element("g", ["class": "t"], labels.labels.map { label($0) }),
    ]
  }

  /// Where names must not be: on lines of text.
  private func textBoxes(of node: PictureNode) -> [CGRect] {
    guard case .text(let text) = node.node.content else { return [] }
    let origin = node.node.frame.origin
    return text.lines.map { frame.place($0.box.offsetBy(dx: origin.x, dy: origin.y)) }
      // Names may touch lines, as lines touch each other.
      .map { $0.intersection(node.window).insetBy(dx: 0.5, dy: 1) }
  }

  private func outlines(_ nodes: [PictureNode]) -> [Markup] {
    nodes.filter(\.isInSight).map { node in
      let kind =
        switch node.node.content {
        case .outline: node.node.name.first?.isUppercase == true ? "o c" : "o m"
        case .section(let scrolls): scrolls ? "o r" : "o q"
        case .room: "o p"
        case .fill, .shape, .text, .element: "o"
        }
      let place = node.place.intersection(node.window.insetBy(dx: -1, dy: -1))
      return Self.rectangle(place, className: kind, number: node.number)
    }
  }

  private var window: Markup {
    layout.drawing.window.map { Self.rectangle(frame.place($0), className: "w") } ?? .empty
  }

  private func label(_ label: PictureLabels.Label) -> Markup {
    .element(
      "text",
      ["x": PictureNumber.text(label.box.minX + 2), "y": PictureNumber.text(label.box.maxY - 2.5)],
      label.text
    )
  }

  static func rectangle(_ rect: CGRect, className: String, number: Int? = nil) -> Markup {
    .element(
      "rect",
      [
        "class": className, "data-n": number.map { "\($0)" },
        "x": PictureNumber.text(rect.minX), "y": PictureNumber.text(rect.minY),
        // A rectangle without a width is not drawn at all, not even its line.
        "width": PictureNumber.text(max(rect.width, 0.1)),
        "height": PictureNumber.text(max(rect.height, 0.1)),
      ]
    )
  }
}
