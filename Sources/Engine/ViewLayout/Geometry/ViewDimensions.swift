public import Foundation

/// A view's size for a proposal, with its alignment guides.
public struct ViewDimensions {
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  let size: CGSize
  private let proposal: ProposedViewSize
  /// The identity of the view.
  private let node: AnyObject
  private let guides: any ExplicitGuides

  /// Makes the dimensions of a view.
  ///
  /// - Parameters:
  ///   - node: The identity of the view.
  ///   - guides: Returns the view's explicit guides.
  ///   - size: The view's size in points.
  ///   - proposal: The proposal that the size is for.
  init(
    node: AnyObject,
    guides: any ExplicitGuides,
    size: CGSize,
    proposal: ProposedViewSize
  ) {
    self.node = node
    self.guides = guides
    self.size = size
    self.proposal = proposal
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

  subscript(key: AlignmentGuideKey) -> CGFloat {
    explicitValue(key) ?? key.defaultValue(width: width, height: height) { self }
  }

  private func explicitValue(_ key: AlignmentGuideKey) -> CGFloat? {
    guides.explicitGuide(key, size: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Returns whether both are the dimensions of the same view for the same proposal.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.node === right.node && left.size == right.size && left.proposal == right.proposal
  }
}

/// A source of a view's explicit guides.
protocol ExplicitGuides {
  /// Returns the guide's explicit value in points; `nil` if the default applies.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat?
}
