/// How a view is mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// Over it.
  case normal
  /// Each darkens the other.
  case multiply
  /// Each lightens the other.
  case screen
  /// Dark parts darken, light ones lighten.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is behind, lightened.
  case colorDodge
  /// What is behind, darkened.
  case colorBurn
  /// Gently darkened or lightened.
  case softLight
  /// Strongly darkened or lightened.
  case hardLight
  /// What lies between both.
  case difference
  /// What lies between both, paler.
  case exclusion
  /// Its hue.
  case hue
  /// Its saturation.
  case saturation
  /// Its hue and saturation.
  case color
  /// Its light.
  case luminosity
  /// Where something is behind.
  case sourceAtop
  /// Behind it.
  case destinationOver
  /// What is behind, where it is not.
  case destinationOut
  /// Both summed, darker.
  case plusDarker
  /// Both summed, lighter.
  case plusLighter
}
