public import Foundation

nonisolated extension View {
  public func opacity(_ opacity: Double) -> some View { drawing(.opacity(opacity)) }

  /// Hides the view; this has no effect on layout (R-HID-1).
  public func hidden() -> some View { drawing(.hidden) }

  /// Adds a border along the inside of the view's edges (R-PROP-5).
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    drawing(.border(content.plainColor, width: width))
  }

  /// Clips the view to its frame with rounded corners (R-CLIP-1).
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    drawing(.cornerRadius(radius))
  }

  /// Clips the view to its frame (R-CLIP-1).
  public func clipped(antialiased: Bool = false) -> some View { drawing(.clip) }

  /// Clips the view to a shape (R-CLIP-1).
  public func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle = FillStyle()
  ) -> some View { drawing(.clipShape(ClipOutline { shape.path(in: $0) })) }

  /// Masks the view with another one; this has no effect on layout.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { drawing(.clip) }

  /// Masks the view with another one; this has no effect on layout.
  public func mask<Mask: View>(_ mask: Mask) -> some View { drawing(.clip) }

  public func shadow(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { drawing(.color(.shadow(color, radius: radius, x: x, y: y))) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    drawing(.color(.blur(radius: radius)))
  }

  /// Sets the drawing order of the view among its siblings; this has no effect on layout (R-ZIX-1).
  public func zIndex(_ value: Double) -> some View { drawing(.zIndex(value)) }

  /// Scales the drawing of the view; this has no effect on layout (R-EFF-1).
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the drawing of the view; this has no effect on layout (R-EFF-1).
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    drawing(.scale(scale, anchor: anchor))
  }

  /// Scales the drawing of the view; this has no effect on layout (R-EFF-1).
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Rotates the drawing of the view; this has no effect on layout (R-EFF-1).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    drawing(.rotation(angle, anchor: anchor))
  }

  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(EmptyModifier())
  }

  /// Applies an affine transform to the drawing of the view; this has no effect on layout
  /// (R-EFF-1).
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    drawing(.transform(transform))
  }

  private func drawing(_ effect: DrawingEffect) -> some View {
    modifier(DrawingModifier(effect: effect))
  }
}

nonisolated struct DrawingModifier: AttachmentModifier {
  let effect: DrawingEffect

  func makeAttachment(in context: ViewContext) -> DrawingAttachment {
    DrawingAttachment(effect.resolved(in: context.environment.colorScheme))
  }

  func update(_ attachment: DrawingAttachment, in context: ViewContext) {
    attachment.effect = effect.resolved(in: context.environment.colorScheme)
  }
}

// Color effects have no effect on layout.

nonisolated extension View {
  public func colorMultiply(_ color: Color) -> some View { recolored(.multiply(color)) }

  public func colorInvert() -> some View { recolored(.invert) }

  public func brightness(_ amount: Double) -> some View { recolored(.brightness(amount)) }

  public func contrast(_ amount: Double) -> some View { recolored(.contrast(amount)) }

  public func saturation(_ amount: Double) -> some View { recolored(.saturation(amount)) }

  public func grayscale(_ amount: Double) -> some View { recolored(.grayscale(amount)) }

  public func hueRotation(_ angle: Angle) -> some View { recolored(.hueRotation(angle)) }

  public func luminanceToAlpha() -> some View { recolored(.luminanceToAlpha) }

  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(DrawingModifier(effect: .blend(blendMode)))
  }

  private func recolored(_ effect: ColorEffect) -> some View {
    modifier(DrawingModifier(effect: .color(effect)))
  }
}
