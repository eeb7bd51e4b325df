/// Numbers are a list, `[5, 0, 0, -0.25]`, infinite ones strings in it; words are a string.
extension MismatchDifference: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let words = try? value.decode(String.self) {
      self = .words(words)
    } else {
      self = .numbers(try value.decode([NumberLiteral].self).map(\.value))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .numbers(let numbers): try value.encode(numbers.map { NumberLiteral(value: $0) })
    case .words(let words): try value.encode(words)
    }
  }
}
