public import Foundation

/// A view that stands for one that Plumb does not have, such as a map or a view of another package.
///
/// A length that is not stated is that of the proposal, as for a shape (R-PROP-3). A stated length
/// is the ideal and the maximum one; a smaller proposal is taken (R-PROP-10). Pictures show a
/// hatched area with the name, and checks report no findings about it.
///
/// ```swift
/// PlaceholderView("Chart", height: 200)  // 320 × 200 for the proposal 320 × nil
/// ```
nonisolated public struct PlaceholderView: View {
  public var name: String
  /// The ideal and maximum width in points; `nil` for that of the proposal.
  public var width: CGFloat?
  /// The ideal and maximum height in points; `nil` for that of the proposal.
  public var height: CGFloat?

  /// Makes a placeholder.
  ///
  /// - Parameters:
  ///   - name: The name of the view that it stands for, which reports and pictures show.
  ///   - width: The ideal and maximum width in points; `nil` for that of the proposal, and 10 if it
  ///     is unspecified.
  ///   - height: The ideal and maximum height in points; `nil` for that of the proposal, and 10 if
  ///     it is unspecified.
  public init(_ name: String, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.name, self.width, self.height) = (name, width, height)
  }
}

extension PlaceholderView: LeafView {
  nonisolated func rule(in context: ViewContext) -> PlaceholderRule {
    PlaceholderRule(text: name, width: width, height: height)
  }
}
