/// The node of `onAppear` and `onDisappear`.
final class AppearanceNode: TransparentViewNode, LivenessFollowing {
  var modifier: AppearanceModifier
  private var isVisible = false

  init<Content: View>(
    _ modifier: AppearanceModifier,
    around content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    super.init(content, in: context)
    candidacy?.add(self)
  }

  /// Whether there is anything to see is known when a container asks; of a candidate's nodes, when
  /// it has been chosen.
  override func appendElements(to elements: inout [LayoutNode]) {
    let count = elements.count
    super.appendElements(to: &elements)
    if candidacy == nil { setVisible(elements.count > count) }
  }

  func livenessMayHaveChanged() { setVisible(!elements.isEmpty && isLive) }

  override func elementsDidChange() {
    candidacy?.unsettle()
    super.elementsDidChange()
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
      graph.lifecycle.didDisappear(serial: serial) { action?() }
    }
  }
}
