public import Foundation

/// A container that arranges its children in a vertical line (R-STK).
nonisolated public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

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

  nonisolated var transparentRule: TransparentContainer? {
    TransparentContainer(name: layout.rule.name)
  }

  nonisolated func rule(in context: ViewContext) -> StackRule { layout.rule }
}

/// A layout that arranges views in a vertical line, as `VStack` does (R-LAY-11).
nonisolated public struct VStackLayout: BuiltInLayout {
  /// The cache of the layout.
  public typealias Cache = BuiltInLayoutCache

  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var rule: StackRule {
    StackRule(name: "VStack", axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> BuiltInLayoutCache { BuiltInLayoutCache() }
}
