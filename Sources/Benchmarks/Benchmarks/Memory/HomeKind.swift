/// A way to build the home screen.
enum HomeKind: String, CaseIterable {
  /// Rows with collection views, each section's rows for itself.
  case nested
  /// The same, with rows that sections of a kind share.
  case nestedByKind = "nested-by-kind"
  /// One compositional layout.
  case flat
}

extension HomeKind {
  @MainActor
  func makeScreen(_ shape: HomeShape) -> any HomeScreen {
    switch self {
    case .nested: NestedHome(shape, reuse: .bySection)
    case .nestedByKind: NestedHome(shape, reuse: .byKind)
    case .flat: FlatHome(shape)
    }
  }
}
