internal import Conformance

/// Draws how many expectations rest on each kind of evidence, as bars.
struct EvidenceFigure {
  private static let width = 720
  private static let labelWidth = 130
  private static let barHeight = 18
  private static let rowHeight = 28

  private let counts: [EvidenceCount]

  init(_ report: ConformanceReport) {
    counts = EvidenceCount.counts(report.specs).filter { $0.summary.expectations > 0 }
  }
}

extension EvidenceFigure {
  var picture: ReportFigure.Picture {
    let title = "Expectations by evidence"
    let description =
      counts.map { count in
        let parts = parts(count).map { "\($0.count) \($0.tone.label)" }
        return "\(count.name): \(parts.joined(separator: ", "))"
      }.joined(separator: "; ")
    let bottom = 12 + counts.count * Self.rowHeight
    let tones = FigureTone.allCases.filter { tone in
      counts.contains { parts($0).contains { $0.tone == tone } }
    }
    let document = SVGDocument(
      width: Double(Self.width),
      height: Double(bottom + 28),
      title: title,
      description: description,
      style: FigureParts.style,
      elements: counts.enumerated().flatMap { row($1, top: 12 + $0 * Self.rowHeight) }
        + FigureParts.legend(tones, x: Self.labelWidth, y: bottom + 16)
    )
    return ReportFigure.Picture(alternative: "\(title). \(description).", svg: document.text)
  }

  private func row(_ count: EvidenceCount, top: Int) -> [XMLElement] {
    let baseline = top + Self.barHeight - 4
    var left = Self.labelWidth
    var elements = [
      FigureParts.label(count.name, x: Self.labelWidth - 10, y: baseline, anchor: "end")
    ]
    for part in parts(count) {
      let length = length(part.count)
      let bar = "M\(left) \(top)h\(length)v\(Self.barHeight)h-\(length)z"
      elements.append(FigureParts.path(bar, tone: part.tone))
      left += length + 1
    }
    let total = "\(count.summary.expectations)"
    return elements + [FigureParts.label(total, x: left + 8, y: baseline)]
  }

  /// A bar's length: the longest row fills the figure, and what there is can be seen.
  private func length(_ count: Int) -> Int {
    let longest = counts.map(\.summary.expectations).max() ?? 1
    let room = Self.width - Self.labelWidth - 70
    return max(3, count * room / max(longest, 1))
  }

  private func parts(_ count: EvidenceCount) -> [(tone: FigureTone, count: Int)] {
    let summary = count.summary
    let parts: [(tone: FigureTone, count: Int)] = [
      (.passed, summary.passed), (.known, summary.knownFailures),
      (.failed, summary.failed + summary.errors), (.unchecked, summary.skipped),
    ]
    return parts.filter { $0.count > 0 }
  }
}
