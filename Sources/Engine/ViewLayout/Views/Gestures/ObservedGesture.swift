/// A gesture with actions for what becomes of it.
nonisolated public struct ObservedGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value
  /// Runs when the gesture is over.
  let action: (Content.Value) -> Void

  init(
    _ content: Content,
    transform: @escaping (Content.Value) -> Value,
    action: @escaping (Content.Value) -> Void = { _ in }
  ) {
    self.content = content
    self.transform = transform
    self.action = action
  }
}

extension ObservedGesture: TappedGesture where Content: TappedGesture {
  func tapped() -> Value {
    let value = content.tapped()
    action(value)
    return transform(value)
  }
}
