/// Measures the parts of a run.
struct PartClock {
  private(set) var parts: [(part: String, seconds: Double)] = []
  private var start = ContinuousClock.now

  /// Ends a part, and begins the next.
  mutating func end(_ part: String) {
    let now = ContinuousClock.now
    parts.append((part, (now - start) / .seconds(1)))
    start = now
  }
}
