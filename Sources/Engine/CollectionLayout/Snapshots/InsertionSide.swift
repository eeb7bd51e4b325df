/// On which side of another identifier something goes.
enum InsertionSide {
  case before, after

  /// The position on this side of the one at a position.
  func position(beside other: Int) -> Int {
    switch self {
    case .before: other
    case .after: other + 1
    }
  }
}
