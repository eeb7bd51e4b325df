import Foundation

/// `Divider`: a line of one point across the stack around it (R-STK-24, as recorded).
struct DividerRule: LeafRule {
  var look = LeafLook(name: "Divider", paint: .color(.gray))
  /// The axis of the stack around it; `nil` outside a stack, where the line is horizontal.
  var orientation: Axis?

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat { axis == (orientation ?? .vertical) ? 1 : proposal[axis] ?? 10 }
}
