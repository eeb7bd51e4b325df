import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

/// Explains a width or a height.
struct DimensionExplanation {
  let pixels: PixelGrid
  let rule: SizeRule
  /// The resulting size in points, before content insets are subtracted.
  let size: CGSize
  /// The size of the container, in points; fractional dimensions are fractions of it.
  let box: CGSize
  /// The group that contains the element; `nil` if there is none.
  var parent: GroupBlueprint?

  /// Returns the reason for each dimension, and for the reduction by content insets.
  func reason(less insets: NSDirectionalEdgeInsets) -> LayoutReason {
    var reason = LayoutReason("R-COL-2") { sentence($0) }
    if insets != .zero {
      reason.steps.append(
        "(R-COL-7) content insets reduce the width by \(text(insets.total(.horizontal))) and "
          + "the height by \(text(insets.total(.vertical)))"
      )
    }
    return reason
  }

  /// Returns the sentence for the dimension along an axis.
  private func sentence(_ axis: Axis) -> String {
    let (rule, answer) = (self.rule[axis], size[axis])
    if let parent, parent.axis == axis, case .sharing(_, let count) = parent.arrangement {
      return "\(LengthText.part(of: count)) of \(text(box[axis])) in whole pixels is "
        + "\(text(answer)) (R-COL-11)"
    }
    switch rule {
    case .fractionalWidth(let fraction): return part(fraction, .horizontal, answer)
    case .fractionalHeight(let fraction): return part(fraction, .vertical, answer)
    case .absolute: return "\(text(answer)), absolute"
    case .estimated(let estimate): return measured(estimate, answer, "its content's")
    case .uniformAcrossSiblings(let estimate):
      return measured(estimate, answer, "the largest of its siblings' (R-COL-25)")
    }
  }

  private func part(_ fraction: CGFloat, _ axis: Axis, _ answer: CGFloat) -> String {
    let exact = fraction * box[axis]
    let floored = pixels.floor(exact)
    let rounding = abs(floored - exact) < 1e-6 ? "" : ", rounded down to a pixel"
    let gaps =
      parent.map { $0.axis == axis && $0.spacing.minimum > 0 } == true
      ? " without the gaps (R-COL-3)" : ""
    let part = fraction == 1 ? "all" : text(fraction)
    return "\(part) of the \(axis.lengthName) of \(text(box[axis]))\(gaps) is "
      + "\(text(answer))\(rounding)"
  }

  private func measured(_ estimate: CGFloat, _ answer: CGFloat, _ whose: String) -> String {
    answer == estimate
      ? "the estimate of \(text(estimate))"
      : "\(whose) \(text(answer)) instead of the estimate of \(text(estimate)) (R-COL-24)"
  }

  private func text(_ length: CGFloat) -> String { LengthText.text(length) }
}

extension PixelGrid {
  /// Returns the step that rounds a frame to the nearest pixel; empty if nothing changes.
  func snappingSteps(of frame: CGRect) -> [String] {
    let (origin, snapped) = (frame.origin, snapped(frame).origin)
    // Corners may differ only by the order of floating-point additions.
    guard abs(origin.x - snapped.x) >= 1e-6 || abs(origin.y - snapped.y) >= 1e-6 else { return [] }
    return [
      "(R-COL-4) \(text(origin)) is rounded to the nearest pixel, \(text(snapped))"
    ]
  }

  private func text(_ point: CGPoint) -> String {
    "\(LengthText.text(point.x)) \(LengthText.text(point.y))"
  }
}
