/// A container that places its children on top of each other (R-ZST).
nonisolated public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  /// Makes a `ZStack` with an alignment.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the children along both axes.
  ///   - content: The children, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: ContainerView {
  nonisolated var transparentRule: TransparentContainer? {
    TransparentContainer(name: layout.rule.name)
  }

  nonisolated func rule(in context: ViewContext) -> ZStackRule { layout.rule }
}

/// A layout that places views on top of each other, as `ZStack` does (R-LAY-11).
nonisolated public struct ZStackLayout: BuiltInLayout {
  /// The empty cache: the layout stores nothing between calls.
  public typealias Cache = Void

  /// The alignment of the subviews along both axes.
  public var alignment: Alignment

  /// Makes a layout with its parameters.
  ///
  /// - Parameter alignment: The alignment of the subviews along both axes.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var rule: ZStackRule { ZStackRule(alignment: alignment) }
}
