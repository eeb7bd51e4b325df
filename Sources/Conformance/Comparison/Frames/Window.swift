internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// A window of a proposal's size, which shows its root in the middle of what is not an inset.
struct Window {
  private let size: ProposedViewSize
  private let insets: EnvironmentAttributes.Insets
  private let isRightToLeft: Bool

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - size: In points; a dimension that is `nil` or infinite has no middle.
  ///   - environment: Where the safe area is said.
  init(_ size: ProposedViewSize, environment: EnvironmentAttributes) {
    self.size = size
    let none = EnvironmentAttributes.Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
    insets = environment.safeArea ?? none
    isRightToLeft = environment.isRightToLeft
  }

  /// How far a root must move to be in the middle, in points; 0 along an axis without a middle.
  func shift(of root: CGRect) -> CGSize {
    let left = isRightToLeft ? insets.trailing : insets.leading
    let right = isRightToLeft ? insets.leading : insets.trailing
    return CGSize(
      width: Self.shift(root.origin.x, root.size.width, in: size.width, left, right),
      height: Self.shift(
        root.origin.y,
        root.size.height,
        in: size.height,
        insets.top,
        insets.bottom
      )
    )
  }

  private static func shift(
    _ origin: CGFloat,
    _ length: CGFloat,
    in window: CGFloat?,
    _ before: Double,
    _ after: Double
  ) -> CGFloat {
    guard let window, window.isFinite else { return 0 }
    return before + (window - before - after - length) / 2 - origin
  }
}
