package import Conformance
package import ElementTree
package import Foundation
internal import LayoutTree
package import SpecFormat

/// An SVG picture of one layout.
///
/// The same layout always results in the same bytes.
package struct Picture {
  /// The maximum number of nodes that a picture labels with their names rather than their numbers.
  package static let namedLimit = 24

  private let drawing: ResolvedTree
  private let differences: [DrawnMismatch]
  private let title: String
  private let description: String
  /// The text alternative in a page; `nil` for the full description.
  private var summary: String?
  private let frame: PictureFrame
  /// Whether the frames and names of nodes are drawn over the scene.
  private var showsNodes = true
  /// Whether the text alternative in a page lists the nodes; `false` if text beside the picture
  /// does.
  package var isDescribed = true

  /// - Parameters:
  ///   - layout: The layout to draw.
  ///   - mismatches: The differences from the expectations, which are drawn over the layout.
  ///   - title: A short title of the picture.
  package init(_ layout: ScenarioLayout, mismatches: [Mismatch] = [], title: String) {
    self.init(
      layout.tree,
      differences: mismatches.compactMap { DrawnMismatch($0, in: layout.tree) },
      title: title,
      description: PictureDescription.text(layout.tree, mismatches: mismatches)
    )
    summary = PictureDescription.summary(layout.tree, mismatches: mismatches)
  }

  /// Creates a picture that outlines some nodes.
  ///
  /// - Parameters:
  ///   - layout: The layout to draw.
  ///   - nodeIDs: The ids of the nodes to outline.
  ///   - title: A short title of the picture.
  package init(_ layout: ScenarioLayout, marking nodeIDs: [Int], title: String) {
    let marked = Set(nodeIDs)
    let nodes = layout.tree.namedNodes.filter { $0.id.map(marked.contains) ?? false }
    self.init(
      layout.tree,
      differences: nodes.map { DrawnMismatch(expected: $0.frame) },
      title: title,
      description: PictureDescription.text(layout.tree, mismatches: [])
    )
    summary = PictureDescription.summary(layout.tree, mismatches: [])
  }

  /// Creates a picture of a screen as a user sees it, in which only some nodes are outlined.
  ///
  /// - Parameters:
  ///   - screen: The layout to draw.
  ///   - nodeIDs: The ids of the nodes to outline.
  ///   - title: A short title of the picture.
  package init(screen: ScenarioLayout, marking nodeIDs: [Int], title: String) {
    self.init(screen, marking: nodeIDs, title: title)
    showsNodes = false
  }

  /// - Parameters:
  ///   - drawing: The layout to draw.
  ///   - differences: The differences to draw over the layout.
  ///   - title: A short title of the picture.
  ///   - description: The content of the picture in words.
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
  /// Creates a picture whose title names the scenario and the proposed size.
  package init(_ layout: ScenarioLayout, of scenario: ScenarioSpec, mismatches: [Mismatch] = []) {
    let name = scenario.slug.replacing("-", with: " ")
    let title = "Layout of \(name), proposed \(Self.proposal(of: layout))"
    self.init(layout, mismatches: mismatches, title: title)
  }

  /// Creates a picture whose title is the proposed size, for a page that names the scenario.
  package init(_ layout: ScenarioLayout, mismatches: [Mismatch]) {
    self.init(layout, mismatches: mismatches, title: "Proposed \(Self.proposal(of: layout))")
  }

  private static func proposal(of layout: ScenarioLayout) -> String {
    [layout.proposedWidth, layout.proposedHeight].map { NumberText.text($0) }
      .joined(separator: " by ")
  }

  /// The width at which a page shows the picture unscaled, in pixels.
  package var width: Double { Double(frame.size.width) }

  /// Sentences about content that the picture cannot show: an empty area, and nodes beyond the
  /// limit.
  package var remarks: [String] {
    let (width, height) = (frame.bounds.width, frame.bounds.height)
    var remarks: [String] = []
    if width == 0 || height == 0 {
      let size = [width, height].map { NumberText.text(Double($0)) }.joined(separator: " by ")
      remarks.append("\(size): there is no visible area.")
    }
    if drawing.nodes.contains(where: \.hasEstimatedText) {
      remarks.append("Dotted lines mark texts of an estimated width.")
    }
    let omitted = drawing.omittedNodes
    if omitted > 0 {
      let nodes = omitted == 1 ? "1 further node is" : "\(omitted) further nodes are"
      remarks.append("\(nodes) not drawn.")
    }
    return remarks
  }

  /// Returns the picture for a page whose style sheet contains ``PictureStyle/sheet``.
  ///
  /// - Parameter id: A prefix for the ids in the picture, unique in the page.
  /// - Returns: An `svg` element with a text alternative.
  package func markup(id: String) -> Markup {
    var document = self.document(id: id)
    if !isDescribed { (document.description, document.summary) = ("", nil) }
    return document.markup
  }

  /// An empty picture of the same size, for a page to which a script adds the picture.
  package var space: Markup {
    let (width, height) = (frame.size.width, frame.size.height)
    return .element(
      "svg",
      ["width": PictureNumber.text(width), "height": PictureNumber.text(height)]
    )
  }

  /// The picture as a standalone SVG file that adapts to light and dark mode.
  package var file: String {
    var document = document(id: "p")
    document.layers.insert(document.paper, at: 0)
    return document.file()
  }

  /// The picture as a small SVG file without a text alternative, for pages that describe it.
  package var thumbnail: String { document(id: "p").thumbnail }

  private func document(id: String) -> PictureDocument {
    var document = PictureDocument(
      size: frame.size,
      title: title,
      description: description,
      layers: layers(id: id)
    )
    document.summary = summary
    document.fonts = PictureFonts(drawing.fonts)
    return document
  }

  /// The layers of the picture, from back to front.
  private func layers(id: String) -> [Markup] {
    var layers = PictureLayers(drawing, in: frame, differences: differences)
    layers.showsNodes = showsNodes
    return layers.elements(id: id).map(\.markup)
  }
}

