public import Foundation

nonisolated extension View {
  /// The view, more or less transparent; its layout stays.
  public func opacity(_ opacity: Double) -> some View { drawing(.opacity(opacity)) }

  /// The view with nothing to see; its layout stays (R-HID-1).
  public func hidden() -> some View { drawing(.hidden) }

  /// The view with a line along the inside of its edges (R-PROP-5).
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    drawing(.border(content.plainColor, width: width))
  }

  /// The view with round corners (R-CLIP-1).
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    drawing(.cornerRadius(radius))
  }

  /// The view without what is outside of its frame (R-CLIP-1).
  public func clipped(antialiased: Bool = false) -> some View { drawing(.clip) }

  /// The view without what is outside of a shape (R-CLIP-1).
  public func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle = FillStyle()
  ) -> some View { drawing(.clip) }

  /// The view without what another one does not cover; its layout stays.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { drawing(.clip) }

  /// The view without what another one does not cover; its layout stays.
  public func mask<Mask: View>(_ mask: Mask) -> some View { drawing(.clip) }

  /// The view with a shadow.
  public func shadow(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { drawing(.shadow(radius: radius)) }

  /// The view, blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    drawing(.blur(radius: radius))
  }

  /// The view in front of or behind its siblings; their layout stays (R-ZIX-1).
  public func zIndex(_ value: Double) -> some View { drawing(.zIndex(value)) }

  /// The view drawn larger or smaller; its layout stays (R-EFF-1).
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The view drawn larger or smaller; its layout stays (R-EFF-1).
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    drawing(.scale(scale, anchor: anchor))
  }

  /// The view drawn larger or smaller; its layout stays (R-EFF-1).
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// The view drawn turned; its layout stays (R-EFF-1).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    drawing(.rotation(angle, anchor: anchor))
  }

  /// The view, mirrored where people read from right to left; its layout stays.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(EmptyModifier())
  }

  /// The view drawn where a map takes it; its layout stays (R-EFF-1).
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    drawing(.transform(transform))
  }

  private func drawing(_ effect: DrawingEffect) -> some View {
    modifier(DrawingModifier(effect: effect))
  }
}

nonisolated struct DrawingModifier: AttachmentModifier {
  let effect: DrawingEffect

  func makeAttachment(in context: ViewContext) -> DrawingAttachment { DrawingAttachment(effect) }

  func update(_ attachment: DrawingAttachment, in context: ViewContext) {
    attachment.effect = effect
  }
}

// What is drawn in other colours has the same layout.

nonisolated extension View {
  /// The view with its colours multiplied with another.
  public func colorMultiply(_ color: Color) -> some View { recolored(.multiply(color)) }

  /// The view with its colours inverted.
  public func colorInvert() -> some View { recolored(.invert) }

  /// The view, lighter by a part from 0 to 1.
  public func brightness(_ amount: Double) -> some View { recolored(.brightness(amount)) }

  /// The view with its colours farther apart or nearer; 1 leaves them.
  public func contrast(_ amount: Double) -> some View { recolored(.contrast(amount)) }

  /// The view with more or less colour; 1 leaves it, 0 takes all.
  public func saturation(_ amount: Double) -> some View { recolored(.saturation(amount)) }

  /// The view, greyer by a part from 0 to 1.
  public func grayscale(_ amount: Double) -> some View { recolored(.grayscale(amount)) }

  /// The view with its colours turned by an angle.
  public func hueRotation(_ angle: Angle) -> some View { recolored(.hueRotation(angle)) }

  /// The view with its light as its opacity.
  public func luminanceToAlpha() -> some View { recolored(.luminanceToAlpha) }

  /// The view, mixed with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(DrawingModifier(effect: .blend(blendMode)))
  }

  private func recolored(_ effect: ColorEffect) -> some View {
    modifier(DrawingModifier(effect: .color(effect)))
  }
}
