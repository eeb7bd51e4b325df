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
    let layers = PictureLayers(layout.drawing, in: frame, mismatches: mismatches)
    return layers.elements(id: id).map(\.markup)
  }
}
