package import Foundation

extension ViewHost {
  /// Taps the node that has the identifier.
  ///
  /// - Returns: Whether there is such a node, and it does something when it is tapped.
  package func tap(_ identifier: String) -> Bool {
    guard let node = root?.layoutNode?.descendant(identifiedBy: identifier),
      let action = node.tapAction
    else { return root?.layoutNode?.tapEmbedded(identifier) ?? false }
    action()
    return true
  }

  /// Scrolls the outermost scroll view to a content offset, in points, as far as it goes.
  ///
  /// - Returns: Whether there is a scroll view.
  package func scroll(to offset: CGPoint) -> Bool {
    guard let scroll = root?.layoutNode?.outermostScrollNode else { return false }
    scroll.scroll(toContentOffset: offset)
    return true
  }
}
