public import Foundation
package import LayoutValues

/// A size that a parent proposes to a child (R-PROP-2).
///
/// Each dimension is a number of points, 0 for the child's minimum length, infinity for its maximum
/// length, or `nil` (unspecified) for its ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Whether both dimensions are specified, finite and not negative.
  package var isSize: Bool {
    [width, height].allSatisfy { $0.map { $0.isFinite && $0 >= 0 } ?? false }
  }

  /// Returns the proposal as a size, with unspecified dimensions replaced by those of `size`
  /// (R-PROP-2).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  package init(_ proposal: LayoutProposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) },
      height: proposal.height.map { CGFloat($0) }
    )
  }
}

extension LayoutProposal {
  package init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Double($0) },
      height: proposal.height.map { Double($0) }
    )
  }
}
