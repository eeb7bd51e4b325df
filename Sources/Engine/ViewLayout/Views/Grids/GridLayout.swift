public import Foundation

/// The rule of `Grid` as a layout: views in rows whose columns line up (R-LAY-11).
nonisolated public struct GridLayout: BuiltInLayout {
  /// The state that the layout keeps between its calls.
  public typealias Cache = BuiltInLayoutCache

  /// The guides that cells smaller than their row and column are aligned by.
  public var alignment: Alignment
  /// The gap between columns in points; `nil` for what cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; `nil` for what cells prefer.
  public var verticalSpacing: CGFloat?

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - alignment: The guides that cells smaller than their row and column are aligned by.
  ///   - horizontalSpacing: The gap between columns in points; `nil` for what cells prefer.
  ///   - verticalSpacing: The gap between rows in points; `nil` for what cells prefer.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var rule: GridRule {
    GridRule(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}
