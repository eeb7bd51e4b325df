public import Foundation
internal import LayoutValues

/// A view that displays an image (R-PROP-6).
nonisolated public struct Image: View, Equatable, Sendable {
  /// The source of an image: an asset or a system symbol.
  enum Source: Equatable, Sendable {
    case asset(String)
    case symbol(String)
  }

  /// The way in which a resizable image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  let source: Source
  /// The insets that are not stretched; `nil` for an image that is not resizable.
  var capInsets: EdgeInsets?
  /// Whether the image is hidden from accessibility technologies.
  private var isDecorative = false

  /// Makes an image from an asset; `ImageAssets` has its size.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name)
    isDecorative = true
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name)
    isDecorative = true
  }

  /// Makes a system symbol; its width and height are the line height of the font.
  public init(systemName: String) { source = .symbol(systemName) }

  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Makes the image fill its proposal; the sums of its cap insets are its minimum size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.capInsets = capInsets
    return image
  }

  /// Sets whether the image is drawn as a template; this has no effect on layout.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The colors that an image is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }
}

extension Image: LeafView {
  nonisolated func rule(in context: ViewContext) -> ImageRule {
    switch source {
    case .asset(let name) where !ImageAssets.isSymbol(name):
      return rule(name, size: ownSize(in: context.environment), font: nil, in: context)
    case .asset(let name), .symbol(let name):
      let environment = context.environment
      let font = ResolvedFont(environment.resolvedFont())
      return rule(name, size: ownSize(in: environment), font: font, in: context)
    }
  }

  /// Returns the intrinsic size of the image, in points.
  nonisolated func ownSize(in environment: EnvironmentValues) -> CGSize {
    switch source {
    case .asset(let name) where !ImageAssets.isSymbol(name):
      return ImageAssets.size(
        of: name,
        in: environment.localization,
        scale: environment.displayScale,
        colorScheme: environment.colorScheme
      ) ?? .zero
    case .asset(let name), .symbol(let name):
      return symbolSize(name, in: environment)
    }
  }

  /// Returns the size of a symbol, in points; a square with the test font (R-CTRL-19).
  nonisolated private func symbolSize(
    _ name: String,
    in environment: EnvironmentValues
  ) -> CGSize {
    let (font, scale) = (environment.resolvedFont(), environment.imageScale)
    guard environment.metricsSystem != .test else {
      let length = font.lineHeight * scale.factor
      return CGSize(width: length, height: length)
    }
    return SymbolMetrics.size(
      of: name,
      pointSize: font.size * scale.symbolFactor,
      weight: font.symbolWeight,
      scale: environment.displayScale
    )
  }

  nonisolated private func rule(
    _ name: String,
    size: CGSize,
    font: ResolvedFont?,
    in context: ViewContext
  ) -> ImageRule {
    let color = font == nil ? .gray : context.environment.foregroundColor ?? .primary
    return ImageRule(
      appearance: LeafAppearance(name: "Image", paint: .color(color)),
      text: name,
      ownSize: size,
      capInsets: capInsets,
      symbolFont: font,
      pixelLength: context.session.pixelLength,
      isDecorative: isDecorative
    )
  }
}

extension Image {
  /// The scale of a symbol relative to text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large

    /// The factor that the line height is multiplied by (R-CTRL).
    var factor: CGFloat {
      switch self {
      case .small: 0.75
      case .medium: 1
      case .large: 1.25
      }
    }

    /// The factor that the size of a system's font is multiplied by (R-CTRL-19).
    var symbolFactor: CGFloat {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.27
      }
    }
  }

  /// Sets the interpolation quality; this has no effect on layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are antialiased; this has no effect on layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the rendering mode of the symbol; this has no effect on layout.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The interpolation quality of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
