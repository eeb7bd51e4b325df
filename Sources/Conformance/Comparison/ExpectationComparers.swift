package import SpecFormat

/// Every comparer there is: the one list that a new kind of expectation is added to.
@MainActor
package enum ExpectationComparers {
  package static let all: [any ExpectationComparer] = [
    FramesComparer(),
    NegotiationComparer(),
    CallsComparer(),
    PreferencesComparer(),
    IssuesComparer(),
    RestingComparer(),
    SnapshotComparer(),
    UpdatesComparer(),
    CellsComparer(),
    LawsComparer(),
  ]

  /// The comparer of a kind; `nil` where there is none.
  package static func comparer(of kind: ExpectationKind) -> (any ExpectationComparer)? {
    all.first { $0.kind == kind }
  }
}
