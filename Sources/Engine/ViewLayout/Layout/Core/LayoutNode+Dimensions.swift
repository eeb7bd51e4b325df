import Foundation

extension LayoutNode: ExplicitGuides {}

extension ViewDimensions {
  /// A node's size for a proposal, with its guides.
  init(node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    self.init(node: node, guides: node, size: size, proposal: proposal)
  }
}
