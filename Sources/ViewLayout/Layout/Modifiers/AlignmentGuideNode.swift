import Foundation

/// `alignmentGuide`: gives one guide an explicit value (R-ALIGN-2).
final class AlignmentGuideNode: UnaryNode {
  var key = VerticalAlignment.top.key { didSet { didSet(oldValue, key) } }
  /// The value in points for the child's dimensions.
  ///
  /// A new closure may compute anything.
  var value: (ViewDimensions) -> CGFloat = { _ in 0 } { didSet { invalidate() } }

  override func passesProposals(along axis: Axis) -> Bool { true }

  override var ownGuides: GuideMask { child.guides.union(key.mask) }

  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == self.key else {
      return child.statedGuide(key, size: size, proposal: proposal)
    }
    let result = value(ViewDimensions(node: child, size: size, proposal: proposal))
    return result.isNaN ? nil : result
  }
}
