import CollectionLayout
import Foundation

/// The memory that one home screen takes, in a process of its own.
struct MemoryMeasurement: Codable {
  let entered: MemorySample
  let bottom: MemorySample
  /// The most that the process had in memory, in bytes.
  let peak: Int
  /// How many views lie in each other at most, at the top.
  let depth: Int
}

extension MemoryMeasurement {
  /// Enters a screen, rests, scrolls to the bottom, and rests.
  ///
  /// Nothing goes on while it rests, so that resting takes no time here.
  @MainActor
  init(_ kind: HomeKind, _ shape: HomeShape) {
    let start = MemoryProbe.liveBytes
    let screen = kind.makeScreen(shape)
    screen.enter()
    entered = MemorySample(since: start)
    depth = screen.depth
    screen.scrollToBottom()
    bottom = MemorySample(since: start)
    peak = MemoryProbe.peakBytes
  }
}
