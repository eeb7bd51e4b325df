/// The ways to blend a view with the content behind it.
public enum BlendMode: Hashable, Sendable {
  /// Draws the view over the background.
  case normal
  /// Multiplies the colors, which darkens.
  case multiply
  /// Multiplies the inverted colors, which lightens.
  case screen
  /// Darkens dark parts of the background, and lightens light ones.
  case overlay
  /// Uses the darker of both colors.
  case darken
  /// Uses the lighter of both colors.
  case lighten
  /// Lightens the background, depending on the view.
  case colorDodge
  /// Darkens the background, depending on the view.
  case colorBurn
  /// Darkens or lightens the background gently, depending on the view.
  case softLight
  /// Darkens or lightens the background strongly, depending on the view.
  case hardLight
  /// Uses the difference of both colors.
  case difference
  /// Uses the difference of both colors with less contrast.
  case exclusion
  /// Uses the hue of the view.
  case hue
  /// Uses the saturation of the view.
  case saturation
  /// Uses the hue and saturation of the view.
  case color
  /// Uses the luminosity of the view.
  case luminosity
  /// Draws the view only where the background is opaque.
  case sourceAtop
  /// Draws the view behind the background.
  case destinationOver
  /// Keeps the background only where the view is transparent.
  case destinationOut
  /// Adds both colors, toward black.
  case plusDarker
  /// Adds both colors, toward white.
  case plusLighter
}
