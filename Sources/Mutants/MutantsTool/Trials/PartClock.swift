/// Measures the parts of a run.
struct PartClock {
  /// A part, and how long it took.
  struct Part: Sendable, Codable {
    var name: String
    var seconds: Double
  }

  private(set) var parts: [Part] = []
  private var start = ContinuousClock.now

  /// Ends a part, and begins the next.
  mutating func end(_ name: String) {
    let now = ContinuousClock.now
    parts.append(Part(name: name, seconds: (now - start) / .seconds(1)))
    start = now
  }
}
