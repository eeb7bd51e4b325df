private import Synchronization

/// Collects the issues of values without a host, such as snapshots.
///
/// A value may be used on any thread, so the collector is thread-safe.
package final class IssueCollector: Sendable {
  /// The default collector, which receives the issues reported outside of `collecting`.
  package static let shared = IssueCollector()
  @TaskLocal private static var current = shared

  private let issues = Mutex<[Issue]>([])

  package init() {}
}

extension IssueCollector {
  /// Adds an issue to the collector of the current task.
  package static func report(_ issue: Issue) {
    current.add(issue)
  }

  /// Runs a closure and returns its result and the issues that it reported.
  ///
  /// - Parameter body: The closure; its issues are not added to any other collector.
  /// - Returns: The result of the closure, and its issues in the order in which they were reported.
  package static func collecting<Value>(
    _ body: () throws -> Value
  ) rethrows -> (value: Value, issues: [Issue]) {
    let collector = IssueCollector()
    let value = try $current.withValue(collector, operation: body)
    return (value, collector.drain())
  }

  /// Adds an issue to the collector.
  ///
  /// May be called on any thread.
  package func add(_ issue: Issue) {
    issues.withLock { $0.append(issue) }
  }

  /// Returns the issues since the last call, in the order in which they were reported.
  package func drain() -> [Issue] {
    issues.withLock { issues in
      defer { issues = [] }
      return issues
    }
  }
}

/// A set of issues, in the order in which they were first reported.
struct DistinctIssues {
  private var order: [Issue] = []
  private var seen: Set<Issue> = []

  /// Adds an issue, unless the collection contains an equal one.
  ///
  /// - Complexity: O(1) on average.
  mutating func add(_ issue: Issue) {
    if seen.insert(issue).inserted { order.append(issue) }
  }

  /// Returns the issues, in order, and empties the collection.
  mutating func drain() -> [Issue] {
    defer { self = DistinctIssues() }
    return order
  }
}

extension [Issue] {
  /// The issues without those that equal an earlier one.
  package var distinct: [Issue] {
    var known: Set<Issue> = []
    return filter { known.insert($0).inserted }
  }
}
