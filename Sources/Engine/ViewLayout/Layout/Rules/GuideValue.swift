import Foundation

/// The layout rule of `alignmentGuide`: sets the explicit value of one guide (R-ALIGN-2).
struct GuideValue: WrapperRule {
  var key: AlignmentGuideKey
  /// Returns the value in points for the child's dimensions.
  var value: (ViewDimensions) -> CGFloat

  /// Rules are never equal, since closures cannot be compared.
  static func == (left: GuideValue, right: GuideValue) -> Bool { false }

  func guides(_ children: some LayoutChildren) -> GuideMask { children.only.guides.union(key.mask) }

  /// R-ALIGN-9: the closure is called whenever the guide is read, and only then.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    guard key == self.key else {
      return children.only.explicitGuide(key, size: size, proposal: proposal)
    }
    let result = value(children.only.dimensions(in: size, for: proposal))
    return result.isNaN ? nil : result
  }
}
