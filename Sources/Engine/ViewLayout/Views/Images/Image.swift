public import Foundation

/// A picture (R-PROP-6).
nonisolated public struct Image: View, Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case asset(String)
    case symbol(String)
  }

  /// How a resizable picture fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  let source: Source
  /// The parts at the edges that keep their size; `nil` for a picture that keeps it as a whole.
  var capInsets: EdgeInsets?
  /// Whether it is not read aloud.
  private var isDecorative = false

  /// Makes the picture of a name; its size is what `ImageAssets` says.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Makes the picture of a name with words that are read aloud.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }

  /// Makes the picture of a name, a part of it drawn.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }

  /// Makes the picture of a name that is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name)
    isDecorative = true
  }

  /// Makes the picture of a name that is not read aloud, a part of it drawn.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name)
    isDecorative = true
  }

  /// Makes a symbol, as high and as wide as a line of text.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Makes a symbol, a part of it drawn.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// The picture in whatever size it is proposed.
  ///
  /// - Parameters:
  ///   - capInsets: The parts at the edges that keep their size: no length is less than both.
  ///   - resizingMode: How the picture fills the rest.
  /// - Returns: The picture, which takes what is proposed.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.capInsets = capInsets
    return image
  }

  /// The picture in the foreground colour or in its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Which colours a picture is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground colour.
    case template
    /// Its own.
    case original
  }
}

extension Image: LeafView {
  nonisolated func rule(in context: ViewContext) -> ImageRule {
    switch source {
    case .asset(let name):
      return rule(name, size: ownSize(in: context.environment), font: nil, in: context)
    case .symbol(let name):
      let environment = context.environment
      let font = (environment.font ?? .body).testFont(at: environment.dynamicTypeSize)
      return rule(name, size: ownSize(in: environment), font: font, in: context)
    }
  }

  /// The picture's own size, in points; a symbol's is that of a line of text.
  nonisolated func ownSize(in environment: EnvironmentValues) -> CGSize {
    switch source {
    case .asset(let name): return ImageAssets.size(of: name) ?? .zero
    case .symbol:
      let font = (environment.font ?? .body).testFont(at: environment.dynamicTypeSize)
      let length = font.lineHeight * environment.imageScale.factor
      return CGSize(width: length, height: length)
    }
  }

  nonisolated private func rule(
    _ name: String,
    size: CGSize,
    font: TestFont?,
    in context: ViewContext
  ) -> ImageRule {
    ImageRule(
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
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than a line.
    case small
    /// As high as a line.
    case medium
    /// Larger than a line.
    case large

    /// The number that the height of a line is multiplied by (R-CTRL).
    var factor: CGFloat {
      switch self {
      case .small: 0.75
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  /// The picture as an interpolation draws it; its layout stays.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture with smooth edges or not; its layout stays.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The symbol in a way of drawing its parts; its layout stays.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture of another size is drawn.
  public enum Interpolation: Hashable, Sendable {
    /// From the nearest pixels to the smoothest.
    case none, low, medium, high
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  /// How large symbols are beside texts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

/// The sizes of the images that scenes name, in place of an app's asset catalogue.
public enum ImageAssets {
  /// The images' own sizes in points, by name.
  ///
  /// A stage begins with an empty table.
  nonisolated(unsafe) public static var sizes: [String: CGSize] = [:]

  /// Adds images to the table.
  ///
  /// - Parameter images: The images' own sizes in points, by name.
  public static func register(_ images: [String: CGSize]) {
    sizes.merge(images) { $1 }
  }

  /// Forgets all images.
  package static func reset() { sizes = [:] }

  /// The image's own size in points; `nil` for one that is not in the table.
  package static func size(of name: String) -> CGSize? { sizes[name] }
}
