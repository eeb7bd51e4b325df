internal import Foundation
internal import LayoutTree
package import LayoutValues

/// The reference image of a `frames` block.
package struct PictureReference: Sendable, Equatable {
  /// The path of the PNG file from the folder of the Markdown file, as written.
  package var path: String
  /// The number of pixels per point; `nil` for the one that the size of the image has.
  package var scale: Double?
}

extension PictureReference {
  /// Reads the attributes of a block; `nil` if it has no image.
  init?(_ info: InfoString) {
    guard let attribute = info.attributes[.picture], let path = attribute.value?.trimmed,
      !path.isEmpty
    else { return nil }
    let scale = info.value(of: .scale).flatMap { NumberLiteral($0.trimmed)?.value }
    self.init(path: path, scale: scale)
  }
}

/// An edge or a baseline at the place that a line of a block states.
package struct StatedEdge: Sendable, Equatable {
  /// The line in the Markdown file, from 1.
  package var line: Int
  /// The part of the layout that the line is about.
  package var part: Mismatch.Part
  /// The edge, in the coordinates of the block.
  package var edge: DrawnEdge
}

/// The frame that a line states, and the actual frame of the same node in the layout.
private struct StatedFrame {
  var line: Int
  var part: Mismatch.Part
  var stated: CGRect
  var frame: CGRect
}

extension FramesFence {
  /// Returns the edges of the nodes in the block, at the places that the block states.
  ///
  /// An edge belongs to the nearest node around it that a line states, and keeps its distance from
  /// the corner or the side of this node. Edges of other nodes are left out.
  ///
  /// - Parameters:
  ///   - edges: The edges of the layout, in the scene's coordinates.
  ///   - scene: The scene with the layout.
  /// - Returns: The edges that the block is about, in their order.
  package func stated(_ edges: [DrawnEdge], in scene: any ObservedScene) -> [StatedEdge] {
    let origin = isInWindow ? scene.originInWindow : .zero
    let frames = statedFrames(in: scene)
    let elements = Dictionary(
      frames.compactMap { frame -> (ElementName, StatedFrame)? in
        guard case .element(let name) = frame.part else { return nil }
        return (name, frame)
      },
      uniquingKeysWith: { first, _ in first }
    )
    let owners = owners(of: frames, in: scene.nodes)
    return edges.compactMap { edge in
      let element = edge.element.flatMap { ElementName($0) }.flatMap { elements[$0] }
      guard let owner = element ?? edge.node.flatMap({ owners[$0] }) else { return nil }
      return StatedEdge(
        line: owner.line,
        part: owner.part,
        edge: owner.moving(edge.moved(x: origin.x, y: origin.y))
      )
    }
  }

  /// Returns the nearest stated frame around each node, by the numbers of the nodes.
  private func owners(of frames: [StatedFrame], in roots: [ResolvedNode]) -> [Int: StatedFrame] {
    let stated = Dictionary(
      frames.compactMap { frame -> (Int, StatedFrame)? in
        guard case .node(let id) = frame.part else { return nil }
        return (id, frame)
      },
      uniquingKeysWith: { first, _ in first }
    )
    var owners: [Int: StatedFrame] = [:]
    func visit(_ node: ResolvedNode, in owner: StatedFrame?) {
      let owner = node.id.flatMap { stated[$0] } ?? owner
      if let id = node.id { owners[id] = owner }
      for child in node.children { visit(child, in: owner) }
    }
    for root in roots { visit(root, in: nil) }
    return owners
  }

  /// Returns the frames of the lines whose node or element is in the layout.
  private func statedFrames(in scene: any ObservedScene) -> [StatedFrame] {
    if let elements = elements(of: scene) {
      return lines.compactMap { line in
        guard let element = line.element, let frame = elements.frame(of: element.name) else {
          return nil
        }
        return frame.stated(by: line, .element(element.name), tolerance)
      }
    }
    let roots = nodes(of: scene)
    let pairs: [(FrameLine, ResolvedNode)] =
      form == .tree
      ? FrameTreeComparison(tolerance: tolerance).pairs(lines: lines, nodes: roots)
      : FrameSelectionComparison(roots: roots, tolerance: tolerance).pairs(lines)
    return pairs.compactMap { line, node in
      node.id.flatMap { node.frame.stated(by: line, .node($0), tolerance) }
    }
  }
}

extension CGRect {
  /// Pairs the actual frame of a node with the frame that its line states; `nil` if a number is
  /// missing.
  fileprivate func stated(
    by line: FrameLine,
    _ part: Mismatch.Part,
    _ tolerance: Double?
  ) -> StatedFrame? {
    guard let written = line.numbers, !written.contains(where: \.isToBeFilled) else { return nil }
    // A number that is correct except for its rounding is replaced by the exact one.
    let numbers = zip(written, numbers).map { $0.accepts($1, tolerance: nil) ? $1 : $0.value }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let stated = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return StatedFrame(line: line.line, part: part, stated: stated, frame: self)
  }
}

extension StatedFrame {
  /// The maximum distance of an edge that is on a side of the frame, in points.
  private static let nearness = 0.01

  /// Returns an edge of the layout at the place that the line states.
  func moving(_ edge: DrawnEdge) -> DrawnEdge {
    var moved = edge.moved(
      x: Double(stated.minX - frame.minX),
      y: Double(stated.minY - frame.minY)
    )
    let (end, statedEnd) =
      edge.isVertical ? (frame.maxX, stated.maxX) : (frame.maxY, stated.maxY)
    if edge.side != .baseline, abs(edge.position - Double(end)) < Self.nearness {
      moved.position = Double(statedEnd)
    }
    return moved
  }
}
