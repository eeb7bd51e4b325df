private import Synchronization

/// An id that counts how often it and its like are hashed and compared, for tests that hold work
/// to a number of questions and not to a time.
package struct CountingID: Sendable {
  private let number: Int
  private let counter: Counter

  /// Makes an id.
  ///
  /// - Parameters:
  ///   - number: What tells the id from others.
  ///   - counter: Where its questions are counted.
  package init(_ number: Int, in counter: Counter) {
    self.number = number
    self.counter = counter
  }
}

extension CountingID {
  /// Counts the questions of many ids.
  package final class Counter: Sendable {
    private let questions = Atomic(0)

    /// Makes a counter that has counted nothing.
    package init() {}

    /// How often ids were hashed or compared.
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
