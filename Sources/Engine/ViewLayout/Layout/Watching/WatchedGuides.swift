import Foundation

/// A node's guides under the eyes of a watcher.
private struct WatchedGuides: ExplicitGuides {
  let node: LayoutNode
  let watcher: LayoutWatcher

  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { watcher.statedGuide(key, of: node, size: size, proposal: proposal) }
}

extension ViewDimensions {
  /// A node's size for a proposal, with its guides; `nil` for a watcher where nobody watches.
  init(node: LayoutNode, size: CGSize, proposal: ProposedViewSize, watcher: LayoutWatcher?) {
    let watched = watcher.map { WatchedGuides(node: node, watcher: $0) }
    self.init(node: node, guides: watched ?? node, size: size, proposal: proposal)
  }
}
