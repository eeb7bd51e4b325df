import Foundation

/// `containerRelativeFrame`: a fixed frame whose lengths follow from the nearest container's.
final class ContainerRelativeFrameNode: FixedFrameNode {
  private var container: RelativeContainer?
  private var rule = RelativeLength.whole
  private var axes: Axis.Set = []

  deinit { container?.remove(self) }

  override var name: String? { "containerRelativeFrame" }

  /// Gives the frame its rule, along some axes, in a container.
  func follow(_ container: RelativeContainer, along axes: Axis.Set, by rule: RelativeLength) {
    if self.container !== container {
      self.container?.remove(self)
      container.add(self)
      self.container = container
    }
    (self.axes, self.rule) = (axes, rule)
    containerDidChange()
  }

  /// Called when the container has another size.
  func containerDidChange() {
    width = length(along: .horizontal)
    height = length(along: .vertical)
  }

  /// R-CRF-1: a container without a length, or with an endless one, gives none either.
  private func length(along axis: Axis) -> CGFloat? {
    guard let available = available(along: axis) else { return nil }
    let length = rule.length(in: available, along: axis)
    return available.isFinite || length.isFinite ? length : nil
  }

  private func available(along axis: Axis) -> CGFloat? {
    guard axes.contains(axis.set) else { return nil }
    return container?.size[axis].map { max(0, $0) }
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-CRF-1") { axis in
      let length = LengthText.text(answer[axis])
      guard self.length(along: axis) != nil, let available = available(along: axis) else {
        return "not set, so \(child.spokenName)'s \(length)"
      }
      return "\(rule.words(in: available)) is \(length)"
    }
  }
}
