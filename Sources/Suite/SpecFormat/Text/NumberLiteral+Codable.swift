/// A number is one of JSON, or a string where it is infinite, or has decimals that its author wrote:
/// `"33.30"`.
extension NumberLiteral: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self.init(value: number)
      return
    }
    let text = try value.decode(String.self)
    guard let number = NumberLiteral(printed: text) else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "'\(text)' is no number"
      )
    }
    self = number
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if decimals == 0, value.isFinite {
      try container.encode(value)
    } else {
      try container.encode(NumberText.text(self))
    }
  }

  /// Reads what ``NumberText`` prints; `nil` for anything else.
  private init?(printed text: String) {
    switch text {
    case "nan": self.init(value: .nan)
    case "-inf": self.init(value: -.infinity)
    default: self.init(text)
    }
  }
}
