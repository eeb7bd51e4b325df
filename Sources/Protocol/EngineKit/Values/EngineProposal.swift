/// A proposed size, in points.
///
/// On the wire it is an object of two lengths: `{"width": 320, "height": "nil"}`. A length is a
/// number, `"inf"`, or `"nil"` where nothing is proposed, which asks for the ideal size.
public struct EngineProposal: Sendable, Hashable {
  /// In points; `nil` where nothing is proposed, infinity for the greatest size.
  public var width: Double?
  /// In points; `nil` where nothing is proposed, infinity for the greatest size.
  public var height: Double?

  /// Proposes a size.
  ///
  /// - Parameters:
  ///   - width: In points; `nil` where nothing is proposed, infinity for the greatest size.
  ///   - height: In points; `nil` where nothing is proposed, infinity for the greatest size.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

extension EngineProposal: Codable {
  private enum Keys: CodingKey { case width, height }

  /// Reads it from a line of the protocol.
  ///
  /// - Parameter decoder: At the object of the two lengths.
  /// - Throws: What is missing in it, or of another kind.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    width = try object.decode(WireLength.self, forKey: .width).value
    height = try object.decode(WireLength.self, forKey: .height).value
  }

  /// Writes it as the protocol has it.
  ///
  /// - Parameter encoder: Where the object of the two lengths is to stand.
  /// - Throws: What the encoder says.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(WireLength(width), forKey: .width)
    try object.encode(WireLength(height), forKey: .height)
  }
}
