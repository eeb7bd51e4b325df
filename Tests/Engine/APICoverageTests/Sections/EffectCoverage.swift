import Foundation
import ViewLayout

enum EffectCoverage: CoverageSection {
  nonisolated static let title = "Colors, glass and symbol effects"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    colors(&list)
    glass(&list)
    symbols(&list)
    redaction(&list)
  }

  private static func colors(_ list: inout CoverageList) {
    list.ignores(
      "View.colorMultiply(_:), colorInvert(), brightness(_:), contrast(_:), saturation(_:), grayscale(_:), hueRotation(_:), luminanceToAlpha()"
    ) {
      $0.colorMultiply(.red).colorInvert().brightness(0.1).contrast(2).saturation(2).grayscale(1)
        .hueRotation(.degrees(90)).luminanceToAlpha()
    }
    list.ignores("View.blendMode(_:), BlendMode.multiply, View.backgroundStyle(_:)") {
      $0.blendMode(BlendMode.multiply).backgroundStyle(.red)
    }
    list.ignores("View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") {
      $0.rotation3DEffect(
        .degrees(90),
        axis: (x: 1, y: 0, z: 0),
        anchor: .top,
        anchorZ: 1,
        perspective: 1
      )
    }
    list.ignores("View.tint(_:), accentColor(_:), help(_:)") {
      $0.tint(.red).accentColor(.red).help("a")
    }
    list.has("View.preferredColorScheme(_:)") { Color.red.preferredColorScheme(.dark) }
    list.has("Color(hue:saturation:brightness:opacity:), mix(with:by:), gradient") {
      Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 1).mix(with: .red, by: 0.5).gradient
    }
    list.lacks(
      "View.colorEffect(_:isEnabled:), distortionEffect(_:maxSampleOffset:isEnabled:), layerEffect(_:maxSampleOffset:isEnabled:), Shader, ShaderFunction, ShaderLibrary, allowedDynamicRange(_:), listRowPlatterColor(_:), Color.Resolved, Color.resolve(in:), materialActiveAppearance(_:), MaterialActiveAppearance, containerBackground(_:for:), ContainerBackgroundPlacement, textRenderer(_:), TextRenderer, TextAttribute",
      because: "affects only drawing, by shaders or colors"
    )
  }

  private static func glass(_ list: inout CoverageList) {
    list.ignores(
      "View.glassEffect(_:), glassEffect(_:in:), glassEffect(_:in:isEnabled:), Glass.regular, clear, identity, tint(_:), interactive(_:), DefaultGlassEffectShape()"
    ) {
      $0.glassEffect(.clear).glassEffect(Glass.regular.tint(.red).interactive(true), in: .rect)
        .glassEffect(.identity, in: DefaultGlassEffectShape(), isEnabled: true)
    }
    list.ignores(
      "View.glassEffectID(_:in:), glassEffectUnion(id:namespace:), glassEffectTransition(_:), GlassEffectTransition.materialize"
    ) {
      let space = Namespace().wrappedValue
      return $0.glassEffectID("a", in: space).glassEffectUnion(id: "b", namespace: space)
        .glassEffectTransition(GlassEffectTransition.materialize)
    }
    list.has("GlassEffectContainer(spacing:content:)") {
      GlassEffectContainer(spacing: 8) { Text("a").glassEffect() }
    }
    list.has(
      "PrimitiveButtonStyle.glass, glassProminent, GlassButtonStyle, GlassProminentButtonStyle"
    ) {
      VStack {
        Button("a") {}.buttonStyle(.glass)
        Button("b") {}.buttonStyle(.glassProminent)
        Button("c") {}.buttonStyle(GlassButtonStyle())
        Button("d") {}.buttonStyle(GlassProminentButtonStyle())
      }
    }
    list.ignores("View.backgroundExtensionEffect()") { $0.backgroundExtensionEffect() }
  }

  private static func symbols(_ list: inout CoverageList) {
    list.ignores(
      "View.symbolEffect(_:options:isActive:), symbolEffect(_:options:value:), symbolEffectsRemoved(_:)"
    ) {
      $0.symbolEffect(.bounce.up, options: .repeating, isActive: true)
        .symbolEffect(.pulse, options: .default, value: 1).symbolEffectsRemoved(true)
    }
    list.ignores(
      "View.symbolRenderingMode(_:), symbolVariant(_:), SymbolRenderingMode, SymbolVariants"
    ) {
      $0.symbolRenderingMode(SymbolRenderingMode.palette).symbolVariant(SymbolVariants.fill)
    }
    list.lacks(
      "View.symbolVariableValueMode(_:), SymbolVariableValueMode, View.symbolColorRenderingMode(_:), SymbolColorRenderingMode",
      because: "says how a symbol is drawn; its size stays"
    )
  }

  private static func redaction(_ list: inout CoverageList) {
    list.ignores(
      "View.redacted(reason:), unredacted(), RedactionReasons.placeholder, privacy, invalidated, View.privacySensitive(_:), invalidatableContent(_:)"
    ) {
      $0.redacted(reason: RedactionReasons.placeholder).unredacted()
        .redacted(reason: [.privacy, .invalidated]).privacySensitive(true)
        .invalidatableContent(true)
    }
    list.has("EnvironmentValues.redactionReasons") { EnvironmentValues().redactionReasons }
  }
}
