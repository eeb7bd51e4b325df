extension Leaf {
  /// Leaves that say less; a colour says least.
  var simpler: [Leaf] {
    switch self {
    case .plain: self == .color ? [] : [.color]
    case .text("a"): [.color]
    case .text: [.color, .text("a")]
    case .spacer(let minLength):
      [.color] + Simplification.simpler(minLength).map { .spacer(minLength: $0) }
    }
  }
}
