public import Foundation
internal import LayoutValues

/// The drawing of a node itself, without its children.
///
/// ```swift
/// let fill = DrawingContent.fill(DrawingColor(red: 1, green: 0.5, blue: 0))
/// let missing = DrawingContent.placeholder("Chart")  // a view that the engine does not have
/// ```
public enum DrawingContent: Sendable, Hashable {
  /// The outline of the frame, for a container or a modifier.
  case outline
  /// Nothing, since the node is empty space.
  case room
  /// A fill of the whole frame with a color.
  case fill(DrawingColor)
  /// A shape in the frame.
  case shape(DrawingShape)
  /// The lines of a text.
  case text(DrawingText)
  /// A symbol, or a placeholder of an image.
  case image(DrawingImage)
  /// Several layers, from back to front.
  case layers([DrawingLayer])
  /// A hatched area with the name of a view that Plumb does not have.
  case placeholder(String)
  /// A section of a collection view or table; `scrollsByItself` if it scrolls orthogonally.
  case section(scrollsByItself: Bool)
  /// An element of a collection view or table.
  case element(ElementIdentity)
}

/// An image, whose own pixels a picture does not have.
public struct DrawingImage: Sendable, Hashable, Codable {
  /// The name of the image or of the symbol.
  public var name: String
  /// Whether the image is a symbol, which is drawn in a color.
  public var isSymbol: Bool
  /// The color of a symbol.
  public var color: DrawingColor

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - name: The name of the image or of the symbol.
  ///   - isSymbol: Whether the image is a symbol, which is drawn in a color.
  ///   - color: The color of a symbol.
  public init(name: String, isSymbol: Bool, color: DrawingColor) {
    (self.name, self.isSymbol, self.color) = (name, isSymbol, color)
  }
}

/// A layer of a node's drawing, such as one of the drawings of a canvas.
public struct DrawingLayer: Sendable, Hashable {
  /// A path that clips a layer.
  public struct Clip: Sendable, Hashable, Codable {
    /// The path in SVG notation and in the node's coordinates.
    public var path: String
    /// Whether the path is filled by the even-odd rule.
    public var isEvenOdd: Bool

    /// Creates a path that clips.
    ///
    /// - Parameters:
    ///   - path: The path in SVG notation and in the node's coordinates.
    ///   - isEvenOdd: Whether the path is filled by the even-odd rule.
    public init(path: String, isEvenOdd: Bool) {
      (self.path, self.isEvenOdd) = (path, isEvenOdd)
    }
  }

  /// The drawing of the layer.
  public var content: DrawingContent
  /// The frame of the content before the transform; a shape has its coordinates.
  public var frame: CGRect
  /// The transform, as the six numbers of an SVG matrix; empty for the identity.
  public var matrix: [Double]
  /// The opacity, from 0 for transparent to 1.
  public var opacity: Double
  /// The clip paths, outermost first.
  public var clips: [Clip]
  /// The color filters, in CSS notation.
  public var filters: [String]
  /// The blend mode, in CSS notation; `nil` for the normal one.
  public var blending: String?

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - content: The drawing of the layer.
  ///   - frame: The frame of the content before the transform; a shape has its coordinates.
  ///   - matrix: The transform, as the six numbers of an SVG matrix; empty for the identity.
  ///   - opacity: The opacity, from 0 for transparent to 1.
  ///   - clips: The clip paths, outermost first.
  ///   - filters: The color filters, in CSS notation.
  ///   - blending: The blend mode, in CSS notation; `nil` for the normal one.
  public init(
    _ content: DrawingContent,
    frame: CGRect = .zero,
    matrix: [Double] = [],
    opacity: Double = 1,
    clips: [Clip] = [],
    filters: [String] = [],
    blending: String? = nil
  ) {
    (self.content, self.frame, self.matrix) = (content, frame, matrix)
    (self.opacity, self.clips, self.filters) = (opacity, clips, filters)
    self.blending = blending
  }
}

/// In JSON, an object with one member, whose name is the kind of the drawing.
extension DrawingContent: Codable {
  private enum Keys: CodingKey {
    case outline, empty, fill, shape, text, image, layers, placeholder, section, element
  }

  /// Decodes the drawing.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    switch object.allKeys.first {
    case .outline, nil: self = .outline
    case .empty: self = .room
    case .fill: self = .fill(try object.decode(DrawingColor.self, forKey: .fill))
    case .shape: self = .shape(try object.decode(DrawingShape.self, forKey: .shape))
    case .text: self = .text(try object.decode(DrawingText.self, forKey: .text))
    case .image: self = .image(try object.decode(DrawingImage.self, forKey: .image))
    case .layers: self = .layers(try object.decode([DrawingLayer].self, forKey: .layers))
    case .placeholder:
      self = .placeholder(try object.decode(String.self, forKey: .placeholder))
    case .section:
      self = .section(scrollsByItself: try object.decode(Bool.self, forKey: .section))
    case .element: self = .element(try object.decode(ElementIdentity.self, forKey: .element))
    }
  }

  /// Encodes the drawing.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    switch self {
    case .outline: try object.encode(true, forKey: .outline)
    case .room: try object.encode(true, forKey: .empty)
    case .fill(let color): try object.encode(color, forKey: .fill)
    case .shape(let shape): try object.encode(shape, forKey: .shape)
    case .text(let text): try object.encode(text, forKey: .text)
    case .image(let image): try object.encode(image, forKey: .image)
    case .layers(let layers): try object.encode(layers, forKey: .layers)
    case .placeholder(let name): try object.encode(name, forKey: .placeholder)
    case .section(let scrollsByItself): try object.encode(scrollsByItself, forKey: .section)
    case .element(let element): try object.encode(element, forKey: .element)
    }
  }
}

/// In JSON, members that have their default are omitted.
extension DrawingLayer: Codable {
  private enum Keys: CodingKey { case content, frame, matrix, opacity, clips, filters, blending }

  /// Decodes the layer.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    self.init(
      try object.decode(DrawingContent.self, forKey: .content),
      frame: CGRect(try object.decode(LayoutFrame.self, forKey: .frame)),
      matrix: try object.decode(.matrix, default: []),
      opacity: try object.decode(.opacity, default: 1),
      clips: try object.decode(.clips, default: []),
      filters: try object.decode(.filters, default: []),
      blending: try object.decodeIfPresent(String.self, forKey: .blending)
    )
  }

  /// Encodes the layer.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(content, forKey: .content)
    try object.encode(LayoutFrame(frame), forKey: .frame)
    try object.encode(matrix, unless: [], forKey: .matrix)
    try object.encode(opacity, unless: 1, forKey: .opacity)
    try object.encode(clips, unless: [], forKey: .clips)
    try object.encode(filters, unless: [], forKey: .filters)
    try object.encodeIfPresent(blending, forKey: .blending)
  }
}

/// The identity of an element of a collection view or table in its layout.
public enum ElementIdentity: Hashable, Sendable, Codable {
  /// A cell, or a row of a table.
  case cell(section: Int, item: Int)
  /// A supplementary view of a section, such as its header.
  case supplementary(kind: String, section: Int, item: Int)
  /// A supplementary view of the whole layout; `item` is its index among those of its kind.
  case layoutSupplementary(kind: String, item: Int)
  /// A decoration of a section.
  case decoration(kind: String, section: Int)
}

extension ElementIdentity {
  /// The kind of the headers of sections and tables.
  package static let headerKind = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of sections and tables.
  package static let footerKind = "UICollectionElementKindSectionFooter"

  /// Whether the element is a cell, or a row of a table.
  package var isCell: Bool { if case .cell = self { true } else { false } }
}
