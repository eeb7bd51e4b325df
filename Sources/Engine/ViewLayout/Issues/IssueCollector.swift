private import Synchronization

/// Collects the issues of values that belong to no host, such as snapshots.
///
/// A value may be used on any thread, so a collector accepts issues from all of them.
package final class IssueCollector: Sendable {
  /// The default collector: issues outside of any call of `collecting`.
  package static let shared = IssueCollector()
  /// The collector of the current task.
  @TaskLocal private static var current = shared

  private let issues = Mutex<[Issue]>([])

  /// Makes a collector that receives the issues that are added to it.
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
  /// - Returns: What the body returns, and the issues that it reported, in order.
  package static func collecting<Value>(
    _ body: () throws -> Value
  ) rethrows -> (value: Value, issues: [Issue]) {
    let collector = IssueCollector()
    let value = try $current.withValue(collector, operation: body)
    return (value, collector.drain())
  }

  /// Adds an issue.
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

/// Issues in the order in which they were first reported, each once.
struct DistinctIssues {
  private var order: [Issue] = []
  private var seen: Set<Issue> = []

  /// Adds an issue, unless an equal one is there.
  ///
  /// - Complexity: O(1) on average, however many there are.
  mutating func add(_ issue: Issue) {
    if seen.insert(issue).inserted { order.append(issue) }
  }

  /// Returns the issues, in order, and empties the collection.
  mutating func drain() -> [Issue] {
    defer { self = DistinctIssues() }
    return order
  }
}
