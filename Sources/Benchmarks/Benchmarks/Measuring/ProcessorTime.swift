import Conformance
import Foundation
internal import PlumbEngine

/// Measures the processor time of the current thread, which other processes affect less than
/// elapsed time.
enum ProcessorTime {
  /// Returns the processor time of a closure, in seconds.
  static func seconds(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Measures the latency of dependent memory loads.
///
/// The address of each load is the result of the previous one, in a different 64-byte line of a
/// buffer that exceeds all caches. Layout consists mainly of such loads, so that the latency makes
/// figures of two machines comparable.
enum MemoryLatency {
  /// Returns the time of one load in seconds: the minimum of five rounds.
  static func seconds() -> Double {
    let width = 64 / MemoryLayout<Int>.stride
    let count = 1 << 20
    var lines = [Int](repeating: 0, count: count * width)
    // Sattolo's algorithm creates a single cycle through all lines.
    var order = Array(0..<count)
    var generator = SeededGenerator(seed: 1)
    for index in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(index, Int.random(in: 0..<index, using: &generator))
    }
    for index in 0..<count { lines[index * width] = order[index] * width }
    var place = 0
    let rounds = (0..<5).map { _ in
      ProcessorTime.seconds {
        for _ in 0..<count { place = lines[place] }
      }
    }
    precondition(place >= 0)
    return (rounds.min() ?? 0) / Double(count)
  }
}
