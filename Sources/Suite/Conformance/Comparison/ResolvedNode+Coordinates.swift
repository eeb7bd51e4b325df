internal import Foundation
internal import SpecFormat
internal import ViewLayout

extension [ResolvedNode] {
  /// The rectangle around all of them, in points; `nil` for none.
  var bounds: CGRect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// The nodes where they are when the corner of what is around them all lies at a point.
  func moved(to origin: CGPoint) -> [ResolvedNode] {
    guard let bounds else { return self }
    let distance = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    return map { $0.moved(by: distance) }
  }

  /// The nodes that are in sight, and those around them.
  func visible(in viewport: Viewport) -> [ResolvedNode] {
    compactMap { node in
      var node = node
      node.children = node.children.visible(in: viewport)
      return viewport.shows(node.frame) || !node.children.isEmpty ? node : nil
    }
  }

  /// Every node that has an id, however deep, by its ids.
  func nodesByIdentifier() -> [String: [ResolvedNode]] {
    var nodes: [String: [ResolvedNode]] = [:]
    for node in withDescendants {
      for identifier in Set(node.identifiers) { nodes[identifier, default: []].append(node) }
    }
    return nodes
  }

  /// The nodes, each before those inside it, however deep they lie.
  var withDescendants: [ResolvedNode] {
    var nodes: [ResolvedNode] = []
    var waiting = Array(reversed())
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting += node.children.reversed()
    }
    return nodes
  }
}

/// The part of a scene that is in sight.
struct Viewport {
  private let rectangle: CGRect

  /// The rectangle of a proposal at the scene's top left corner.
  ///
  /// - Parameters:
  ///   - proposal: What the root was proposed; a dimension that is `nil` or infinite is the
  ///     root's.
  ///   - root: The root's frame, in points; `nil` for a scene without nodes.
  init(_ proposal: ProposedViewSize, root: CGRect?) {
    let root = root ?? .zero
    rectangle = CGRect(
      x: 0,
      y: 0,
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? root.maxX,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? root.maxY
    )
  }

  /// Whether a frame and the viewport have a point in common that is not on an edge of a frame
  /// with an area.
  func shows(_ frame: CGRect) -> Bool {
    Self.overlap(frame.minX, frame.maxX, rectangle.minX, rectangle.maxX)
      && Self.overlap(frame.minY, frame.maxY, rectangle.minY, rectangle.maxY)
  }

  private static func overlap(
    _ start: CGFloat,
    _ end: CGFloat,
    _ viewStart: CGFloat,
    _ viewEnd: CGFloat
  ) -> Bool {
    start == end
      ? start >= viewStart && end <= viewEnd
      : start < viewEnd && end > viewStart
  }
}

extension [ResolvedNode] {
  /// The nodes as a tree's lines can have them: without the nodes of choices, where no line names
  /// one.
  ///
  /// A choice has its candidate's frame, and "shows the chosen child": an author may leave it out.
  func listed(in lines: [FrameLine]) -> [ResolvedNode] {
    let name = "ViewThatFits"
    return lines.isEmpty || lines.contains { $0.names(name) } ? self : hoisting(name)
  }

  /// The nodes with what is inside those of a name in their places, their identifiers handed in.
  private func hoisting(_ name: String) -> [ResolvedNode] {
    flatMap { node in
      var node = node
      node.children = node.children.hoisting(name)
      guard node.name == name else { return [node] }
      for index in node.children.indices {
        node.children[index].identifiers += node.identifiers
      }
      return node.children
    }
  }
}

extension FrameLine {
  fileprivate func names(_ name: String) -> Bool {
    node?.name == name || children.contains { $0.names(name) }
  }
}
