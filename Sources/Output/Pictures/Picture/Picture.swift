package import Conformance
package import ElementTree
internal import Foundation
package import SpecFormat
internal import ViewLayout

/// A picture of one layout, as SVG: the same bytes for the same layout.
package struct Picture {
  private let drawing: ResolvedTree
  private let differences: [DrawnDifference]
  private let title: String
  private let description: String
  private let frame: PictureFrame

  /// - Parameters:
  ///   - layout: What is drawn.
  ///   - mismatches: What is not as expected; drawn over what is.
  ///   - title: What the picture is of, in a few words.
  package init(_ layout: ScenarioLayout, mismatches: [Mismatch] = [], title: String) {
    self.init(
      layout.tree,
      differences: mismatches.compactMap { DrawnDifference($0) },
      title: title,
      description: PictureDescription.text(layout.tree, mismatches: mismatches)
    )
  }

  /// Makes a picture in which some nodes are outlined.
  ///
  /// - Parameters:
  ///   - layout: What is drawn.
  ///   - nodeIDs: The ids of nodes that something is to be said of.
  ///   - title: What the picture is of, in a few words.
  package init(_ layout: ScenarioLayout, marking nodeIDs: [Int], title: String) {
    let marked = Set(nodeIDs)
    let nodes = layout.tree.namedNodes.filter { $0.id.map(marked.contains) ?? false }
    self.init(
      layout.tree,
      differences: nodes.map { DrawnDifference(expected: $0.frame) },
      title: title,
      description: PictureDescription.text(layout.tree, mismatches: [])
    )
  }

  /// - Parameters:
  ///   - drawing: What is drawn.
  ///   - differences: The differences that are drawn over it.
  ///   - title: What the picture is of, in a few words.
  ///   - description: What it shows, in words.
  init(
    _ drawing: ResolvedTree,
    differences: [DrawnDifference],
    title: String,
    description: String
  ) {
    self.drawing = drawing
    self.differences = differences
    self.title = title
    self.description = description
    frame = PictureFrame(drawing, also: differences.map(\.expected))
  }
}

extension Picture {
  /// A picture that says of which scenario it is, and what was proposed to that.
  package init(_ layout: ScenarioLayout, of scenario: ScenarioSpec, mismatches: [Mismatch] = []) {
    let proposal = [layout.proposedWidth, layout.proposedHeight]
      .map { NumberText.text($0) }.joined(separator: " by ")
    let name = scenario.slug.replacing("-", with: " ")
    self.init(layout, mismatches: mismatches, title: "Layout of \(name), proposed \(proposal)")
  }

  /// The width at which a page shows it as it is, in pixels.
  package var width: Double { Double(frame.size.width) }

  /// The things that the picture cannot show, in sentences: frames without an area, and nodes
  /// beyond the limit.
  package var remarks: [String] {
    let (width, height) = (frame.bounds.width, frame.bounds.height)
    var remarks: [String] = []
    if width == 0 || height == 0 {
      let size = [width, height].map { NumberText.text(Double($0)) }.joined(separator: " by ")
      remarks.append("\(size): there is no area to see.")
    }
    let omitted = drawing.omittedNodes
    if omitted > 0 {
      let nodes = omitted == 1 ? "1 further node is" : "\(omitted) further nodes are"
      remarks.append("\(nodes) not drawn.")
    }
    return remarks
  }

  /// The picture for a page that has ``PictureStyle/sheet`` in its style sheet.
  ///
  /// - Parameter id: What ids in it begin with, unique in the page.
  /// - Returns: An `svg` element with a text alternative.
  package func markup(id: String) -> Markup { document(id: id).markup(id: id) }

  /// The picture as a file of its own, in light and in dark.
  package var file: String { document(id: "p").file() }

  private func document(id: String) -> PictureDocument {
    var document = PictureDocument(
      size: frame.size,
      title: title,
      description: description,
      layers: layers(id: id)
    )
    document.matrix = frame.matrix
    return document
  }

  /// From back to front.
  private func layers(id: String) -> [Markup] {
    let layers = PictureLayers(drawing, in: frame, differences: differences)
    return layers.elements(id: id).map(\.markup)
  }
}
