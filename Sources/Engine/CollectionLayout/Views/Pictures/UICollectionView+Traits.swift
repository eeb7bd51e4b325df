import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// Returns the content for checks: the elements within ten viewports, and the content of the
  /// visible ones.
  ///
  /// - Parameters:
  ///   - resolver: The resolver of the view.
  ///   - columns: The requested properties besides names and frames.
  /// - Returns: The content in content coordinates; the tree's window is the visible rectangle.
  func checkedTree(
    by resolver: any CollectionResolver,
    _ columns: ResolvedColumns
  ) -> ResolvedTree {
    let window = CGRect(origin: resolver.scrollOffset, size: bounds.size)
    let near = window.insetBy(dx: -10 * window.width, dy: -10 * window.height)
    let inside = CollectionDrawing(
      resolver.elements(in: near),
      in: self,
      laidOutBy: resolver,
      window: window,
      columns: columns
    )
    var traits = NodeTraits()
    traits.scrolls = collectionViewLayout.scrollsOnlyAlongAxis ? resolver.axis.scrolled : .both
    let content = ResolvedNode(
      name: "content",
      frame: CGRect(origin: .zero, size: resolver.contentSize),
      traits: traits,
      children: inside.nodes
    )
    var tree = ResolvedTree(numbering: [content])
    tree.window = window
    return tree
  }

  /// Returns the properties of an element that checks use.
  func traits(of element: CollectionElement) -> NodeTraits {
    var traits = NodeTraits()
    traits.zIndex = Double(element.zIndex)
    if case .decoration = element.identity { traits.isLaidOver = true }
    let isSeen = !element.isHidden && element.alpha > 0
    if element.identity.isCell, delegate != nil, isSeen { traits.target = element.frame.size }
    return traits
  }

  /// Returns a node for the cells of an orthogonal section, which clips them to the section's
  /// visible part.
  func scrollingRow(
    of cells: [ResolvedNode],
    _ resolver: any CollectionResolver
  ) -> ResolvedNode {
    let across = resolver.axis == .vertical ? Axis.horizontal : .vertical
    var frame = cells.dropFirst().reduce(cells[0].frame) { $0.union($1.frame) }
    frame.origin[across] = 0
    frame.size[across] = resolver.contentSize[across]
    var traits = NodeTraits()
    (traits.clips, traits.scrolls) = (across.scrolled, across.scrolled)
    return ResolvedNode(name: "", frame: frame, traits: traits, children: cells)
  }
}

extension Axis {
  fileprivate var scrolled: NodeTraits.Axes { self == .vertical ? .vertical : .horizontal }
}
