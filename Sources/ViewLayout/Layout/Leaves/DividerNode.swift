import Foundation

/// `Divider`: a line of one point across the stack around it (R-STK-24, as recorded).
final class DividerNode: LeafNode {
  /// The axis of the stack around it; `nil` outside a stack, where the line is horizontal.
  var orientation: Axis? { didSet { didSet(oldValue, orientation) } }

  override var drawing: DrawingContent { .fill(DrawingColor(.gray)) }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    axis == (orientation ?? .vertical) ? 1 : proposal[axis] ?? 10
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-STK-24") { axis in
      axis == (orientation ?? .vertical)
        ? "a line of 1" : "as long as proposed, \(LengthText.text(answer[axis]))"
    }
  }
}
