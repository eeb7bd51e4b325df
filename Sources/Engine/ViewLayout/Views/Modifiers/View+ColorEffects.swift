public import Foundation

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
