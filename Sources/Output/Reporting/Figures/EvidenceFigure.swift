internal import Conformance
internal import ElementTree
internal import Pictures

/// Draws the number of expectations for each kind of evidence as a bar chart.
struct EvidenceFigure {
  private static let labelWidth = 104
  private static let totalWidth = 40
  private static let barHeight = 16
  private static let rowHeight = 26

  private let counts: [EvidenceCount]

  init(_ report: ConformanceReport) {
    counts = EvidenceCount.counts(report.specs.flatMap(\.clauses))
      .filter { $0.summary.expectations > 0 }
  }
}

extension EvidenceFigure {
  var picture: ReportFigure.Picture {
    let tones = FigureTone.allCases.filter { tone in
      counts.contains { parts($0).contains { $0.tone == tone } }
    }
    let top = FigureParts.margin
    let bottom = top + counts.count * Self.rowHeight
    return FigureParts.picture(
      title: "Expectations by evidence",
      description: description,
      height: bottom + FigureParts.legendHeight(tones) + FigureParts.margin,
      parts: counts.enumerated().flatMap { row($1, top: top + $0 * Self.rowHeight) }
        + FigureParts.legend(tones, y: bottom + 16)
    )
  }

  private var description: String {
    counts.map { count in
      let parts = parts(count).map { "\($0.count) \($0.tone.label)" }
      return "\(count.name): \(parts.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private func row(_ count: EvidenceCount, top: Int) -> [Markup] {
    let baseline = top + Self.barHeight - 3
    var left = FigureParts.margin + Self.labelWidth
    var elements = [
      FigureParts.label(count.name, x: left - 8, y: baseline, anchor: "end")
    ]
    for part in parts(count) {
      let length = length(part.count)
      let bar = "M\(left) \(top)h\(length)v\(Self.barHeight)h-\(length)z"
      elements.append(FigureParts.path(bar, tone: part.tone))
      left += length + 1
    }
    let total = "\(count.summary.expectations)"
    return elements + [FigureParts.label(total, x: left + 6, y: baseline)]
  }

  /// Returns the length of a bar: the longest row fills the figure, and nonzero counts are visible.
  private func length(_ count: Int) -> Int {
    let longest = counts.map(\.summary.expectations).max() ?? 1
    let space =
      FigureParts.width - 2 * FigureParts.margin - Self.labelWidth - Self.totalWidth
    // Each segment is at least 3 pixels long; 12 pixels are reserved for segments that need this in
    // the longest row.
    return max(3, count * (space - 12) / max(longest, 1))
  }

  private func parts(_ count: EvidenceCount) -> [(tone: FigureTone, count: Int)] {
    let summary = count.summary
    let parts: [(tone: FigureTone, count: Int)] = [
      (.passed, summary.passed), (.known, summary.knownFailures),
      (.unsupported, summary.unsupported), (.failed, summary.failed + summary.errors),
      (.unchecked, summary.skipped),
    ]
    return parts.filter { $0.count > 0 }
  }
}
