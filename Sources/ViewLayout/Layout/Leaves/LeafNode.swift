import Foundation

/// A node without children that fills what it is proposed (R-PROP-3): 10 points where nothing is.
class LeafNode: LayoutNode {
  /// The name that reports use, which the view gives.
  final var viewName = ""
  /// What a picture draws of it.
  final var paint = Paint.none

  override var name: String? { viewName }

  override var drawing: DrawingContent {
    switch paint {
    case .none, .text: .room
    case .color(let color): .fill(DrawingColor(color))
    case .shape(let path, let style):
      .shape(DrawingShape(path(CGRect(origin: .zero, size: size)), style: style))
    }
  }

  override var remembersLengths: Bool { false }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    proposal[axis] ?? 10
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-PROP-3") { axis in
      proposal[axis] == nil
        ? "nothing is proposed, so 10" : "all of the proposed \(LengthText.text(proposal[axis]))"
    }
  }
}
