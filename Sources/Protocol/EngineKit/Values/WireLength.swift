/// A number as the protocol writes it: one of JSON, or a word where JSON has none: `"inf"`, `"-inf"`,
/// `"nan"`, and `"nil"` for no number at all.
struct WireLength: Hashable {
  /// `nil` for `"nil"`.
  var value: Double?

  init(_ value: Double?) { self.value = value }
}

extension WireLength: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self) {
      switch word {
      case "nil": value = nil
      case "inf": value = .infinity
      case "-inf": value = -.infinity
      case "nan": value = .nan
      default:
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(word)' is neither a number nor inf, -inf, nan or nil"
        )
      }
    } else {
      value = try container.decode(Double.self)
    }
  }

  func encode(to encoder: any Encoder) throws {
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
