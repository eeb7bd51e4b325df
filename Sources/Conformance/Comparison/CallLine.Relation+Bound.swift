internal import SpecFormat

extension CallLine.Relation {
  /// Whether a count is as it is bound to be.
  func holds(_ count: Int, _ bound: Int) -> Bool {
    switch self {
    case .exactly: count == bound
    case .atMost: count <= bound
    case .atLeast: count >= bound
    }
  }

  /// The bound as a block has it: `3`, `<= 3`.
  func text(_ bound: Int) -> String { self == .exactly ? "\(bound)" : "\(rawValue) \(bound)" }
}
