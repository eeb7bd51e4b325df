/// A node of one view inside.
class ContentViewNode: ViewNode {
  /// The node of what is inside; `nil` where there is nothing, or not yet.
  final var content: ViewNode?

  final override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }

  override var staticCount: Int? { content?.staticCount }

  override func appendElements(to elements: inout [LayoutNode]) {
    content?.appendElements(to: &elements)
  }

  /// Puts another node in the place of what is inside, which leaves.
  final func exchangeContent(for node: ViewNode) {
    let old = content
    content = node
    old?.leave()
    elementsDidChange()
  }

  override func preferences() -> PreferenceValues { content?.preferences() ?? PreferenceValues() }
}
