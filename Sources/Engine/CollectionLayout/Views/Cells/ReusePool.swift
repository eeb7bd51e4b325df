/// The views that can be reused, by reuse key.
struct ReusePool<View> {
  private var waiting: [ReuseKey: [View]] = [:]
}

extension ReusePool {
  /// Removes and returns the view that was added last for a key (R-CV-3); `nil` if there is none.
  mutating func dequeue(_ key: ReuseKey) -> View? {
    waiting[key]?.popLast()
  }

  /// Puts a view into the pool; a view without a key is released.
  mutating func put(_ view: View, for key: ReuseKey?) {
    guard let key else { return }
    waiting[key, default: []].append(view)
  }

  var views: [View] { waiting.values.flatMap(\.self) }
}

extension Dictionary where Key == CollectionElement.Identity {
  /// The elements with their views in the order of the elements, in which views that leave at once
  /// enter the pool (R-CV-3).
  var inElementOrder: [(key: Key, value: Value)] {
    sorted { $0.key.precedes($1.key) }
  }
}

extension ReusePool<UICollectionReusableView> {
  /// Puts a view into the pool; a view without a key is released.
  @MainActor
  mutating func put(_ view: UICollectionReusableView) { put(view, for: view.reuseKey) }
}

/// The key of views that can replace each other: one identifier, registration or decoration kind
/// (R-CV-3).
enum ReuseKey: Hashable {
  /// The views registered with an identifier; the kind is `nil` for cells.
  case identifier(kind: String?, String)
  /// The views of a registration; the key retains its token, so that its identity stays unique.
  case registration(RegistrationToken)
  /// The decoration views of a kind.
  case decoration(kind: String)

  /// The kind of supplementary or decoration views; `nil` for cells.
  var elementKind: String? {
    switch self {
    case .identifier(let kind, _): kind
    case .registration(let token): token.elementKind
    case .decoration(let kind): kind
    }
  }
}

/// The classes that are registered with a collection view, by identifier.
@MainActor
struct ViewRegistry {
  private var cells: [String: UICollectionViewCell.Type] = [:]
  private var supplementaryViews: [String: [String: UICollectionReusableView.Type]] = [:]
}

extension ViewRegistry {
  /// Registers a class of cells; `nil` or a class of other views removes the registration.
  mutating func register(_ type: AnyClass?, forCell identifier: String) {
    cells[identifier] = type as? UICollectionViewCell.Type
  }

  /// Registers a class of supplementary views of a kind.
  mutating func register(_ type: AnyClass?, forKind kind: String, _ identifier: String) {
    supplementaryViews[kind, default: [:]][identifier] = type as? UICollectionReusableView.Type
  }

  func cell(_ identifier: String) -> UICollectionViewCell.Type? { cells[identifier] }

  func supplementaryView(_ kind: String, _ identifier: String) -> UICollectionReusableView.Type? {
    supplementaryViews[kind]?[identifier]
  }

  /// The identifiers of cells, in alphabetical order.
  var cellIdentifiers: [String] { cells.keys.sorted() }

  /// The kinds for which a class is registered.
  var kinds: Set<String> { Set(supplementaryViews.filter { !$0.value.isEmpty }.keys) }

  /// Returns the registered identifiers of a kind of supplementary views, in alphabetical order.
  func identifiers(ofKind kind: String) -> [String] {
    (supplementaryViews[kind] ?? [:]).keys.sorted()
  }
}
