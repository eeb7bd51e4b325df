internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// The nodes of a layout in tree order, including those without a name.
struct CheckedNodes {
  private(set) var all: [CheckedNode] = []
  /// The indices of the placeholders for views that Plumb does not have, in tree order.
  private(set) var placeholders: [Int] = []

  init(_ scene: CheckedScene) {
    let visibility = NodeVisibility(window: scene.window)
    for (place, node) in scene.tree.nodes.enumerated() {
      var visibility = visibility
      // A root that scrolls, such as the content of a collection view, is clipped by the window
      // only.
      visibility.scroll(along: node.traits?.scrolls ?? [])
      _ = add(node, at: place, in: nil, visibility: visibility, decoration: .nothing)
    }
  }

  /// Adds a node and its descendants.
  ///
  /// - Parameters:
  ///   - node: A node with its traits.
  ///   - place: Its position among its siblings.
  ///   - parent: The index of its parent.
  ///   - visibility: The area in which it can be visible.
  ///   - decoration: The parts of it that are decoration, as determined by its ancestors.
  /// - Returns: The index of the node; `nil` if its frame is not finite.
  private mutating func add(
    _ node: ResolvedNode,
    at place: Int,
    in parent: Int?,
    visibility: NodeVisibility,
    decoration: Decoration
  ) -> Int? {
    guard node.frame.isDrawable else { return nil }
    let index = all.count
    let traits = node.traits ?? NodeTraits()
    let decoration = traits.isDecorative ? .everything : decoration
    var own = node
    own.children = []
    all.append(
      CheckedNode(
        node: own,
        traits: traits,
        index: index,
        parent: parent,
        place: place,
        visibility: visibility,
        decoration: decoration
      )
    )
    if traits.paint == .placeholder { placeholders.append(index) }
    let inside = visibility.inside(node.frame, traits, at: index)
    var children: [Int] = []
    for (place, child) in node.children.enumerated() {
      let added = add(
        child,
        at: place,
        in: index,
        visibility: inside,
        decoration: max(decoration, node.decoration(ofChildAt: place))
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

  /// Returns the ancestors of a node, the parent first.
  func around(_ index: Int) -> some Sequence<CheckedNode> {
    sequence(state: all[index].parent) { next -> CheckedNode? in
      guard let place = next else { return nil }
      next = all[place].parent
      return all[place]
    }
  }

  /// Returns the nearest node with a name: the node itself or an ancestor; the node itself if none
  /// has.
  func named(_ index: Int) -> CheckedNode {
    guard all[index].name.isEmpty else { return all[index] }
    return around(index).first { !$0.name.isEmpty } ?? all[index]
  }

  /// Creates a finding of a check about a node.
  ///
  /// - Parameters:
  ///   - check: The check that the node breaks.
  ///   - index: The index of the node at fault.
  ///   - other: The index of the other node involved; `nil` if there is none.
  ///   - points: The size of the fault in points; `nil` if it has no size.
  /// - Returns: A finding with the names of both nodes and the ids of their ancestors.
  func finding(
    _ check: CheckName,
    _ index: Int,
    other: Int? = nil,
    points: CGFloat? = nil
  ) -> CheckFinding {
    let node = named(index).node
    var finding = CheckFinding(
      check,
      node: identifierName(of: index, apartFrom: other) ?? node.findingName,
      nodeID: node.id,
      identifiers: identifiers(around: index),
      other: other.map { place in
        let node = named(place).node
        return CheckFinding.Other(
          node: identifierName(of: place, apartFrom: index) ?? node.findingName,
          nodeID: node.id,
          identifiers: identifiers(around: place),
          content: content(of: place)
        )
      },
      points: points.map { Double($0) }
    )
    finding.content = content(of: index)
    let affected = [index] + (check == .overlap ? other.map { [$0] } ?? [] : [])
    finding.placeholder = affected.lazy.compactMap { placeholder(affecting: $0) }.first
    return finding
  }

  /// Returns the first text inside a node without a label and an id; `nil` if there is none.
  private func content(of index: Int) -> String? {
    let node = named(index)
    guard node.node.label == nil, node.node.identifiers.isEmpty else { return nil }
    var waiting = [node.index]
    while let next = waiting.popLast() {
      if let label = all[next].node.label, !label.isEmpty { return label }
      waiting += all[next].children.reversed()
    }
    return nil
  }

  /// Returns the id of a node without a label, or of the nearest ancestor that contains only the
  /// node; `nil` for none.
  ///
  /// - Parameters:
  ///   - index: The index of the node. A node with a label is named by its label and its id.
  ///   - other: The index of the other node of the finding, whose ids are its own.
  /// - Returns: The id after `#`.
  private func identifierName(of index: Int, apartFrom other: Int?) -> String? {
    guard all[index].node.label == nil else { return nil }
    let chain = around(index).prefix { $0.children.count == 1 && $0.index != other }
    return ([all[index]] + chain).lazy.compactMap(\.node.identifiers.first).first.map { "#\($0)" }
  }

  private func identifiers(around index: Int) -> [String] {
    all[index].node.identifiers + around(index).flatMap(\.node.identifiers)
  }
}

extension ResolvedNode {
  /// The name of the node as in a `frames` block, without the lines of a text.
  fileprivate var findingName: String {
    var node = self
    node.lines = nil
    return NodeText.name(of: node)
  }
}

extension CGRect {
  /// Whether the origin and the size are finite.
  fileprivate var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}

extension CheckedNodes {
  /// Returns whether an image or shape fills its parent and overflows it along one axis, as
  /// `scaledToFill` does.
  ///
  /// Frames around the image that overflow with it belong to it.
  func isOverflowingPicture(_ node: CheckedNode) -> Bool {
    guard let place = node.parent, node.frame.exceeds(all[place].frame) > 0 else { return false }
    return isPicture(node) && isPlain(node.index)
  }

  /// Returns whether a node is an image or shape with an aspect ratio, or a frame around one.
  private func isPicture(_ node: CheckedNode) -> Bool {
    if node.name == "aspectRatio" { return true }
    return node.name == "frame" && node.children.count == 1 && isPicture(all[node.children[0]])
  }

  /// Returns whether a node and its descendants draw only shapes and images.
  func isPlain(_ index: Int) -> Bool {
    let node = all[index]
    if let paint = node.traits.paint, paint == .text || paint == .control { return false }
    return node.children.allSatisfy { isPlain($0) }
  }
}

extension CGRect {
  /// Returns how far the rectangle extends beyond another one along the selected axes, in points; 0
  /// if it does not.
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
