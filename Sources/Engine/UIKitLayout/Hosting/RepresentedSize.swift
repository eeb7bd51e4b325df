import Foundation
import ViewLayout

/// R-REP-1: how large a view of UIKit's is for a proposal.
@MainActor
enum RepresentedSize {
  static func size(of view: UIView, for proposal: ProposedViewSize) -> CGSize {
    _ = (view as? any WidthDependentContent)?.adaptToAnyWidth()
    let width = length(of: view, .horizontal, ideal: ideal(view).width, for: proposal.width)
    if width.isFinite { _ = (view as? any WidthDependentContent)?.adapt(toWidth: width) }
    let height = length(of: view, .vertical, ideal: ideal(view).height, for: proposal.height)
    return CGSize(width: width, height: height)
  }

  /// The sizes of the content, or those that constraints inside give; less than 0 along an axis where
  /// neither says anything.
  private static func ideal(_ view: UIView) -> CGSize {
    let own = view.intrinsicContentSize
    view.updateConstraintsIfNeeded()
    guard view.hasConstraintsInside, own.width < 0 || own.height < 0 else { return own }
    let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: own.width < 0 ? fitted.width : own.width,
      height: own.height < 0 ? fitted.height : own.height
    )
  }

  /// A priority of 750 or more keeps a view from being stretched, or from being squeezed.
  private static func length(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    ideal: CGFloat,
    for proposal: CGFloat?
  ) -> CGFloat {
    guard let proposal else { return max(ideal, 0) }
    guard ideal >= 0 else { return max(proposal, 0) }
    let keeps =
      proposal > ideal
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
    return keeps.rawValue >= UILayoutPriority.defaultHigh.rawValue ? ideal : max(proposal, 0)
  }
}
