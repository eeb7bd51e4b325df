/// The views that wait to be used again.
struct ReusePool<View> {
  private var waiting: [ReuseKey: [View]] = [:]
}

extension ReusePool {
  /// Removes and returns the view that was added last for a key (R-CV-3); `nil` where
  /// none waits.
  mutating func dequeue(_ key: ReuseKey) -> View? {
    waiting[key]?.popLast()
  }

  /// Puts a view into the pool; a view without a key is released.
  mutating func put(_ view: View, for key: ReuseKey?) {
    guard let key else { return }
    waiting[key, default: []].append(view)
  }

  /// Every view that waits.
  var views: [View] { waiting.values.flatMap(\.self) }
}

extension ReusePool<UICollectionReusableView> {
  /// Puts a view into the pool; a view without a key is released.
  @MainActor
  mutating func put(_ view: UICollectionReusableView) { put(view, for: view.reuseKey) }
}

/// Which views can stand in for each other: those of one identifier, registration or decoration
/// kind wait in one pool (R-CV-3).
enum ReuseKey: Hashable {
  /// The views that are registered by an identifier; the kind is `nil` for cells.
  case identifier(kind: String?, String)
  /// The views that a registration makes; it is kept, so that no other one is taken for it.
  case registration(RegistrationToken)
  /// The decorations of a kind.
  case decoration(kind: String)

  /// The kind of what is no cell; `nil` for cells.
  var elementKind: String? {
    switch self {
    case .identifier(let kind, _): kind
    case .registration(let token): token.elementKind
    case .decoration(let kind): kind
    }
  }
}

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
