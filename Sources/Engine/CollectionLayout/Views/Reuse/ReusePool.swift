/// The views that wait to be used again.
struct ReusePool<View> {
  private var waiting: [ReuseKey: [View]] = [:]
}

extension ReusePool {
  /// Takes the view that came last of those that can stand in for each other (R-CV-3); `nil` where
  /// none waits.
  mutating func take(_ key: ReuseKey) -> View? {
    waiting[key]?.popLast()
  }

  /// Lets a view wait; one without a key waits for nobody and is let go.
  mutating func put(_ view: View, for key: ReuseKey?) {
    guard let key else { return }
    waiting[key, default: []].append(view)
  }

  /// Every view that waits.
  var views: [View] { waiting.values.flatMap(\.self) }
}

extension ReusePool<UICollectionReusableView> {
  /// Lets a view wait; one without a key waits for nobody and is let go.
  @MainActor
  mutating func put(_ view: UICollectionReusableView) { put(view, for: view.reuseKey) }
}
