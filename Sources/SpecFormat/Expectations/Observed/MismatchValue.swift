package import Foundation

/// A value that a line of a spec says, or that the engine has.
package enum MismatchValue: Sendable, Equatable, Codable {
  /// Anything that is not counted, in words.
  case words(String)
  case number(NumberLiteral)
  /// A proposal or an answer, in points; a dimension is `nil` where it is unspecified.
  case size(width: NumberLiteral?, height: NumberLiteral?)
  case frame(Frame)

  /// A place in a layout.
  package struct Frame: Sendable, Equatable, Codable {
    /// The name of who is there, where not the frame alone is meant.
    package var name: String?
    /// x, y, width and height, in points.
    package var numbers: [NumberLiteral]
    /// How far in front it is drawn; `nil` where nobody asks.
    package var zIndex: Int?

    package init(name: String? = nil, numbers: [NumberLiteral], zIndex: Int? = nil) {
      self.name = name
      self.numbers = numbers
      self.zIndex = zIndex
    }
  }
}

extension MismatchValue {
  /// A number that was measured.
  package static func number(_ value: Double) -> MismatchValue {
    .number(NumberLiteral(value: value))
  }

  /// A size that was measured.
  package static func size(_ width: Double?, _ height: Double?) -> MismatchValue {
    .size(
      width: width.map { NumberLiteral(value: $0) },
      height: height.map { NumberLiteral(value: $0) }
    )
  }

  /// A frame that was measured, of a name or alone.
  package static func frame(_ numbers: [Double], of name: String? = nil) -> MismatchValue {
    .frame(Frame(name: name, numbers: numbers.map { NumberLiteral(value: $0) }))
  }

  /// The frame, in points; `nil` for any other value.
  package var frame: CGRect? {
    guard case .frame(let frame) = self, frame.numbers.count == 4 else { return nil }
    let values = frame.numbers.map(\.value)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
