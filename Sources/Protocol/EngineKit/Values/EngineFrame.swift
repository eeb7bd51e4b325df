/// A rectangle in points, y down, from the scene's top left corner.
///
/// On the wire it is a list of four numbers: `[x, y, width, height]`.
public struct EngineFrame: Sendable, Hashable {
  public var x, y, width, height: Double

  /// Places a rectangle.
  ///
  /// - Parameters:
  ///   - x: From the scene's left edge, in points.
  ///   - y: From the scene's top edge, in points, down.
  ///   - width: In points.
  ///   - height: In points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension EngineFrame: Codable {
  /// Reads it from a line of the protocol.
  ///
  /// - Parameter decoder: At the list of four numbers.
  /// - Throws: That they are not four, or are no numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var numbers: [Double] = []
    while !list.isAtEnd { numbers.append(try list.decode(WireLength.self).value ?? .nan) }
    guard numbers.count == 4 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a frame has four numbers, and not \(numbers.count)"
        )
      )
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes it as the protocol has it.
  ///
  /// - Parameter encoder: Where the list of four numbers is to stand.
  /// - Throws: What the encoder says.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try list.encode(WireLength(number)) }
  }
}
