import Foundation
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// The content with the elements of ten pages around and what those in sight hold, as checks look
  /// at it.
  ///
  /// - Parameters:
  ///   - resolver: What lays the view out.
  ///   - columns: What is wanted besides names and frames.
  /// - Returns: The content in its own coordinates; what is in sight is the window.
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

  /// What checks have to know of an element.
  func traits(of element: CollectionElement) -> NodeTraits {
    var traits = NodeTraits()
    traits.zIndex = Double(element.zIndex)
    if case .decoration = element.identity { traits.isLaidOver = true }
    let isSeen = !element.isHidden && element.alpha > 0
    if element.identity.isCell, delegate != nil, isSeen { traits.target = element.frame.size }
    return traits
  }

  /// The cells of a section that scrolls by itself, in the part of the content that shows them.
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
