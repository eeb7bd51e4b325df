import Conformance
import Foundation

/// The processor's time of the thread: what others do on the machine costs it less than the
/// clock's.
enum ProcessorTime {
  /// How long something takes, in seconds.
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

/// A hop through memory: a load whose address is what the last one has brought, each in another
/// line of 64 bytes out of more than any cache holds.
///
/// Layout is such loads for the most part, so that its figures on two machines compare by it.
enum MemoryLatency {
  /// How long a hop takes on this machine, in seconds: the least of five rounds.
  static func seconds() -> Double {
    let width = 64 / MemoryLayout<Int>.stride
    let count = 1 << 20
    var lines = [Int](repeating: 0, count: count * width)
    // Sattolo's way makes one cycle of all lines.
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
