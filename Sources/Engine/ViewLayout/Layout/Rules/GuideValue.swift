import Foundation

/// `alignmentGuide`: sets an explicit value of one guide (R-ALIGN-2).
struct GuideValue: WrapperRule {
  var key: AlignmentGuideKey
  /// The value in points for the child's dimensions.
  var value: (ViewDimensions) -> CGFloat

  /// Closures cannot be compared.
  static func == (left: GuideValue, right: GuideValue) -> Bool { false }

  func guides(_ children: some LayoutChildren) -> GuideMask { children.only.guides.union(key.mask) }

  /// R-ALIGN-9: the closure is called every time its guide is read, and at no other time.
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
