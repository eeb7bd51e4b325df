public import Foundation

/// A rectangle in points, y down, relative to the scene's top left corner.
///
/// In JSON it is a list of four numbers: `[x, y, width, height]`.
public struct LayoutFrame: Sendable, Hashable {
  public var x, y, width, height: Double

  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - x: The distance from the scene's left edge, in points.
  ///   - y: The distance from the scene's top edge, in points, down.
  ///   - width: The width in points.
  ///   - height: The height in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Makes a frame of a rectangle of Foundation's.
  ///
  /// - Parameter rectangle: The rectangle, in points; its size may be negative.
  public init(_ rectangle: CGRect) {
    self.init(
      x: rectangle.origin.x,
      y: rectangle.origin.y,
      width: rectangle.size.width,
      height: rectangle.size.height
    )
  }
}

extension LayoutFrame: Codable {
  /// Reads a list of four numbers.
  ///
  /// - Parameter decoder: The decoder of the list.
  /// - Throws: A decoding error for a list that is not of four numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var numbers: [Double] = []
    while !list.isAtEnd { numbers.append(try list.decode(WireLength.self).value ?? .nan) }
    guard numbers.count == 4 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a frame has four numbers, not \(numbers.count)"
        )
      )
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes a list of four numbers.
  ///
  /// - Parameter encoder: The encoder of the list.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try list.encode(WireLength(number)) }
  }
}

extension CGRect {
  /// The rectangle of a frame.
  package init(_ frame: LayoutFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

/// The frame of a node in a layout, and the number of lines that it shows.
public struct NodeMeasure: Sendable, Hashable, Codable {
  /// The node's rectangle, in the scene's coordinates.
  public var frame: LayoutFrame
  /// The number of lines; `nil` for a node that is not a text.
  public var lines: Int?

  /// Makes a measure.
  ///
  /// - Parameters:
  ///   - frame: The node's rectangle, in the scene's coordinates.
  ///   - lines: The number of lines; `nil` for a node that is not a text.
  public init(frame: LayoutFrame, lines: Int? = nil) {
    self.frame = frame
    self.lines = lines
  }
}
