package import Foundation

/// An expected or an observed value of a line.
package enum LineValue: Sendable, Equatable {
  /// A value without numbers, as text.
  case words(String)
  case number(NumberLiteral)
  /// A proposal or a returned size, in points; a dimension is `nil` if it is unspecified.
  case size(width: NumberLiteral?, height: NumberLiteral?)
  case frame(Frame)
  /// A value of the author's own type, in printed form.
  case printed(String)

  /// A frame in a layout.
  package struct Frame: Sendable, Equatable {
    /// The name of the node; `nil` if it is not part of the value.
    package var name: String?
    /// x, y, width and height, in points.
    package var numbers: [NumberLiteral]
    /// The z-index; `nil` if it is not compared.
    package var zIndex: Int?
  }
}

extension LineValue {
  /// Creates an observed number.
  package static func number(_ value: Double) -> LineValue {
    .number(NumberLiteral(value: value))
  }

  /// Creates an observed size.
  package static func size(_ width: Double?, _ height: Double?) -> LineValue {
    .size(
      width: width.map { NumberLiteral(value: $0) },
      height: height.map { NumberLiteral(value: $0) }
    )
  }

  /// Creates an observed frame, optionally with the name of its node.
  package static func frame(
    _ numbers: [Double],
    of name: String? = nil,
    zIndex: Int? = nil
  ) -> LineValue {
    .frame(Frame(name: name, numbers: numbers.map { NumberLiteral(value: $0) }, zIndex: zIndex))
  }

  /// The frame in points; `nil` for any other value, and for a frame with numbers to be filled in.
  package var frame: CGRect? {
    guard case .frame(let frame) = self, frame.numbers.count == 4,
      !frame.numbers.contains(where: \.isToBeFilled)
    else { return nil }
    let values = frame.numbers.map(\.value)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// All numbers of the value in order, with their printed precision; unspecified dimensions are
  /// left out.
  package var numbers: [Double] {
    switch self {
    case .words: []
    case .number(let number): [NumberText.printed(number)]
    case .size(let width, let height):
      [width, height].compactMap(\.self).map { NumberText.printed($0) }
    case .frame(let frame):
      frame.numbers.filter { !$0.isToBeFilled }.map { NumberText.printed($0) }
        + (frame.zIndex.map { [Double($0)] } ?? [])
    case .printed(let text): ParsedPreferenceValue(text).numbers
    }
  }
}

/// The encoding of values in reports and events: text is a string, and any other value an object.
///
/// The key of the object identifies the kind: `{"number": 3}`, `{"size": [320, null]}`,
/// `{"frame": [0, 0, 50, 20], "z": 1}`, `{"printed": "on"}`.
extension LineValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case number, size, frame, printed
    case name
    case zIndex = "z"
  }

  package init(from decoder: any Decoder) throws {
    guard let values = try? decoder.container(keyedBy: CodingKeys.self) else {
      self = .words(try decoder.singleValueContainer().decode(String.self))
      return
    }
    if let numbers = try values.decodeIfPresent([NumberLiteral].self, forKey: .frame) {
      let name = try values.decodeIfPresent(String.self, forKey: .name)
      let zIndex = try values.decodeIfPresent(Int.self, forKey: .zIndex)
      self = .frame(Frame(name: name, numbers: numbers, zIndex: zIndex))
    } else if let size = try values.decodeIfPresent([NumberLiteral?].self, forKey: .size) {
      guard size.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .size,
          in: values,
          debugDescription: "a size is a width and a height"
        )
      }
      self = .size(width: size[0], height: size[1])
    } else if let text = try values.decodeIfPresent(String.self, forKey: .printed) {
      self = .printed(text)
    } else {
      self = .number(try values.decode(NumberLiteral.self, forKey: .number))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if case .words(let words) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(words)
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .words: break
    case .number(let number): try values.encode(number, forKey: .number)
    case .size(let width, let height): try values.encode([width, height], forKey: .size)
    case .printed(let text): try values.encode(text, forKey: .printed)
    case .frame(let frame):
      try values.encode(frame.numbers, forKey: .frame)
      try values.encodeIfPresent(frame.name, forKey: .name)
      try values.encodeIfPresent(frame.zIndex, forKey: .zIndex)
    }
  }
}
