/// The classes that are registered with a collection view, by identifiers.
@MainActor
struct ViewRegistry {
  private var cells: [String: UICollectionViewCell.Type] = [:]
  private var supplementaryViews: [String: [String: UICollectionReusableView.Type]] = [:]
}

extension ViewRegistry {
  /// Registers a class for cells; what is no class of cells takes the registration away.
  mutating func register(_ type: AnyClass?, forCell identifier: String) {
    cells[identifier] = type as? UICollectionViewCell.Type
  }

  /// Registers a class for supplementary views of a kind.
  mutating func register(_ type: AnyClass?, forKind kind: String, _ identifier: String) {
    supplementaryViews[kind, default: [:]][identifier] = type as? UICollectionReusableView.Type
  }

  func cell(_ identifier: String) -> UICollectionViewCell.Type? { cells[identifier] }

  func supplementaryView(_ kind: String, _ identifier: String) -> UICollectionReusableView.Type? {
    supplementaryViews[kind]?[identifier]
  }

  /// The identifiers of cells, in alphabetical order.
  var cellIdentifiers: [String] { cells.keys.sorted() }

  /// The kinds that something is registered for.
  var kinds: Set<String> { Set(supplementaryViews.filter { !$0.value.isEmpty }.keys) }

  /// The identifiers of a kind, in alphabetical order.
  func identifiers(ofKind kind: String) -> [String] {
    (supplementaryViews[kind] ?? [:]).keys.sorted()
  }
}
