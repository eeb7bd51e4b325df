package import ElementTree
package import Foundation
internal import LayoutTree
internal import LayoutValues
package import ReferenceImages
package import SpecFormat

/// A reference image with the edges of a layout drawn over it.
package struct LayoutOverlay: Sendable {
  /// The comparison of the layout with the image.
  package let comparison: ImageComparison
  /// The image that the layout is compared with.
  package let image: ReferenceImage
  private let layout: ScenarioLayout
  private let png: Data

  /// Finds the first layout that has the size of an image, and compares it.
  ///
  /// - Parameters:
  ///   - layouts: The drawn layouts of a scenario.
  ///   - image: The reference image.
  ///   - png: The content of the image file.
  ///   - scale: The number of pixels per point; `nil` to try 1, 2 and 3.
  ///   - tolerance: The maximum distance of a confirmed edge in points, if that is more than half a
  ///     pixel.
  /// - Throws: ``ReferenceImageError`` if the image has the size of no layout.
  package init(
    of layouts: [ScenarioLayout],
    over image: ReferenceImage,
    png: Data,
    scale: Double? = nil,
    tolerance: Double = 0
  ) throws(ReferenceImageError) {
    for layout in layouts {
      guard let placement = ImagePlacement(of: image, in: layout.imageAreas, scale: scale) else {
        continue
      }
      comparison = ImageComparison(
        [DrawnEdge](in: layout.tree),
        with: image,
        at: placement,
        tolerance: tolerance
      )
      (self.layout, self.image, self.png) = (layout, image, png)
      return
    }
    let areas = layouts.flatMap(\.imageAreas)
    let refusal = ImagePlacement.refusal(of: image, in: areas, scale: scale)
    throw ReferenceImageError(description: "it \(refusal)")
  }
}

extension LayoutOverlay {
  /// The image with the frames of all nodes and the compared edges.
  ///
  /// - Returns: An `svg` element whose coordinates are points.
  package var element: Element {
    let frames = layout.tree.namedNodes.map(\.frame)
    return OverlayPicture(comparison, frames: frames).element(png: png)
  }

  /// The ids and the frames of all nodes with an id, in points from the corner of the image.
  package var views: [(id: String, frame: CGRect)] {
    let origin = comparison.area.origin
    return layout.tree.namedNodes.compactMap { node in
      node.identifiers.first.map { ($0, node.frame.offsetBy(dx: -origin.x, dy: -origin.y)) }
    }
  }

  /// The words after `frames` in a block whose coordinates are those of the image.
  package var conditions: String {
    let proposal = [layout.proposedWidth, layout.proposedHeight]
      .map { $0.map { NumberText.text($0) } ?? "nil" }.joined(separator: "x")
    let area = comparison.area
    let isWindow =
      Double(area.width) == layout.proposedWidth && Double(area.height) == layout.proposedHeight
    return isWindow ? "\(proposal) window" : proposal
  }
}

extension PictureReference {
  /// Returns the location of the image for the path of the Markdown file.
  package func url(from file: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: file).deletingLastPathComponent())
  }
}

extension ScenarioLayout {
  /// The parts that an image may show: the window, the proposed size, and the outermost nodes.
  fileprivate var imageAreas: [CGRect] {
    var areas = tree.window.map { [$0] } ?? []
    if let width = proposedWidth, let height = proposedHeight {
      areas.append(
        CGRect(origin: windowOrigin, size: CGSize(width: width, height: height))
      )
    }
    return areas + [tree.nodes.bounds].compactMap(\.self)
  }
}
