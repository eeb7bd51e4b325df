/// An answer that a reviewer can give to a block, by its key.
enum ReviewKey: Character, CaseIterable {
  case accept = "a"
  case reject = "r"
  case skip = "s"
  case acceptRest = "A"
  case quit = "q"
}

extension ReviewKey {
  /// Every key with what it does, in one line.
  static let prompt = allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "   ") + " "

  /// The answer that a key gives; `nil` where it is none.
  init?(_ key: TerminalKey) {
    guard case .character(let character) = key else { return nil }
    self.init(rawValue: character)
  }

  private var meaning: String {
    switch self {
    case .accept: "accept"
    case .reject: "reject"
    case .skip: "skip"
    case .acceptRest: "accept the rest"
    case .quit: "quit, keeping what is accepted"
    }
  }
}
