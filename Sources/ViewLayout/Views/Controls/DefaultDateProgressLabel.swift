import Foundation

/// The time that is left of a span, in minutes and seconds.
nonisolated public struct DefaultDateProgressLabel: View {
  let timerInterval: ClosedRange<Date>
  let countsDown: Bool

  /// The words: `1:30` for a minute and a half.
  @MainActor public var body: some View {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let seconds = countsDown ? Int(length.rounded()) : 0
    Text(verbatim: "\(seconds / 60):" + String(format: "%02d", seconds % 60))
  }
}
