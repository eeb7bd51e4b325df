/// A badge with an engine's score, for a README.
package struct MatrixBadge {
  private let name: String
  private let counts: OutcomeCounts

  /// - Parameters:
  ///   - name: The engine's name.
  ///   - counts: What came of all expectations with it.
  package init(name: String, counts: OutcomeCounts) {
    self.name = name
    self.counts = counts
  }
}

extension MatrixBadge {
  /// The badge, a file of SVG: `plumb: 2,310 of 2,400 agree`.
  package var svg: String {
    FlatBadge(
      name: name,
      words: counts.asked > 0 ? counts.sentence : "not run",
      color: color
    ).svg
  }

  /// Good from 95 % on, bad below 50 %.
  private var color: FlatBadge.Color {
    switch counts.permille {
    case nil: .none
    case .some(950...): .good
    case .some(500...): .fair
    default: .bad
    }
  }
}
