/// The views that wait to be used again.
struct ReusePool {
  private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

  /// How many wait.
  private(set) var count = 0
}

extension ReusePool {
  /// Takes the view that came last of those that can stand in for each other; `nil` where none
  /// waits.
  mutating func take(_ key: ReuseKey) -> UICollectionReusableView? {
    guard let view = waiting[key]?.popLast() else { return nil }
    count -= 1
    return view
  }

  /// Lets a view wait; one without a key waits for nobody and is let go.
  @MainActor
  mutating func put(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey else { return }
    waiting[key, default: []].append(view)
    count += 1
  }

  /// Every view that waits.
  var views: [UICollectionReusableView] { waiting.values.flatMap(\.self) }
}