extension Picture {
  /// The fill color of leaf nodes, visible on light and on dark backgrounds.
  private static let leafColor = DrawingColor(red: 0.25, green: 0.55, blue: 1, alpha: 0.22)

  /// The maximum number of nodes after a node that are searched for a node inside it.
  private static let reach = 32

  /// Draws a layout after a change, with the previous frames as dashed outlines and the distance of
  /// each move.
  ///
  /// - Parameters:
  ///   - changes: All nodes in tree order, including unchanged ones.
  ///   - missing: The previous frames of nodes that no longer exist, in points.
  ///   - title: A short title of the picture.
  package init(changes: [ChangedFrame], missing: [CGRect] = [], title: String) {
    let nodes = changes.enumerated().map { index, change in
      let isAroundAnother = changes[(index + 1)...].prefix(Self.reach).contains { other in
        change.after.encloses(other.after)
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
      description: changed.map { "\($0.name) from \($0.coordinates)" }.joined(separator: "; ")
    )
  }
}

/// A mismatch of a layout as a picture shows it.
struct DrawnMismatch {
  /// The expected frame, in points.
  var expected: CGRect
  /// The actual frame, in points; `nil` if the node does not exist.
  var actual: CGRect?
  /// The distance between both frames as text; `nil` if there is none to show.
  var words: String?
  /// The number of the node, from 0; `nil` if it is not drawn.
  var node: Int?
}

extension DrawnMismatch {
  /// Creates a drawn mismatch, or returns `nil` for a mismatch without a frame.
  init?(_ mismatch: Mismatch, in tree: ResolvedTree) {
    guard let expected = mismatch.expectedFrame else { return nil }
    self.init(
      expected: expected,
      actual: mismatch.actualFrame,
      words: mismatch.difference,
      node: mismatch.part?.node(in: tree)
    )
  }
}

extension ResolvedNode {
  /// Whether the node or a descendant draws a text whose width is estimated.
  fileprivate var hasEstimatedText: Bool {
    if case .text(let text) = content, text.lines.contains(where: \.isEstimated) { return true }
    return children.contains(where: \.hasEstimatedText)
  }
}
