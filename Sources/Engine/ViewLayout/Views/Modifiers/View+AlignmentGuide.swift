public import Foundation

nonisolated extension View {
  /// The view with an explicit value of a guide along x (R-ALIGN-2).
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: The value in points from the view's leading edge.
  /// - Returns: The view, of the same size.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(GuideValue(key: guide.key, value: computeValue)))
  }

  /// The view with an explicit value of a guide along y (R-ALIGN-2).
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: The value in points from the view's top.
  /// - Returns: The view, of the same size.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(GuideValue(key: guide.key, value: computeValue)))
  }
}
