package import Foundation

/// A font of the app at one size, whose texts are shaped by HarfBuzz (R-FNT-3).
package struct ShapedFont: TextMetrics {
  package let system: MetricsSystem
  package let size: CGFloat
  package let traits: FontTraits
  package private(set) var leading: CGFloat
  let instance: FontInstance
  /// The features and the language that texts are shaped with.
  private(set) var shaping: FontInstance.Shaping
  /// The catalog, which has the fonts of other sizes.
  private let catalog: FontCatalog
  /// The style without the axis of optical sizes, which depends on the size.
  private let style: FontStyle
  private let capUnits: Int?
  private let lowercaseUnits: Int?
  /// The length of a font unit in letters, in points; smaller than `scale` for secondary text.
  private let unit: CGFloat
  /// The font of characters that this one lacks.
  let substitute: SystemFont

  init?(_ style: FontStyle, size: CGFloat, in request: AppFontRequest, of catalog: FontCatalog) {
    guard let instance = catalog.instance(of: style, size: size) else { return nil }
    (self.instance, self.catalog, self.style) = (instance, catalog, style)
    (system, self.size, traits) = (request.system, size, request.traits)
    shaping = FontInstance.Shaping(request, with: style.face.library)
    let part = traits.isSecondary == true ? SystemFont.secondaryPart(of: size) : 1
    unit = size * part / CGFloat(style.face.unitsPerEm)
    let gap = CGFloat(style.face.vertical.gap) * size / CGFloat(style.face.unitsPerEm)
    leading = SystemFont.adjusted(gap, by: traits, size: size, in: request.system)
    capUnits = instance.length("cpht")
    lowercaseUnits = instance.length("xhgt")
    var traits = request.traits
    traits.weight = traits.weight ?? Font.Weight(nearest: style.weight)
    substitute = SystemFont.font(
      SystemFont.Request(system: request.system.base, size: .points(size), traits: traits)
    )
  }

  /// The scale from units of the font to points, for lengths of lines.
  private var scale: CGFloat { size / CGFloat(style.face.unitsPerEm) }

  package var exactAscent: CGFloat { CGFloat(style.face.vertical.ascent) * scale }
  package var exactDescent: CGFloat { CGFloat(style.face.vertical.descent) * scale }
  package var ascent: CGFloat { rounded(exactAscent) }
  package var descent: CGFloat { rounded(exactDescent) }
  package var capHeight: CGFloat { capUnits.map { CGFloat($0) * scale } ?? substitute.capHeight }
  package var xHeight: CGFloat {
    lowercaseUnits.map { CGFloat($0) * scale } ?? substitute.xHeight
  }
  package var avoidsShortLastLine: Bool { true }
  package var shapesWholeTexts: Bool { true }
  package var face: ShapedFace? {
    ShapedFace(instance: ObjectIdentifier(instance), shaping: shaping)
  }

  /// R-FNT-5: as for the system font, macOS rounds ascent and descent to whole points.
  private func rounded(_ height: CGFloat) -> CGFloat {
    system.base == .macOS26 ? height.rounded() : height
  }

  /// The same font without the gap that it adds between two lines.
  fileprivate var setSolid: ShapedFont {
    var font = self
    font.leading = 0
    return font
  }

  /// The same font without ligatures.
  fileprivate var withSeparateLetters: ShapedFont {
    var font = self
    font.shaping.features.insert(.noLigatures)
    return font
  }

  package func scaled(by factor: CGFloat) -> ShapedFont {
    let request = AppFontRequest(system: system, traits: traits)
    var font = ShapedFont(style, size: size * factor, in: request, of: catalog) ?? self
    font.shaping = shaping
    return leading == 0 ? font.setSolid : font
  }
}

/// The identity of a font of the app in any size: texts of one face in one size have one width.
package struct ShapedFace: Hashable, Sendable {
  let instance: ObjectIdentifier
  let shaping: FontInstance.Shaping
}

// MARK: - Widths

extension ShapedFont {
  package func advance(of character: Character) -> CGFloat {
    var width: CGFloat = 0
    forEachGlyph(of: String(character), tracking: 0) { width += $0.advance }
    return width
  }

  package func advance(ofCode code: UInt8) -> CGFloat {
    advance(of: Character(Unicode.Scalar(code)))
  }

  package func forEachGlyph(
    of string: String,
    tracking: CGFloat,
    _ body: (TextGlyph) -> Void
  ) {
    let text = instance.shaped(string, shaping)
    guard text.isPlain else { return forEachCharacter(of: string, text, tracking, body) }
    var index = 0
    for code in string.utf8 {
      body(
        TextGlyph(
          advance: CGFloat(text.advances[index]) * unit + tracking,
          kind: code == 0x20 ? .space : .word,
          breaking: WordBreaking(ofCode: code),
          joins: text.joins?[index] ?? false
        )
      )
      index += 1
    }
  }

  private func forEachCharacter(
    of string: String,
    _ text: ShapedText,
    _ tracking: CGFloat,
    _ body: (TextGlyph) -> Void
  ) {
    for (index, (character, units)) in zip(string, text.advances).enumerated() {
      let kind = TextGlyph.Kind(of: character)
      guard kind != .newline else {
        body(TextGlyph(advance: 0, kind: kind))
        continue
      }
      let own =
        units == ShapedText.missing
        ? substitute.advance(of: character) : CGFloat(units) * unit
      body(
        TextGlyph(
          advance: own + tracking,
          kind: kind,
          breaking: WordBreaking(of: character),
          joins: text.joins?[index] ?? false
        )
      )
    }
  }

  /// R-FNT-4: returns how a text's width is known: from the tables of the font, except for
  /// characters that it lacks.
  package func basis(of string: String) -> WidthBasis {
    let missing = instance.shaped(string, shaping).missing
    guard !missing.isEmpty, case .estimated(let error, _) = substitute.basis(of: missing) else {
      return .shaped
    }
    return .estimated(error: error, unrecorded: String(Set(missing).sorted()))
  }
}

/// The properties of an app's font besides its name and size.
struct AppFontRequest: Hashable, Sendable {
  var system: MetricsSystem
  var traits: FontTraits
  /// The code of the language whose forms of letters are used; `nil` for the development language.
  var language: String?
}

extension Font.Weight {
  /// Creates the weight that is nearest to a number from 1 to 1000.
  init(nearest value: Double) {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = weights.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
  }
}

extension TextMetrics {
  /// The font without the gap of a font of the app; other fonts stay as they are (R-FNT-5).
  package var withoutGap: any TextMetrics { (self as? ShapedFont)?.setSolid ?? self }

  /// The font without the ligatures of a font of the app; other fonts have none (R-FNT-3).
  package var withoutLigatures: any TextMetrics {
    (self as? ShapedFont)?.withSeparateLetters ?? self
  }

  /// The PostScript name of a font of the app; `nil` for other fonts.
  package var postScriptName: String? { (self as? ShapedFont)?.instance.style.postScriptName }
  /// The family of a font of the app; `nil` for other fonts.
  package var familyName: String? { (self as? ShapedFont)?.instance.style.family }
}

extension TextMetrics {
  /// The weight from 1 to 1000, by which symbols beside a text are chosen.
  var symbolWeight: Double {
    if let font = self as? ShapedFont { return font.instance.style.weight }
    return (self as? SystemFont ?? (self as? SubstituteFont)?.font)?.weight ?? 400
  }
}
