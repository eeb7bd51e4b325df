/// The actions of views that appeared and disappeared in one update.
///
/// As recorded: what appeared runs in reverse pre-order, then what disappeared.
struct LifecycleQueue {
  private var appeared: [(serial: Int, action: () -> Void)] = []
  private var disappeared: [() -> Void] = []

  /// Adds what appeared, by its place in the order of the source.
  mutating func didAppear(serial: Int, _ action: @escaping () -> Void) {
    appeared.append((serial, action))
  }

  /// Adds what disappeared; what appeared in the same update was never seen.
  mutating func didDisappear(serial: Int, _ action: @escaping () -> Void) {
    if let index = appeared.lastIndex(where: { $0.serial == serial }) {
      appeared.remove(at: index)
    } else {
      disappeared.append(action)
    }
  }

  var isEmpty: Bool { appeared.isEmpty && disappeared.isEmpty }

  /// The actions that are due, in order; the queue is empty afterwards.
  mutating func take() -> [() -> Void] {
    defer { (appeared, disappeared) = ([], []) }
    return appeared.sorted { $0.serial > $1.serial }.map(\.action) + disappeared
  }
}
