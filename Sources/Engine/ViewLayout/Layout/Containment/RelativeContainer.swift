import Foundation

/// The container that `containerRelativeFrame` goes by: the nearest window, scroll view, column or
/// tab (R-CRF-1).
///
/// A container of its own keeps one of these in its layout node, hands it down in
/// `ContainerView.contentContext`, and says its size when it is placed, before its content is asked
/// anything. Frames whose length that changes are measured again, as after any change.
final class RelativeContainer {
  /// The container around this one, whose lengths count where this one has none.
  private var outer: RelativeContainer?
  private var ownSize = ProposedViewSize.unspecified
  /// The frames that go by this container; each takes itself out when it goes.
  private var frames: [ObjectIdentifier: Unmanaged<LayoutNode>] = [:]

  /// The size without the container's safe area and margins, in points; unspecified along an axis
  /// where no container has a length.
  var size: ProposedViewSize {
    let outerSize = outer?.size ?? .unspecified
    return ProposedViewSize(
      width: ownSize.width ?? outerSize.width,
      height: ownSize.height ?? outerSize.height
    )
  }

  /// Says how large the container is, its safe area and margins taken off.
  ///
  /// It is what the container was proposed: a length that its content has made would change with
  /// the frames inside, which go by it. Along an axis without a proposal that of the container
  /// around counts.
  func setSize(_ size: ProposedViewSize) {
    guard size != ownSize else { return }
    ownSize = size
    for frame in frames.values {
      let node = frame.takeUnretainedValue()
      guard let frame = RuleNode<ContainerRelativeFrame>(node) else { continue }
      frame.set(frame.rule.checked(reportingTo: node.session))
      node.session.placeAgain()
    }
  }

  func add(_ frame: LayoutNode) { frames[ObjectIdentifier(frame)] = .passUnretained(frame) }

  func remove(_ frame: LayoutNode) { frames[ObjectIdentifier(frame)] = nil }
}

extension RelativeContainer {
  /// Says which container is around this one.
  func lie(in outer: RelativeContainer) { self.outer = outer }
}
