/// What has to run once a scene is laid out, in order.
struct ActionQueue {
  private var actions: [() -> Void] = []

  var isEmpty: Bool { actions.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

  /// What is due, in the order it was asked for; the queue is empty afterwards.
  mutating func take() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }
}
