/// Tells how far a run is, once it takes longer than a second.
@MainActor
struct ProgressLine {
  private static let patience = Duration.seconds(1)

  private let console: Console
  private let total: Int
  private let start = ContinuousClock.now
  private var done = 0

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - console: Where to show it.
  ///   - total: How many scenarios the run has.
  init(console: Console, total: Int) {
    self.console = console
    self.total = total
  }

  /// Tells that a scenario begins, or still runs.
  func begin(_ id: String) {
    guard ContinuousClock.now - start > Self.patience else { return }
    console.show(progress: "\(done)/\(total) \(id)")
  }

  /// Counts scenarios that ended.
  mutating func end(_ count: Int = 1) {
    done += count
  }
}
