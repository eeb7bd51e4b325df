public import Foundation

/// Flexible space that expands along the main axis of its stack (R-STK-20).
nonisolated public struct Spacer: View {
  /// The minimum length in points; `nil` for the default of 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  nonisolated func rule(in context: ViewContext) -> SpacerRule {
    SpacerRule(minLength: minLength ?? 8, orientation: context.stackAxis)
  }
}

/// A line along the cross axis of its stack (R-STK-24).
nonisolated public struct Divider: View {
  public init() {}
}

extension Divider: LeafView {
  nonisolated func rule(in context: ViewContext) -> DividerRule {
    let environment = context.environment
    let thickness = environment.controlMetrics.groups.dividerThickness
    return DividerRule(
      orientation: context.stackAxis,
      thickness: thickness ?? environment.pixelLength
    )
  }
}
