public import Foundation

nonisolated extension View {
  /// The view in a frame of fixed lengths (R-FRAME-1).
  ///
  /// - Parameters:
  ///   - width: In points; `nil` for the view's own.
  ///   - height: In points; `nil` for the view's own.
  ///   - alignment: Where the view goes in the frame.
  /// - Returns: The frame around the view.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(RuleModifier(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// The view in a frame whose lengths have bounds (R-FRAME-4).
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points; `nil` for none.
  ///   - idealWidth: The width for an unspecified proposal, in points; `nil` for the view's own.
  ///   - maxWidth: The greatest width in points, infinity to take what is proposed; `nil` for none.
  ///   - minHeight: The least height in points; `nil` for none.
  ///   - idealHeight: The height for an unspecified proposal, in points; `nil` for the view's own.
  ///   - maxHeight: The greatest height in points, infinity to take what is proposed; `nil` for
  ///     none.
  ///   - alignment: Where the view goes in the frame.
  /// - Returns: The frame around the view.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      RuleModifier(
        FlexibleFrame(
          width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
          alignment: alignment
        )
      )
    )
  }

  /// The view itself (R-FRAME-10).
  @available(*, deprecated, message: "give the frame a length")
  public func frame() -> some View { modifier(RuleModifier(FixedFrame())) }
}
