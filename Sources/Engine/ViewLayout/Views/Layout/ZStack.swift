/// A container that places its children on top of each other (R-ZST).
nonisolated public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

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

  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var rule: ZStackRule { ZStackRule(alignment: alignment) }
}
