public import Foundation

/// Room that a stack has left over (R-STK-20).
nonisolated public struct Spacer: View {
  /// The minimum length in points; `nil` for the usual 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length in points; `nil` for the usual 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  nonisolated func rule(in context: ViewContext) -> SpacerRule {
    SpacerRule(minLength: minLength ?? 8, orientation: context.stackAxis)
  }
}

/// A line across the stack around it (R-STK-24).
nonisolated public struct Divider: View {
  /// Makes a line.
  public init() {}
}

extension Divider: LeafView {
  nonisolated func rule(in context: ViewContext) -> DividerRule {
    DividerRule(orientation: context.stackAxis)
  }
}
