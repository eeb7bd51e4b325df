public import Foundation

nonisolated extension View {
  /// The view in a shape of one ratio (R-ASP-1).
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height; `nil` for that of the view's ideal size.
  ///   - contentMode: Whether the shape fits what is proposed or fills it.
  /// - Returns: The view, proposed a size of the ratio.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(RuleModifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode)))
  }

  /// The view in a shape of a size's ratio, its width over its height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    // R-ASP-3: a size stands for its ratio.
    let ratio = aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// The view in its own shape, as large as fits (R-ASP-3).
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view in its own shape, as small as covers what is proposed (R-ASP-3).
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
