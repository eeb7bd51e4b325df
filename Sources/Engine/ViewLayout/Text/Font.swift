public import Foundation

/// A font, which is measured as the test font, the system font or a font of the app.
public struct Font: Hashable, Sendable {
  private enum Size: Hashable {
    /// A size in points that is the same at every dynamic type size.
    case fixed(CGFloat)
    /// A size in points at the default dynamic type size, which scales as a text style does.
    case scaled(CGFloat, TextStyle)
    /// The size of a text style.
    case style(TextStyle)
  }

  private let size: Size
  /// The name of a font of the app; `nil` for the system font.
  private(set) var name: String?
  private(set) var traits = FontTraits()

  private init(_ size: Size, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    traits.weight = weight
    traits.design = design
  }

  /// The weights of a font.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The width of a font's glyphs.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The designs of a font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(.fixed(size), weight: weight, design: design) }

  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(.style(style), weight: weight, design: design) }

  /// Returns a font by its PostScript, full or family name, which scales as `body` does.
  ///
  /// With the metrics of a system, it is measured with the font file of this name in the app's
  /// folder (R-FNT-1).
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.scaled(size, .body)).named(name)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.fixed(fixedSize)).named(name)
  }

  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font { Font(.scaled(size, textStyle)).named(name) }

  /// Returns the font with the name of a font of the app; `nil` for the system font.
  package func named(_ name: String?) -> Font {
    var font = self
    font.name = name
    return font
  }
}

// MARK: - Attributes, which do not change the metrics of the test font

extension Font {
  private func with(_ change: (inout FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  public func bold() -> Font { with { $0.isBold = true } }

  public func italic() -> Font { with { $0.isItalic = true } }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  public func width(_ width: Width) -> Font { with { $0.width = width } }

  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  public func monospaced() -> Font { with { $0.design = .monospaced } }

  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// Returns the font with small capitals for all letters, as far as a font of the app has them.
  ///
  /// The test font and the system font are measured in the same way (R-FNT-3).
  public func smallCaps() -> Font { with { $0.smallCapitals = [.lowercase, .uppercase] } }

  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals = .lowercase } }

  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals = .uppercase } }
}

extension MetricsSystem {
  /// The font of texts without another one: the body style, but a fixed size on macOS (R-TXT-15).
  var defaultFont: Font { base == .macOS26 ? .system(size: 13) : .body }
}

extension Font {
  /// Returns the size of the system font or a font of the app.
  func systemSize(
    in system: MetricsSystem,
    at dynamicType: DynamicTypeSize
  ) -> SystemFont.Request.Size {
    switch size {
    case .fixed(let points): return .points(points)
    case .style(let style): return .style(style, dynamicType)
    case .scaled(let points, let style):
      let tables = SystemFontTables.shared
      let factor =
        tables.size(of: style, at: dynamicType, in: system)
        / tables.size(of: style, at: .large, in: system)
      return .points(points * factor)
    }
  }

  /// Returns the size of the test font, in points.
  func testSize(at size: DynamicTypeSize) -> CGFloat {
    switch self.size {
    case .fixed(let points): points
    case .scaled(let points, _): points * size.factor
    case .style(let style): style.size * size.factor
    }
  }
}

extension Font {
  /// The text styles, which determine the size of a font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
    case caption, caption2

    /// The name of the style in Swift.
    package var name: String { "\(self)" }

    /// Returns the distance between the baselines of two lines, in points.
    ///
    /// - Parameters:
    ///   - dynamicType: The dynamic type size.
    ///   - system: The system, which is not `test`.
    /// - Returns: The published distance.
    package func lineDistance(
      at dynamicType: DynamicTypeSize,
      in system: MetricsSystem
    ) -> CGFloat {
      SystemFontTables.shared.lineDistance(of: self, at: dynamicType, in: system)
    }

    /// The size of the test font at the default dynamic type size, in points.
    package var size: CGFloat {
      switch self {
      case .largeTitle: 40
      case .title: 32
      case .title2: 26
      case .title3: 24
      case .headline, .body: 20
      case .callout, .subheadline: 18
      case .footnote: 16
      case .caption: 14
      case .caption2: 12
      }
    }
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let subheadline = system(.subheadline)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)
}
