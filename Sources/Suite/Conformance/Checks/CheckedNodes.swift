internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// The nodes of a layout in tree order, those without a name too.
struct CheckedNodes {
  private(set) var all: [CheckedNode] = []

  init(_ scene: CheckedScene) {
    let sight = NodeVisibility(window: scene.window)
    for (place, node) in scene.tree.nodes.enumerated() {
      var sight = sight
      // What scrolls as a whole, as a collection view's content does, is seen through the window.
      sight.scroll(along: node.traits?.scrolls ?? [])
      _ = add(node, at: place, in: nil, sight: sight, ornament: .nothing)
    }
  }

  /// Adds a node and all in it.
  ///
  /// - Parameters:
  ///   - node: A node with its traits.
  ///   - place: Its place among its siblings.
  ///   - parent: The place of the node around it.
  ///   - sight: Where it can be seen.
  ///   - ornament: What of it is there for the eye alone, as nodes around it say.
  /// - Returns: Its place.
  private mutating func add(
    _ node: ResolvedNode,
    at place: Int,
    in parent: Int?,
    sight: NodeVisibility,
    ornament: Decoration
  ) -> Int? {
    guard node.frame.isDrawable else { return nil }
    let index = all.count
    let traits = node.traits ?? NodeTraits()
    let ornament = traits.isDecorative ? .everything : ornament
    var own = node
    own.children = []
    all.append(
      CheckedNode(
        node: own,
        traits: traits,
        index: index,
        parent: parent,
        place: place,
        sight: sight,
        ornament: ornament
      )
    )
    let inside = sight.inside(node.frame, traits, at: index)
    var children: [Int] = []
    for (place, child) in node.children.enumerated() {
      let added = add(
        child,
        at: place,
        in: index,
        sight: inside,
        ornament: max(ornament, node.ornament(ofChildAt: place))
      )
      if let added { children.append(added) }
    }
    all[index].children = children
    return index
  }
}

extension CheckedNodes {
  subscript(index: Int) -> CheckedNode { all[index] }

  var roots: [Int] { all.indices.filter { all[$0].parent == nil } }

  /// The nodes around one, from the inside out.
  func around(_ index: Int) -> some Sequence<CheckedNode> {
    sequence(state: all[index].parent) { next -> CheckedNode? in
      guard let place = next else { return nil }
      next = all[place].parent
      return all[place]
    }
  }

  /// The node itself, or the nearest one around it that has a name.
  func named(_ index: Int) -> CheckedNode {
    guard all[index].name.isEmpty else { return all[index] }
    return around(index).first { !$0.name.isEmpty } ?? all[index]
  }

  /// The finding of a check about a node.
  ///
  /// - Parameters:
  ///   - check: What it breaks.
  ///   - index: The place of the node that is at fault.
  ///   - other: The place of the other one; `nil` where there is none.
  ///   - points: By how much; `nil` where points say nothing.
  /// - Returns: With the names of both and of those around them.
  func finding(
    _ check: CheckName,
    _ index: Int,
    other: Int? = nil,
    points: CGFloat? = nil
  ) -> CheckFinding {
    let node = named(index).node
    return CheckFinding(
      check,
      node: node.findingName,
      nodeID: node.id,
      identifiers: identifiers(around: index),
      other: other.map { place in
        let node = named(place).node
        return CheckFinding.Other(
          node: node.findingName,
          nodeID: node.id,
          identifiers: identifiers(around: place)
        )
      },
      points: points.map { Double($0) }
    )
  }

  private func identifiers(around index: Int) -> [String] {
    all[index].node.identifiers + around(index).flatMap(\.node.identifiers)
  }
}

extension ResolvedNode {
  /// The node as `frames` has it, without the lines of a text.
  fileprivate var findingName: String {
    var node = self
    node.textLines = nil
    return NodeText.name(of: node)
  }
}

extension CGRect {
  /// Whether it has a place and a size.
  fileprivate var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}

extension CheckedNodes {
  /// Whether a node is a picture that fills its place and so is longer than that along one axis, as
  /// `scaledToFill` has it.
  func isOverflowingPicture(_ node: CheckedNode) -> Bool {
    guard node.name == "aspectRatio", let place = node.parent,
      node.frame.exceeds(all[place].frame) > 0
    else { return false }
    return isPlain(node.index)
  }

  /// Whether nothing but shapes and images is drawn in a node, and of it.
  func isPlain(_ index: Int) -> Bool {
    let node = all[index]
    if let paint = node.traits.paint, paint == .text || paint == .control { return false }
    return node.children.allSatisfy { isPlain($0) }
  }
}

extension CGRect {
  /// How far the rectangle sticks out of another one, in points, along axes that count; 0 where it
  /// lies in it.
  func exceeds(
    _ outer: CGRect,
    horizontally: Bool = true,
    vertically: Bool = true
  ) -> CGFloat {
    max(
      horizontally ? max(outer.minX - minX, maxX - outer.maxX) : 0,
      vertically ? max(outer.minY - minY, maxY - outer.maxY) : 0,
      0
    )
  }
}
