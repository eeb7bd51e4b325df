private import Synchronization

/// Where values report their issues that belong to no host, as snapshots do.
///
/// A value may be used on any thread, so a collector takes issues from all of them.
package final class IssueCollector: Sendable {
  /// The collector of everything that no other one listens to.
  package static let shared = IssueCollector()
  /// Who listens to the calls that are running.
  @TaskLocal private static var current = shared

  private let issues = Mutex<[Issue]>([])

  /// Makes a collector that nothing reports to by itself.
  package init() {}
}

extension IssueCollector {
  /// Reports an issue to whoever listens.
  package static func report(_ issue: Issue) {
    current.add(issue)
  }

  /// Runs something, and listens to it alone.
  ///
  /// - Parameter body: What is run; its issues reach nobody else.
  /// - Returns: What the body returns, and the issues that it reported, in order.
  package static func collecting<Value>(
    _ body: () throws -> Value
  ) rethrows -> (value: Value, issues: [Issue]) {
    let collector = IssueCollector()
    let value = try $current.withValue(collector, operation: body)
    return (value, collector.take())
  }

  /// Takes an issue, on any thread.
  package func add(_ issue: Issue) {
    issues.withLock { $0.append(issue) }
  }

  /// The issues since the last call, in the order in which they were reported.
  package func take() -> [Issue] {
    issues.withLock { issues in
      defer { issues = [] }
      return issues
    }
  }
}

/// Issues in the order in which they were first reported, each once.
struct DistinctIssues {
  private var order: [Issue] = []
  private var known: Set<Issue> = []

  /// Adds an issue, unless an equal one is there.
  ///
  /// - Complexity: O(1) on average, however many there are.
  mutating func add(_ issue: Issue) {
    if known.insert(issue).inserted { order.append(issue) }
  }

  /// Hands over the issues, in order, and begins anew.
  mutating func take() -> [Issue] {
    defer { self = DistinctIssues() }
    return order
  }
}
