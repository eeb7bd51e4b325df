/// The actions that have to run once a scene is laid out, in order.
struct ActionQueue {
  private var actions: [() -> Void] = []

  var isEmpty: Bool { actions.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

  /// The actions that are due, in the order they were asked for; the queue is empty afterwards.
  mutating func take() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }
}
