package import Conformance
package import ElementTree
package import Foundation
package import SpecFormat
internal import ViewLayout

/// A picture of one layout, as SVG: the same bytes for the same layout.
package struct Picture {
  private let drawing: ResolvedTree
  private let differences: [DrawnMismatch]
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
      differences: mismatches.compactMap { DrawnMismatch($0) },
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
      differences: nodes.map { DrawnMismatch(expected: $0.frame) },
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
    differences: [DrawnMismatch],
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
      remarks.append("\(size): there is no visible area.")
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

extension Picture {
  /// The color that leaves are filled with: it is seen on light paper and on dark one.
  private static let leafColor = DrawingColor(red: 0.25, green: 0.55, blue: 1, alpha: 0.22)

  /// How many nodes behind a node are looked at for one inside of it.
  private static let reach = 32

  /// Draws a layout as it is after a change, with dashed outlines where frames were before, and how
  /// far each has come.
  ///
  /// - Parameters:
  ///   - changes: The nodes in tree order, those too that are as they were.
  ///   - missing: Where nodes were before that are not there after, in points.
  ///   - title: What the picture is of, in a few words.
  package init(changes: [ChangedFrame], missing: [CGRect] = [], title: String) {
    let nodes = changes.enumerated().map { index, change in
      let isAroundAnother = changes[(index + 1)...].prefix(Self.reach).contains { other in
        change.after.holds(other.after)
      }
      return ResolvedNode(
        name: change.name,
        frame: change.after,
        picture: NodePicture(isAroundAnother ? .outline : .fill(Self.leafColor))
      )
    }
    let changed = changes.filter(\.isChanged)
    self.init(
      ResolvedTree(numbering: nodes),
      differences: changed.map { change in
        DrawnMismatch(expected: change.before, actual: change.after, words: change.difference)
      } + missing.map { DrawnMismatch(expected: $0) },
      title: title,
      description: changed.map { "\($0.name) from \($0.words)" }.joined(separator: "; ")
    )
  }
}

/// A place in a layout that is not as expected, as a picture shows it.
struct DrawnMismatch {
  /// Where something should be, in points.
  var expected: CGRect
  /// Where it is, in points; `nil` where it is not there.
  var actual: CGRect?
  /// How far these are from each other; `nil` where that cannot be said.
  var words: String?
}

extension DrawnMismatch {
  /// `nil` for a mismatch that has no place.
  init?(_ mismatch: Mismatch) {
    guard let expected = mismatch.expectedFrame else { return nil }
    self.init(expected: expected, actual: mismatch.actualFrame, words: mismatch.difference)
  }
}
