/// The label in a border of glass, with the lengths of a bordered button (R-CTRL).
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Makes the style of a glass.
  public init(_ glass: Glass) {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label in a border of coloured glass, with the lengths of a bordered button (R-CTRL).
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Lays a button out.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label in a border of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label in a border of some glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in a border of coloured glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
