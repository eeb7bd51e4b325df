/// The picture of a node: its content, and how it is drawn.
public struct NodePicture: Sendable, Hashable {
  /// The drawing of the node itself.
  public var content: DrawingContent
  /// The effects of modifiers on the node and its descendants.
  public var appearance: DrawingAppearance
  /// Whether the last child is drawn first, behind its siblings.
  public var isDrawnBackwards: Bool

  /// Creates the picture of a node.
  ///
  /// - Parameters:
  ///   - content: The drawing of the node itself.
  ///   - appearance: The effects of modifiers on the node and its descendants.
  ///   - isDrawnBackwards: Whether the last child is drawn first, behind its siblings.
  public init(
    _ content: DrawingContent = .outline,
    appearance: DrawingAppearance = DrawingAppearance(),
    isDrawnBackwards: Bool = false
  ) {
    self.content = content
    self.appearance = appearance
    self.isDrawnBackwards = isDrawnBackwards
  }
}

/// In JSON, members that have their default are omitted.
extension NodePicture: Codable {
  private enum Keys: CodingKey { case content, appearance, isDrawnBackwards }

  /// Decodes the picture.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    self.init(
      try object.decode(.content, default: .outline),
      appearance: try object.decode(.appearance, default: DrawingAppearance()),
      isDrawnBackwards: try object.decode(.isDrawnBackwards, default: false)
    )
  }

  /// Encodes the picture.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(content, unless: .outline, forKey: .content)
    try object.encode(appearance, unless: DrawingAppearance(), forKey: .appearance)
    try object.encode(isDrawnBackwards, unless: false, forKey: .isDrawnBackwards)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a value unless it is the default.
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value,
    unless standard: Value,
    forKey key: Key
  ) throws {
    if value != standard { try encode(value, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value; the default if it is missing.
  func decode<Value: Decodable>(_ key: Key, default standard: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? standard
  }
}
