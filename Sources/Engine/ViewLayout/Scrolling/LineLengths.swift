import Foundation

/// The lengths of a lazy container's lines: measured lengths, and averages for the other lines.
///
/// Headers, footers and lines of content have separate averages. Consecutive lines of equal lengths
/// share an entry, so a million equal rows need only one.
struct LineLengths {
  /// Consecutive lines with equal measured lengths.
  private struct Run {
    var start: Int
    var count: Int
    /// The gap before each line and the length of each line, in points.
    let gap: CGFloat
    let length: CGFloat
    /// The start of the first line's gap, in points from the container's start.
    var offset: CGFloat = 0

    var end: Int { start + count }
  }

  /// The lines that the lengths belong to.
  private let lines: LazyLines
  /// The gap before a line that has not been measured, in points.
  private let estimatedGap: CGFloat
  /// The length of a line that has not been measured, if there is no average for its kind.
  private let estimatedLength: CGFloat
  private var runs: [Run] = []
  private var headers = LineAverage()
  private var contents = LineAverage()
  private var footers = LineAverage()

  init(of lines: LazyLines, estimatedGap: CGFloat, estimatedLength: CGFloat) {
    self.lines = lines
    self.estimatedGap = estimatedGap
    self.estimatedLength = estimatedLength
  }
}

extension LineLengths {
  var count: Int { lines.count }

  /// Whether any line has been measured.
  var isKnown: Bool { !runs.isEmpty }

  /// Returns the start of the gap before a line, in points; for `count`, the end of all lines.
  ///
  /// - Complexity: O(log *r*) for *r* runs of lines with equal measured lengths.
  func offset(of line: Int) -> CGFloat {
    let index = runs.partitionPoint { $0.start > line } - 1
    guard index >= 0 else { return unmeasuredLength(of: 0..<line) }
    let run = runs[index]
    if line < run.end { return run.offset + (line - run.start).times(run.gap + run.length) }
    return run.offset + run.count.times(run.gap + run.length)
      + unmeasuredLength(of: run.end..<line)
  }

  /// Returns the gap before a line, in points.
  func gap(before line: Int) -> CGFloat {
    let index = runs.partitionPoint { $0.start > line } - 1
    if index >= 0, line < runs[index].end { return runs[index].gap }
    return line == 0 ? 0 : estimatedGap
  }

  /// The total length of all lines and the gaps between them, in points.
  var total: CGFloat { offset(of: count) }

  /// Returns the first line that ends after an offset; `count` if none does.
  func firstLine(endingAfter offset: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.offset(of: middle + 1) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func unmeasuredLength(of range: Range<Int>) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    let gaps = range.lowerBound == 0 ? range.count - 1 : range.count
    let (before, after) = (
      lines.partsBefore(range.lowerBound), lines.partsBefore(range.upperBound)
    )
    let headerCount = after.headers - before.headers
    let footerCount = after.footers - before.footers
    let estimate = contents.length ?? estimatedLength
    return gaps.times(estimatedGap)
      + (range.count - headerCount - footerCount).times(estimate)
      + headerCount.times(headers.length ?? estimate)
      + footerCount.times(footers.length ?? estimate)
  }
}

extension LineLengths {
  /// Stores the measurements of consecutive lines.
  ///
  /// - Complexity: O(*m* + *r*) for *m* lines and *r* runs.
  mutating func measure(_ measured: [(gap: CGFloat, length: CGFloat)], from start: Int) {
    guard !measured.isEmpty else { return }
    let range = start..<(start + measured.count)
    let new = measured.enumerated().map { offset, line in
      Run(start: start + offset, count: 1, gap: line.gap, length: line.length)
    }
    let (before, after) = (parts(before: range.lowerBound), parts(after: range.upperBound))
    runs = Self.merged(before + new + after)
    setAverages()
    setOffsets()
  }

  /// Returns the lengths that remain valid for other sections: those of lines before the first
  /// changed one.
  func retained(in sections: [LazySection]) -> LineLengths {
    let lines = LazyLines(sections: sections, trackCount: lines.trackCount)
    var retained = LineLengths(
      of: lines,
      estimatedGap: estimatedGap,
      estimatedLength: estimatedLength
    )
    retained.runs = parts(before: self.lines.commonCount(with: lines))
    retained.setAverages()
    retained.setOffsets()
    return retained
  }

  private mutating func setAverages() {
    (headers, contents, footers) = (LineAverage(), LineAverage(), LineAverage())
    for run in runs {
      let (before, after) = (lines.partsBefore(run.start), lines.partsBefore(run.end))
      let headerCount = after.headers - before.headers
      let footerCount = after.footers - before.footers
      headers.add(headerCount, of: run.length)
      footers.add(footerCount, of: run.length)
      contents.add(run.count - headerCount - footerCount, of: run.length)
    }
  }

  private func parts(before line: Int) -> [Run] {
    runs.prefix { $0.start < line }.map { run in
      var run = run
      run.count = min(run.count, line - run.start)
      return run
    }
  }

  private func parts(after line: Int) -> [Run] {
    runs.drop { $0.end <= line }.map { run in
      var run = run
      let cut = max(0, line - run.start)
      run.start += cut
      run.count -= cut
      return run
    }
  }

  private static func merged(_ runs: [Run]) -> [Run] {
    runs.reduce(into: []) { merged, run in
      if let last = merged.last, last.end == run.start, last.gap == run.gap,
        last.length == run.length
      {
        merged[merged.count - 1].count += run.count
      } else {
        merged.append(run)
      }
    }
  }

  private mutating func setOffsets() {
    var (line, offset) = (0, CGFloat.zero)
    for index in runs.indices {
      offset += unmeasuredLength(of: line..<runs[index].start)
      runs[index].offset = offset
      line = runs[index].end
      offset += runs[index].count.times(runs[index].gap + runs[index].length)
    }
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a predicate.
  ///
  /// The predicate must hold for all elements after that one.
  fileprivate func partitionPoint(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The average length of lines of one kind.
struct LineAverage {
  private var count = 0
  private var total: CGFloat = 0

  /// The average in points; `nil` if there are no lines.
  var length: CGFloat? { count == 0 ? nil : total / CGFloat(count) }

  mutating func add(_ count: Int, of length: CGFloat) {
    self.count += count
    total += count.times(length)
  }
}

extension Int {
  /// Returns the product with a length in points; 0 times infinity is 0.
  fileprivate func times(_ length: CGFloat) -> CGFloat { self == 0 ? 0 : CGFloat(self) * length }
}
