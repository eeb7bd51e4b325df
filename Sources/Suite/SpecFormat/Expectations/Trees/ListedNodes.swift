internal import Foundation
internal import LayoutTree
internal import LayoutValues

/// The kind of a scene.
package enum ObservedKind: Sendable {
  case views, collection, table
}

extension [ResolvedNode] {
  /// Returns the nodes, moved so that the top left corner of their bounding rectangle is at a
  /// point.
  func moved(to origin: CGPoint) -> [ResolvedNode] {
    guard let bounds else { return self }
    let distance = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    return map { $0.moved(by: distance) }
  }

  /// Returns the visible nodes and their ancestors.
  func visible(in viewport: Viewport) -> [ResolvedNode] {
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

extension [ResolvedNode] {
  /// The names of decorations of lists and bars, which are no views (R-CTRL-23).
  private static let decorations: Set = [
    "barBackground", "listRow", "listRowBackground", "listRowSeparator", "sectionCard",
    "sectionFooter", "sectionHeader",
  ]

  /// Returns the nodes to compare with the lines of a tree.
  ///
  /// `ViewThatFits` nodes are left out, and decorations of kinds that no line names.
  ///
  /// A `ViewThatFits` has the same frame as the candidate that it shows, so an author may leave it
  /// out. A block without lines lists it, but no decoration.
  func listed(in lines: [FrameLine]) -> [ResolvedNode] {
    let optional = Self.decorations.union(lines.isEmpty ? [] : ["ViewThatFits"])
    return hoisting(optional.filter { name in !lines.contains { $0.names(name) } })
  }

  /// Returns the nodes with each node of some names replaced by its children, which inherit its
  /// identifiers.
  private func hoisting(_ names: Set<String>) -> [ResolvedNode] {
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
