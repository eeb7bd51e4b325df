nonisolated extension View {
  /// Places views behind the view and proposes its size to them (R-SEC).
  public func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(SecondaryModifier(side: .background, alignment: alignment, secondary: content()))
  }

  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(side: .background, alignment: alignment, secondary: background))
  }

  /// Fills the background with a style, also in the safe areas that the view touches (R-SEC-4).
  public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { StyleView(style: style).extended(into: edges) }
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  public func background<Outline: Shape>(
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Places views in front of the view and proposes its size to them (R-SEC).
  public func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(SecondaryModifier(side: .overlay, alignment: alignment, secondary: content()))
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(side: .overlay, alignment: alignment, secondary: overlay))
  }

  /// Places a style in front of the view, also in the safe areas that it touches (R-SEC-4).
  public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyleView(style: style).extended(into: edges) }
  }

  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

/// A style as a view that fills its proposal.
nonisolated struct StyleView<Style: ShapeStyle>: View {
  let style: Style

  /// R-SEC-4: extends the style into the safe areas that it touches.
  func extended(into edges: Edge.Set) -> some View {
    modifier(RuleModifier(IgnoresSafeArea(edges: edges, isOfStyle: true)))
  }
}

extension StyleView: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    let environment = context.environment
    let color = style.plainColor ?? environment.foregroundColor ?? .primary
    return Filling(
      appearance: LeafAppearance(
        name: TypeName.plain(Style.self),
        paint: .color(color.resolved(in: environment.colorScheme))
      )
    )
  }
}

/// The modifier of `background` and `overlay`, which adds a second view to each element.
nonisolated struct SecondaryModifier<Secondary: View>: PairingModifier {
  let side: SecondaryRule.Side
  let alignment: Alignment
  let secondary: Secondary

  /// R-PREF-4, R-SEC-3: the preferences of a background come first, those of an overlay last.
  var mergesSecondaryFirst: Bool { side == .background }

  var rule: SecondaryRule { SecondaryRule(side: side, alignment: alignment) }
}
