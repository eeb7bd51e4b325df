/// Views over each other (R-ZST).
nonisolated public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  /// Makes a pile.
  ///
  /// - Parameters:
  ///   - alignment: The guides that the views line up on, both ways.
  ///   - content: The views, the lowest first.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: ContainerView {
  nonisolated var nameAsTransparentContainer: String? { layout.rule.name }

  nonisolated func rule(in context: ViewContext) -> ZStackRule { layout.rule }
}

/// The rule of `ZStack` as a layout: views over each other (R-LAY-11).
nonisolated public struct ZStackLayout: BuiltInLayout {
  /// Nothing: a pile is recomputed by each call.
  public typealias Cache = Void

  /// The guides that the views line up on, both ways.
  public var alignment: Alignment

  /// Makes a layout.
  ///
  /// - Parameter alignment: The guides that the views line up on, both ways.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var rule: ZStackRule { ZStackRule(alignment: alignment) }
}
