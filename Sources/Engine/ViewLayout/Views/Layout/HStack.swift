public import Foundation

/// Views side by side (R-STK).
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views line up on.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: ContainerView {
  nonisolated var stackAxis: Axis? { .horizontal }

  nonisolated var nameAsTransparentContainer: String? { layout.rule.name }

  nonisolated func rule(in context: ViewContext) -> StackRule { layout.rule }
}

/// The rule of `HStack` as a layout: views side by side (R-LAY-11).
nonisolated public struct HStackLayout: BuiltInLayout {
  /// The state that the layout keeps between its calls.
  public typealias Cache = BuiltInLayoutCache

  /// The guide that the views line up on.
  public var alignment: VerticalAlignment
  /// The gap between two views in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views line up on.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers go by the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var rule: StackRule {
    StackRule(name: "HStack", axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}
