public import Foundation

nonisolated extension View {
  /// The view with another value of its environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// The view with a changed value of its environment.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// The view with a font for its texts; `nil` for the body font.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The view with a maximum number of lines for its texts; `nil` for any.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// The view with a range of lines for its texts; the space of the minimum is reserved.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  /// The view with a minimum number of lines for its texts, whose space is reserved.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: nil)
  }

  /// The view with a maximum number of lines for its texts.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(minimum: 1, maximum: limit.upperBound)
  }

  /// The view with a maximum number of lines for its texts, with or without space reserved for all.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(minimum: reservesSpace ? limit : 1, maximum: limit)
  }

  private func lineLimits(minimum: Int, maximum: Int?) -> some View {
    environment(\.lineLimits, EnvironmentValues.LineLimit(minimum: minimum, maximum: maximum))
  }

  /// The view with space between the lines of its texts, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// The view with texts that may shrink, down to a part of their size, before they are cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// The view with a place where lines of its texts are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// The view with a way in which lines of its texts line up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The view with a colour for its texts and shapes; `nil` for the primary colour.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// The view with a style for its texts and shapes.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foregroundColor, style.plainColor)
  }

  /// The view with two styles for the parts of its symbols; texts have the first.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View { foregroundStyle(primary) }

  /// The view with three styles for the parts of its symbols; texts have the first.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First,
    _ secondary: Second,
    _ tertiary: Third
  ) -> some View { foregroundStyle(primary) }

  /// The view with a dynamic type size of its own.
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
    // A closure may set anything: what is inside is evaluated again.
    content.update(node, in: changed(context).withEnvironmentChange)
  }

  private func changed(_ context: ViewContext) -> ViewContext {
    var context = context
    change(&context.environment)
    return context
  }
}
