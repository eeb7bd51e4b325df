package import Foundation

/// A node of a layout, as lines of blocks name it.
package protocol TreeNode {
  /// The node's id in its tree; `nil` for a part without a name.
  var id: Int? { get }
  /// The type of a leaf or a container, or the name of a modifier with a frame of its own.
  var name: String { get }
  /// The string of a text, or an image's name; `nil` for nodes without a label.
  var label: String? { get }
  /// The lines that a text shows; `nil` for other nodes.
  var textLines: [String]? { get }
  /// The node's identifiers, innermost first.
  var identifiers: [String] { get }
  /// The unrounded frame in the scene's coordinates, in points.
  var frame: CGRect { get }
  /// The nodes inside, in layout order.
  var children: [Self] { get }
}

/// A node of a scene that was laid out.
package struct ObservedNode: TreeNode, Sendable, Equatable {
  package var id: Int?
  package var name: String
  package var label: String?
  package var textLines: [String]?
  package var identifiers: [String]
  package var frame: CGRect
  package var children: [ObservedNode]

  /// Copies what blocks compare of a node.
  package init(_ node: some TreeNode) {
    (id, name, label, textLines) = (node.id, node.name, node.label, node.textLines)
    (identifiers, frame) = (node.identifiers, node.frame)
    children = node.children.map { ObservedNode($0) }
  }

  /// The node and those inside it, moved by a distance in points.
  func moved(by distance: CGPoint) -> ObservedNode {
    var node = self
    node.frame.origin.x += distance.x
    node.frame.origin.y += distance.y
    node.children = children.map { $0.moved(by: distance) }
    return node
  }
}

/// A proposal of the negotiation, with the answer and the proposals that it led to.
package struct ObservedProposal: Sendable, Equatable {
  /// The node's id in the tree; `nil` for one that is not in it.
  package var node: Int?
  package var name: String
  package var label: String?
  /// The node's identifiers, innermost first.
  package var identifiers: [String]
  /// In points; `nil` where unspecified.
  package var proposedWidth, proposedHeight: Double?
  /// In points.
  package var answerWidth, answerHeight: Double
  /// The proposals that the node made in turn, in order.
  package var children: [ObservedProposal]

  package init(
    node: Int?,
    name: String,
    label: String?,
    identifiers: [String],
    proposed: (width: Double?, height: Double?),
    answer: (width: Double, height: Double),
    children: [ObservedProposal]
  ) {
    (self.node, self.name, self.label) = (node, name, label)
    self.identifiers = identifiers
    (proposedWidth, proposedHeight) = proposed
    (answerWidth, answerHeight) = answer
    self.children = children
  }
}

/// The kind of what a scene shows.
package enum ObservedKind: Sendable {
  case views, collection, table
}

extension Array where Element: TreeNode {
  /// The rectangle around all of them, in points; `nil` for none.
  package var bounds: CGRect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// Every node that has an id, however deep, by its ids.
  package func nodesByIdentifier() -> [String: [Element]] {
    var nodes: [String: [Element]] = [:]
    for node in withDescendants {
      for identifier in Set(node.identifiers) { nodes[identifier, default: []].append(node) }
    }
    return nodes
  }

  /// The nodes, each before those inside it, however deep they lie.
  package var withDescendants: [Element] {
    var nodes: [Element] = []
    var waiting = Array(reversed())
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting += node.children.reversed()
    }
    return nodes
  }
}

extension [ObservedNode] {
  /// The nodes where they are when the corner of what is around them all lies at a point.
  func moved(to origin: CGPoint) -> [ObservedNode] {
    guard let bounds else { return self }
    let distance = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    return map { $0.moved(by: distance) }
  }

  /// The nodes that are in sight, and those around them.
  func visible(in viewport: Viewport) -> [ObservedNode] {
    compactMap { node in
      var node = node
      node.children = node.children.visible(in: viewport)
      return viewport.shows(node.frame) || !node.children.isEmpty ? node : nil
    }
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
  init(_ proposal: LayoutProposal, root: CGRect?) {
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

extension [ObservedNode] {
  /// The nodes as a tree's lines can have them: without the nodes of choices, where no line names
  /// one.
  ///
  /// A choice has its candidate's frame, and "shows the chosen child": an author may leave it out.
  func listed(in lines: [FrameLine]) -> [ObservedNode] {
    let name = "ViewThatFits"
    return lines.isEmpty || lines.contains { $0.names(name) } ? self : hoisting(name)
  }

  /// The nodes with what is inside those of a name in their places, their identifiers handed in.
  private func hoisting(_ name: String) -> [ObservedNode] {
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
