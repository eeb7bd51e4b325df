public import Foundation

/// A container that arranges its children in a horizontal line (R-STK).
nonisolated public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

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
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var rule: StackRule {
    StackRule(name: "HStack", axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> BuiltInLayoutCache { BuiltInLayoutCache() }
}
