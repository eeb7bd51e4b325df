public import Foundation

nonisolated extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: nil)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(minimum: 1, maximum: limit.upperBound)
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(minimum: reservesSpace ? limit : 1, maximum: limit)
  }

  private func lineLimits(minimum: Int, maximum: Int?) -> some View {
    environment(\.lineLimits, EnvironmentValues.LineLimit(minimum: minimum, maximum: maximum))
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foregroundColor, style.plainColor)
  }

  /// Sets two levels of foreground style; texts use the first one.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View { foregroundStyle(primary) }

  /// Sets three levels of foreground style; texts use the first one.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First,
    _ secondary: Second,
    _ tertiary: Third
  ) -> some View { foregroundStyle(primary) }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

/// Changes the environment of its content.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  var preservesRows: Bool { true }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    content.node(in: changed(context))
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    // The closure can set any value, so the content is always reevaluated.
    content.update(node, in: changed(context).withEnvironmentChange)
  }

  private func changed(_ context: ViewContext) -> ViewContext {
    var context = context
    change(&context.environment)
    return context
  }
}
