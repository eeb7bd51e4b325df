nonisolated extension View {
  /// The view with others behind it, at its size (R-SEC).
  ///
  /// - Parameters:
  ///   - alignment: Where the others go where they are of another size.
  ///   - content: The others; several are a pile.
  /// - Returns: The view, of the same size.
  public func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(SecondaryModifier(side: .background, alignment: alignment, secondary: content()))
  }

  /// The view with another behind it, at its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(side: .background, alignment: alignment, secondary: background))
  }

  /// The view with a style behind it, which draws into the safe area too (R-SEC-4).
  public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { StyleView(style: style) }
  }

  /// The view with the background style behind it.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// The view with a filled shape behind it.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// The view with a shape in the background style behind it.
  public func background<Outline: Shape>(
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// The view with others in front of it, at its size (R-SEC).
  ///
  /// - Parameters:
  ///   - alignment: Where the others go where they are of another size.
  ///   - content: The others; several are a pile.
  /// - Returns: The view, of the same size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(SecondaryModifier(side: .overlay, alignment: alignment, secondary: content()))
  }

  /// The view with another in front of it, at its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(side: .overlay, alignment: alignment, secondary: overlay))
  }

  /// The view with a style in front of it.
  public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyleView(style: style) }
  }

  /// The view with a filled shape in front of it.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

/// A style as a view that fills what it is proposed.
nonisolated struct StyleView<Style: ShapeStyle>: View {
  let style: Style
}

extension StyleView: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    let color = style.plainColor ?? context.environment.foregroundColor ?? .primary
    return Filling(look: LeafAppearance(name: TypeName.plain(Style.self), paint: .color(color)))
  }
}

/// `background` or `overlay`: lays a second view at the first one's size, for each element.
nonisolated struct SecondaryModifier<Secondary: View>: PairingModifier {
  let side: SecondaryRule.Side
  let alignment: Alignment
  let secondary: Secondary

  /// R-PREF-4, R-SEC-3: an overlay's preferences follow the primary's, a background's come first.
  var mergesSecondaryFirst: Bool { side == .background }

  var rule: SecondaryRule { SecondaryRule(side: side, alignment: alignment) }
}
