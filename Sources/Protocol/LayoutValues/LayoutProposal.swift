package import Foundation

/// A proposed size, in points.
///
/// In JSON it is an object of two lengths: `{"width": 320, "height": "nil"}`. A length is a number,
/// `"inf"`, or `"nil"` for an unspecified one, which proposes the ideal size.
///
/// ```swift
/// let proposal = LayoutProposal(width: 320, height: nil)  // 320 × nil
/// ```
public struct LayoutProposal: Sendable, Hashable {
  /// The width in points; `nil` for unspecified, infinity for the maximum size.
  public var width: Double?
  /// The height in points; `nil` for unspecified, infinity for the maximum size.
  public var height: Double?

  /// The proposal in which both dimensions are unspecified.
  public static let unspecified = LayoutProposal(width: nil, height: nil)

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` for unspecified, infinity for the maximum size.
  ///   - height: The height in points; `nil` for unspecified, infinity for the maximum size.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

extension LayoutProposal {
  /// Creates the proposal of a size, in points.
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutProposal: Codable {
  private enum Keys: CodingKey { case width, height }

  /// Decodes an object with two lengths.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    width = try object.decode(WireLength.self, forKey: .width).value
    height = try object.decode(WireLength.self, forKey: .height).value
  }

  /// Encodes an object with two lengths.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(WireLength(width), forKey: .width)
    try object.encode(WireLength(height), forKey: .height)
  }
}

/// A number of the protocol: a JSON number, or one of the words `inf`, `-inf`, `nan` and `nil`.
package struct WireLength: Hashable {
  /// The number; `nil` for the word `nil`.
  package var value: Double?

  package init(_ value: Double?) { self.value = value }
}

extension WireLength: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Nearly all are numbers, and an attempt that fails takes much longer than one that does not.
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    switch try container.decode(String.self) {
    case "nil": value = nil
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    case "nan": value = .nan
    case let word:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(word)' is neither a number nor inf, -inf, nan or nil"
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let value else { return try container.encode("nil") }
    if value.isFinite {
      try container.encode(value)
    } else if value.isNaN {
      try container.encode("nan")
    } else {
      try container.encode(value > 0 ? "inf" : "-inf")
    }
  }
}
