/// The node of `onAppear` and `onDisappear`.
final class AppearanceNode: TransparentViewNode {
  var modifier: AppearanceModifier
  private var isVisible = false

  init<Content: View>(
    _ modifier: AppearanceModifier,
    around content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    super.init(content, in: context)
  }

  /// Whether there is anything to see is known when a container asks.
  override func appendElements(to elements: inout [LayoutNode]) {
    let count = elements.count
    super.appendElements(to: &elements)
    setVisible(elements.count > count)
  }

  override func didLeave() { setVisible(false) }

  private func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible {
      graph.lifecycle.didAppear(serial: serial) { [handle] in
        (handle.node as? AppearanceNode)?.modifier.onAppear?()
      }
    } else {
      let action = modifier.onDisappear
      graph.lifecycle.didDisappear { action?() }
    }
  }
}
