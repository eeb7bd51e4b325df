package import Foundation
import Synchronization

/// Apple's system font at one size, measured with a table of letter widths (R-TXT-14).
///
/// A text whose width was recorded has that width; other widths are estimates.
package struct SystemFont: TextMetrics {
  package let system: MetricsSystem
  package let size: CGFloat
  package let traits: FontTraits
  package let leading: CGFloat
  private let letters: SizedLetters
  private let vertical: SystemFontTables.Vertical

  /// Makes a font of a size.
  ///
  /// - Parameters:
  ///   - system: The system, which is not `test`.
  ///   - size: The size in points.
  ///   - leading: The space between two lines, in points; 0 for fonts that are not of a text style.
  ///   - weight: The weight from 100 to 900.
  ///   - traits: The attributes; those that are `nil` have their defaults.
  init(
    _ system: MetricsSystem,
    size: CGFloat,
    leading: CGFloat,
    weight: Double,
    traits: FontTraits
  ) {
    self.system = system
    self.size = size
    self.traits = traits
    self.leading = leading
    let part = traits.isSecondary == true ? Self.secondaryPart(of: size) : 1
    letters = SizedLetters(size: Double(size * part), weight: weight, traits: traits)
    vertical = SystemFontTables.shared.vertical(in: system)
  }

  private init(_ request: Request) {
    let tables = SystemFontTables.shared
    let traits = request.traits
    let isBold = traits.isBold == true
    let weight = traits.weight?.value
    switch request.size {
    case .points(let size):
      self.init(
        request.system,
        size: size,
        leading: Self.adjusted(0, by: traits, size: size, in: request.system),
        weight: isBold ? 700 : weight ?? 400,
        traits: traits
      )
    case .style(let style, let dynamicType):
      let size = tables.size(of: style, at: dynamicType, in: request.system)
      let line = tables.lineDistance(of: style, at: dynamicType, in: request.system)
      let vertical = tables.vertical(in: request.system)
      let own = CGFloat(vertical.ascent + vertical.descent) / 2048 * size
      self.init(
        request.system,
        size: size,
        leading: Self.adjusted(line - own, by: traits, size: size, in: request.system),
        weight: isBold
          ? tables.weight(of: style, isBold: true, in: request.system)
          : weight ?? tables.weight(of: style, isBold: false, in: request.system),
        traits: traits
      )
    }
  }

  /// R-TXT-19: returns the size of the letters of a secondary text, as a part of the font's size.
  ///
  /// *Source: fitted to the widths of six texts of 12 to 26 points (iamcgn/swiftui-web,
  /// `text/scale`); other sizes are extrapolated.*
  static func secondaryPart(of size: CGFloat) -> CGFloat {
    min(0.866, max(0.5, 0.983 - 0.0075 * size))
  }

  /// R-TXT-13: returns the leading for the traits; on iOS, tight and loose leading differ by 2
  /// points from the standard one.
  static func adjusted(
    _ leading: CGFloat,
    by traits: FontTraits,
    size: CGFloat,
    in system: MetricsSystem
  ) -> CGFloat {
    let step = system.base == .iOS26 ? 2 : size / 8
    switch traits.leading {
    case .tight: return leading - step
    case .loose: return leading + step
    case .standard, nil: return leading
    }
  }

  /// The weight from 100 to 900.
  package var weight: Double { letters.weight }
  package var ascent: CGFloat { Self.height(vertical.ascent, at: size, in: system) }
  package var descent: CGFloat { Self.height(vertical.descent, at: size, in: system) }
  package var exactAscent: CGFloat { CGFloat(vertical.ascent) / 2048 * size }
  package var exactDescent: CGFloat { CGFloat(vertical.descent) / 2048 * size }
  package var capHeight: CGFloat { CGFloat(vertical.capHeight) / 2048 * size }
  package var xHeight: CGFloat {
    CGFloat(SystemFontTables.shared.xHeight(at: Double(size))) / 2048 * size
  }
  package var avoidsShortLastLine: Bool { true }

  /// R-TXT-15: returns an ascent or descent in points, which macOS rounds to whole points.
  private static func height(
    _ units: Double,
    at size: CGFloat,
    in system: MetricsSystem
  ) -> CGFloat {
    let height = CGFloat(units) / 2048 * size
    return system.base == .macOS26 ? height.rounded() : height
  }

  package func advance(of character: Character) -> CGFloat { letters.advance(of: character) }

  package func advance(ofCode code: UInt8) -> CGFloat { letters.plain[Int(code)] }

  package func scaled(by factor: CGFloat) -> SystemFont {
    SystemFont(
      system,
      size: size * factor,
      leading: leading * factor,
      weight: letters.weight,
      traits: traits
    )
  }

  package func forEachGlyph(
    of string: String,
    tracking: CGFloat,
    _ body: (TextGlyph) -> Void
  ) { letters.forEachGlyph(of: string, tracking: tracking, body) }

  package func basis(of string: String) -> WidthBasis { letters.basis(of: string) }
}

extension SystemFont {
  /// The properties that determine a font.
  struct Request: Hashable, Sendable {
    enum Size: Hashable, Sendable {
      /// A size in points.
      case points(CGFloat)
      /// The size of a text style at a dynamic type size.
      case style(Font.TextStyle, DynamicTypeSize)
    }

    var system: MetricsSystem
    var size: Size
    var traits: FontTraits
  }

  private static let known = Mutex<[Request: SystemFont]>([:])

  /// Returns the font with the requested properties, which is kept for later texts.
  static func font(_ request: Request) -> SystemFont {
    known.withLock { known in
      if let font = known[request] { return font }
      // Sizes can be arbitrary, and must not accumulate.
      if known.count >= 1000 { known.removeAll() }
      let font = SystemFont(request)
      known[request] = font
      return font
    }
  }
}

extension Font.Weight {
  /// The weight as a number from 100 to 900.
  var value: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
