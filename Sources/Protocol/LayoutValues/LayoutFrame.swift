public import Foundation

/// A rectangle in points, relative to the scene's top left corner, with y pointing down.
///
/// In JSON it is a list of four numbers: `[x, y, width, height]`.
///
/// ```swift
/// let frame = LayoutFrame(x: 40, y: 10, width: 100, height: 20)  // 100 × 20 at (40, 10)
/// ```
public struct LayoutFrame: Sendable, Hashable {
  public var x, y, width, height: Double

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: The distance from the scene's left edge, in points.
  ///   - y: The distance from the scene's top edge, in points.
  ///   - width: The width in points.
  ///   - height: The height in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a frame from a `CGRect`.
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
  /// Decodes a list of four numbers.
  ///
  /// - Parameter decoder: The decoder of the list.
  /// - Throws: A decoding error if the list does not consist of four numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var numbers: [Double] = []
    while !list.isAtEnd {
      // Nearly all are numbers, which are read without a container of their own.
      let number = try? list.decode(Double.self)
      numbers.append(try number ?? list.decode(WireLength.self).value ?? .nan)
    }
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

  /// Encodes a list of four numbers.
  ///
  /// - Parameter encoder: The encoder of the list.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, width, height] {
      if number.isFinite { try list.encode(number) } else { try list.encode(WireLength(number)) }
    }
  }
}

extension CGRect {
  /// Creates the rectangle of a frame.
  package init(_ frame: LayoutFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

/// The frame of a node in a layout, and its number of lines of text.
public struct NodeMeasure: Sendable, Hashable {
  /// The frame of the node, in the scene's coordinates.
  public var frame: LayoutFrame
  /// The number of lines of text; `nil` for a node that is not a text.
  public var lines: Int?

  /// Creates the measure of a node.
  ///
  /// - Parameters:
  ///   - frame: The frame of the node, in the scene's coordinates.
  ///   - lines: The number of lines of text; `nil` for a node that is not a text.
  public init(frame: LayoutFrame, lines: Int? = nil) {
    self.frame = frame
    self.lines = lines
  }
}

extension CGRect {
  /// x, y, width and height, in points.
  package var numbers: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}
