public import Foundation

/// Views below each other (R-STK).
nonisolated public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views line up on.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: ContainerView {
  nonisolated var stackAxis: Axis? { .vertical }

  nonisolated var nameAsTransparentContainer: String? { layout.rule.name }

  nonisolated func rule(in context: ViewContext) -> StackRule { layout.rule }
}

/// The rule of `VStack` as a layout: views below each other (R-LAY-11).
nonisolated public struct VStackLayout: BuiltInLayout {
  /// The state that the layout keeps between its calls.
  public typealias Cache = BuiltInLayoutCache

  /// The guide that the views line up on.
  public var alignment: HorizontalAlignment
  /// The gap between two views in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views line up on.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers go by the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var rule: StackRule {
    StackRule(name: "VStack", axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
