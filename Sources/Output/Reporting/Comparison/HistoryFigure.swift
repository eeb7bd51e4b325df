internal import Conformance
internal import ElementTree

/// Draws the verdicts of each run of a history as a bar chart, the oldest run first.
package struct HistoryFigure {
  /// The maximum number of bars, which a phone's screen can show separately.
  private static let maximumCount = 48
  private static let top = 34
  private static let height = 110
  /// The order of a bar's segments, from the bottom up.
  private static let tones: [FigureTone] = [.passed, .known, .unsupported, .unchecked, .failed]

  private let entries: [HistoryEntry]

  /// - Parameter entries: The runs, the oldest first.
  package init(_ entries: [HistoryEntry]) {
    self.entries = entries.suffix(Self.maximumCount)
  }
}

extension HistoryFigure {
  package var picture: ReportFigure.Picture {
    let bottom = Self.top + Self.height
    let tones = Self.tones.filter { tone in entries.contains { count(tone, in: $0) > 0 } }
    let margin = FigureParts.margin
    let last = entries.last.map { "\($0.expectations) expectations" } ?? "no run yet"
    return FigureParts.picture(
      title: "Expectations from run to run",
      description: description,
      height: bottom + 24 + FigureParts.legendHeight(tones) + margin,
      parts: [
        FigureParts.label(last, x: margin, y: Self.top - 12)
      ] + entries.enumerated().flatMap { bar($1, at: $0) } + [
        FigureParts.label(days, x: margin, y: bottom + 16)
      ] + FigureParts.legend(tones, y: bottom + 40)
    )
  }

  private var description: String {
    guard let first = entries.first, let last = entries.last else { return "No run yet" }
    let ends = Self.tones.compactMap { tone -> String? in
      let count = count(tone, in: last)
      return count > 0 ? "\(count) \(tone.label)" : nil
    }
    let runs = "\(entries.count) run\(entries.count == 1 ? "" : "s")"
    return "\(runs) from \(day(first)) to \(day(last)); the last: \(ends.joined(separator: ", "))"
  }

  /// The dates of the first and the last run, or one date if they are equal.
  private var days: String {
    let ends = [entries.first, entries.last].map { day($0) }
    return ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])"
  }

  private func day(_ entry: HistoryEntry?) -> String {
    entry.map { String($0.date.prefix(10)) } ?? ""
  }

  private func count(_ tone: FigureTone, in entry: HistoryEntry) -> Int {
    entry.count { FigureTone($0) == tone }
  }

  private func bar(_ entry: HistoryEntry, at index: Int) -> [Markup] {
    let space = FigureParts.width - 2 * FigureParts.margin
    let step = min(space / max(entries.count, 1), 24)
    let left = FigureParts.margin + index * step
    let maximum = max(entries.map(\.expectations).max() ?? 1, 1)
    var ground = Self.top + Self.height
    return Self.tones.compactMap { tone -> Markup? in
      let count = count(tone, in: entry)
      guard count > 0 else { return nil }
      // Every segment is at least two pixels high, so that it is visible.
      let length = max(2, count * (Self.height - 6) / maximum)
      ground -= length
      return FigureParts.path(
        "M\(left) \(ground)h\(max(step - 1, 1))v\(length)h-\(max(step - 1, 1))z",
        tone: tone
      )
    }
  }
}
