/// Values as reports and events have them: words are a string, all else is an object whose key says
/// what it is.
///
/// `{"number": 3}`, `{"size": [320, null]}`, `{"frame": [0, 0, 50, 20], "z": 1}`, `{"printed": "on"}`.
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
