import Foundation

/// A date in words, seen from a moment.
struct DateWords {
  let date: Date
  let now: Date

  /// The words in a style.
  func text(_ kind: Text.DateStyle.Kind) -> String {
    switch kind {
    case .time: formatted { $0.timeStyle = .short }
    case .date: formatted { $0.dateStyle = .long }
    case .relative: units(atMost: 2).joined(separator: ", ")
    case .offset: (date < now ? "-" : "+") + (units(atMost: 1).first ?? "0 seconds")
    case .timer: clock
    }
  }

  /// The distance in whole seconds.
  private var seconds: Int { Int(nearestTo: date.timeIntervalSince(now).magnitude) }

  private func formatted(_ set: (DateFormatter) -> Void) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = .gmt
    set(formatter)
    // Foundation parts the time from AM by a narrow space, or by a plain one, as its version has it.
    return (formatter.string(from: date)).replacing("\u{202F}", with: " ")
  }

  private var clock: String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = String(format: "%02d", seconds % 60)
    return hours > 0 ? "\(hours):\(String(format: "%02d", minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// The largest units that the distance has, with the one below.
  private func units(atMost count: Int) -> [String] {
    let lengths = [
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60),
      ("second", 1),
    ]
    var rest = seconds
    let amounts = lengths.map { name, length in
      defer { rest %= length }
      return (name: name, amount: rest / length)
    }
    guard let first = amounts.firstIndex(where: { $0.amount > 0 }) else { return ["0 seconds"] }
    return amounts[first...].prefix(count).filter { $0.amount > 0 }
      .map { "\($0.amount) \($0.name)\($0.amount == 1 ? "" : "s")" }
  }
}
