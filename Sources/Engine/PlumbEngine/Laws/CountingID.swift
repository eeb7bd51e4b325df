private import Synchronization

/// An id that counts its hashing and comparisons, for tests that limit the number of operations
/// instead of the time.
package struct CountingID: Sendable {
  private let number: Int
  private let counter: Counter

  /// Creates an id that increments a counter.
  ///
  /// - Parameters:
  ///   - number: The value by which ids are compared.
  ///   - counter: The counter that the id increments.
  package init(_ number: Int, in counter: Counter) {
    self.number = number
    self.counter = counter
  }
}

extension CountingID {
  /// A counter that many ids share.
  package final class Counter: Sendable {
    private let questions = Atomic(0)

    package init() {}

    /// The number of times that ids were hashed or compared.
    package var count: Int { questions.load(ordering: .relaxed) }

    fileprivate func add() { questions.add(1, ordering: .relaxed) }
  }
}

extension CountingID: Hashable {
  package static func == (left: CountingID, right: CountingID) -> Bool {
    left.counter.add()
    return left.number == right.number
  }

  package func hash(into hasher: inout Hasher) {
    counter.add()
    hasher.combine(number)
  }
}

extension CountingID: CustomStringConvertible {
  package var description: String { "\(number)" }
}
