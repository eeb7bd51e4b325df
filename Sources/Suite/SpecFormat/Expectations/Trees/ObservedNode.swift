package import Foundation

/// A node of a layout with the properties that blocks compare.
package protocol TreeNode {
  /// The node's id in the resolved tree; `nil` for a part without a name.
  var id: Int? { get }
  /// The type of a leaf or a container, or the name of a modifier with a frame of its own.
  var name: String { get }
  /// The string of a text, or the name of an image; `nil` for other nodes.
  var label: String? { get }
  /// The lines that a text shows; `nil` for other nodes.
  var textLines: [String]? { get }
  /// The node's identifiers, innermost first.
  var identifiers: [String] { get }
  /// The unrounded frame in the scene's coordinates, in points.
  var frame: CGRect { get }
  /// The child nodes, in layout order.
  var children: [Self] { get }
}

/// A node of an observed layout.
package struct ObservedNode: TreeNode, Sendable, Equatable {
  package var id: Int?
  package var name: String
  package var label: String?
  package var textLines: [String]?
  package var identifiers: [String]
  package var frame: CGRect
  package var children: [ObservedNode]

  /// Copies the properties that blocks compare, including those of the descendants.
  package init(_ node: some TreeNode) {
    (id, name, label, textLines) = (node.id, node.name, node.label, node.textLines)
    (identifiers, frame) = (node.identifiers, node.frame)
    children = node.children.map { ObservedNode($0) }
  }

  /// Returns the node and its descendants, moved by a distance in points.
  func moved(by distance: CGPoint) -> ObservedNode {
    var node = self
    node.frame.origin.x += distance.x
    node.frame.origin.y += distance.y
    node.children = children.map { $0.moved(by: distance) }
    return node
  }
}

/// A proposal of the negotiation, with the returned size and the proposals to children.
package struct ObservedProposal: Sendable, Equatable {
  /// The node's id in the resolved tree; `nil` if the tree does not contain it.
  package var node: Int?
  package var name: String
  package var label: String?
  /// The node's identifiers, innermost first.
  package var identifiers: [String]
  /// The proposed size in points; a dimension is `nil` if unspecified.
  package var proposedWidth, proposedHeight: Double?
  /// The returned size in points.
  package var answerWidth, answerHeight: Double
  /// The proposals that the node made to its children, in order.
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

/// The kind of a scene.
package enum ObservedKind: Sendable {
  case views, collection, table
}

extension TreeNode {
  /// Whether the node is a view that another one presents.
  fileprivate var isPresentation: Bool {
    ["Sheet", "FullScreenCover", "Popover", "Alert", "ConfirmationDialog"].contains(name)
  }
}

extension Array where Element: TreeNode {
  /// The bounding rectangle of the nodes, in points; `nil` if there are none.
  ///
  /// Presented views do not count, since they are placed in the window (R-BAR-10).
  package var bounds: CGRect? {
    let nodes = filter { !$0.isPresentation }
    guard let first = nodes.first ?? first else { return nil }
    return nodes.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// Returns all nodes with an id, including descendants, by their ids.
  package func nodesByIdentifier() -> [String: [Element]] {
    var nodes: [String: [Element]] = [:]
    for node in withDescendants {
      for identifier in Set(node.identifiers) { nodes[identifier, default: []].append(node) }
    }
    return nodes
  }

  /// The nodes and all their descendants in preorder.
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
  /// Returns the nodes, moved so that the top left corner of their bounding rectangle is at a
  /// point.
  func moved(to origin: CGPoint) -> [ObservedNode] {
    guard let bounds else { return self }
    let distance = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    return map { $0.moved(by: distance) }
  }

  /// Returns the visible nodes and their ancestors.
  func visible(in viewport: Viewport) -> [ObservedNode] {
    compactMap { node in
      var node = node
      node.children = node.children.visible(in: viewport)
      return viewport.shows(node.frame) || !node.children.isEmpty ? node : nil
    }
  }
}

/// The visible part of a scene.
struct Viewport {
  private let rectangle: CGRect

  /// Creates a viewport of the proposal's size at the scene's origin.
  ///
  /// - Parameters:
  ///   - proposal: The proposal of the root; an unspecified or infinite dimension is replaced by
  ///     the extent of the root.
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

  /// Returns whether a frame overlaps the viewport.
  ///
  /// A frame that only touches an edge does not, unless its length along that axis is 0.
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
  /// The names of decorations of lists and bars, which are no views (R-CTRL-23).
  private static let decorations: Set = [
    "barBackground", "listRow", "listRowBackground", "listRowSeparator", "sectionCard",
    "sectionFooter", "sectionHeader",
  ]

  /// Returns the nodes to compare with the lines of a tree: without `ViewThatFits` nodes and
  /// without decorations of kinds that no line names.
  ///
  /// A `ViewThatFits` has the same frame as the candidate that it shows, so an author may leave it
  /// out. A block without lines lists it, but no decoration.
  func listed(in lines: [FrameLine]) -> [ObservedNode] {
    let optional = Self.decorations.union(lines.isEmpty ? [] : ["ViewThatFits"])
    return hoisting(optional.filter { name in !lines.contains { $0.names(name) } })
  }

  /// Returns the nodes with each node of some names replaced by its children, which inherit its
  /// identifiers.
  private func hoisting(_ names: Set<String>) -> [ObservedNode] {
    flatMap { node in
      var node = node
      node.children = node.children.hoisting(names)
      guard names.contains(node.name) else { return [node] }
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
