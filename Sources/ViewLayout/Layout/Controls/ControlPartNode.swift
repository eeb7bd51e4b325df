import Foundation

/// A part of a control of fixed lengths, or as long as proposed (R-CTRL).
final class ControlPartNode: LeafNode {
  /// In points; `nil` for a part as wide as proposed, 100 points where nothing is.
  var width: CGFloat? { didSet { didSet(oldValue, width) } }
  /// In points; `nil` for a part as high as proposed.
  var height: CGFloat? { didSet { didSet(oldValue, height) } }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    let fixed = axis == .horizontal ? width : height
    return fixed ?? proposal[axis] ?? ControlMetrics.idealWidth
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-CTRL") { axis in
      let length = LengthText.text(answer[axis])
      let fixed = axis == .horizontal ? width : height
      if fixed != nil { return "always \(length) in the reference style" }
      return proposal[axis] == nil
        ? "nothing is proposed, so the reference style's \(length)"
        : "all of the proposed \(length)"
    }
  }
}
