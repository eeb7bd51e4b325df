package import Foundation
package import ViewLayout

extension UIView {
  /// Whether constraints of what is in the view say how large it is.
  package var isSizedByConstraints: Bool {
    updateConstraintsIfNeeded()
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// The size that constraints inside give for a proposal, in points: a length that is proposed is
  /// required, of the others it is the least.
  package func constrainedSize(for proposal: ProposedViewSize) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0),
      withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: proposal.height == nil ? .fittingSizeLevel : .required
    )
  }
}
