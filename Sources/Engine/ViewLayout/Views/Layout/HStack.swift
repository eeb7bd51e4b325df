public import Foundation

/// A container that arranges its children in a horizontal line (R-STK).
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// Makes a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the children.
  ///   - spacing: The spacing between adjacent children in points; `nil` for their preferred
  ///     spacing.
  ///   - content: The children.
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

  nonisolated var transparentRule: TransparentContainer? {
    TransparentContainer(name: layout.rule.name)
  }

  nonisolated func rule(in context: ViewContext) -> StackRule { layout.rule }
}

/// A layout that arranges views in a horizontal line, as `HStack` does (R-LAY-11).
nonisolated public struct HStackLayout: BuiltInLayout {
  /// The cache of the layout.
  public typealias Cache = BuiltInLayoutCache

  public var alignment: VerticalAlignment
  /// The spacing between adjacent subviews in points; `nil` for their preferred spacing.
  public var spacing: CGFloat?

  /// Makes a layout with its parameters.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the subviews.
  ///   - spacing: The spacing between adjacent subviews in points; `nil` for their preferred
  ///     spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Properties with a horizontal stack orientation, which spacers and dividers inside follow.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var rule: StackRule {
    StackRule(name: "HStack", axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> BuiltInLayoutCache { BuiltInLayoutCache() }
}
