/// A gesture that a tap of the stage makes.
nonisolated protocol TappedGesture<Value>: Gesture {
  /// Does what is to be done at a tap.
  ///
  /// - Returns: What is known of the tap.
  func tapped() -> Value
}

extension Gesture {
  /// What a tap does; `nil` for a gesture that is not made of taps.
  nonisolated var tapAction: (() -> Void)? {
    guard let gesture = self as? any TappedGesture else { return nil }
    return { Self.tap(gesture) }
  }

  nonisolated private static func tap<Tapped: TappedGesture>(_ gesture: Tapped) {
    _ = gesture.tapped()
  }
}
