import CSupport
import Foundation

/// How much more of the heap is in use after many rounds of the same.
@MainActor
enum HeapGrowth {
  /// How often a round is run: `PLUMB_HEAP_ROUNDS`, or 1,000: all scenes share one thread.
  nonisolated static let rounds =
    ProcessInfo.processInfo.environment["PLUMB_HEAP_ROUNDS"].flatMap { Int($0) } ?? 1_000
  /// What may be in use after the rounds that was not before, in bytes: a buffer that has grown
  /// for the last time, and not an object a round.
  nonisolated static let tolerance = 32 * 1024

  /// Runs a round many times, and compares the heap behind the first tenth with that at the end.
  ///
  /// - Parameter round: What is run, with its number.
  /// - Returns: The bytes that came to be in use; 0 where the system does not say how many are.
  static func bytes(of round: (Int) -> Void) -> Int {
    for number in 0..<rounds / 10 { round(number) }
    let before = heap_bytes_in_use()
    for number in 0..<rounds { round(number) }
    let after = heap_bytes_in_use()
    return before < 0 ? 0 : Int(after - before)
  }
}
