/// The lines of a lazy container.
///
/// A line is a header, a footer, or as many elements as there are tracks.
struct LazyLines {
  private let sections: [LazySection]
  /// The number of elements in a line of content.
  let trackCount: Int
  /// The first line of each section, followed by the total number of lines.
  private let firstLines: [Int]
  /// The numbers of headers and footers in the sections before each section.
  private let partsBeforeSections: [(headers: Int, footers: Int)]

  init(sections: [LazySection], trackCount: Int) {
    self.sections = sections
    self.trackCount = max(1, trackCount)
    var firstLines = [0]
    var parts: [(headers: Int, footers: Int)] = []
    var (headers, footers) = (0, 0)
    for section in sections {
      let content = (section.content.count + self.trackCount - 1) / self.trackCount
      let lines = section.header.count + content + section.footer.count
      firstLines.append((firstLines.last ?? 0) + lines)
      parts.append((headers, footers))
      headers += section.header.count
      footers += section.footer.count
    }
    self.firstLines = firstLines
    partsBeforeSections = parts
  }
}

extension LazyLines {
  var count: Int { firstLines.last ?? 0 }

  func lines(ofSection index: Int) -> Range<Int> { firstLines[index]..<firstLines[index + 1] }

  /// Returns the section that a slot belongs to; `nil` if there is none.
  func section(ofSlot slot: Int) -> LazySection? { sections.first { $0.slots.contains(slot) } }

  /// Returns the index of the section that a line belongs to.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func section(ofLine line: Int) -> Int {
    lastIndex(below: firstLines.count - 1) { firstLines[$0] <= line }
  }

  func slots(ofLine line: Int) -> Range<Int> {
    let index = section(ofLine: line)
    let section = sections[index]
    let inside = line - firstLines[index]
    if inside < section.header.count { return one(section.header.lowerBound + inside) }
    let footer = firstLines[index + 1] - section.footer.count
    if line >= footer { return one(section.footer.lowerBound + line - footer) }
    let start = section.content.lowerBound + (inside - section.header.count) * trackCount
    return start..<min(start + trackCount, section.content.upperBound)
  }

  /// Returns whether a line is a header or a footer, which spans all tracks.
  func runsAcross(_ line: Int) -> Bool { part(ofLine: line) != .content }

  func part(ofLine line: Int) -> SectionPart {
    let index = section(ofLine: line)
    if line < firstLines[index] + sections[index].header.count { return .header }
    return line >= firstLines[index + 1] - sections[index].footer.count ? .footer : .content
  }

  /// Returns the numbers of headers and of footers among the lines before a line.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func partsBefore(_ line: Int) -> (headers: Int, footers: Int) {
    guard !sections.isEmpty else { return (0, 0) }
    let index = line < count ? section(ofLine: line) : sections.count - 1
    let (own, before) = (sections[index], partsBeforeSections[index])
    let footerStart = firstLines[index + 1] - own.footer.count
    return (
      before.headers + min(own.header.count, line - firstLines[index]),
      before.footers + max(0, line - footerStart)
    )
  }

  func line(ofSlot slot: Int) -> Int {
    let index = lastIndex(below: sections.count) { sections[$0].slots.lowerBound <= slot }
    let section = sections[index]
    if section.header.contains(slot) { return firstLines[index] + slot - section.header.lowerBound }
    if section.footer.contains(slot) {
      return firstLines[index + 1] - (section.footer.upperBound - slot)
    }
    return firstLines[index] + section.header.count
      + (slot - section.content.lowerBound) / trackCount
  }

  /// Returns the number of lines before the first line with different slots; both must have equally
  /// many tracks.
  func commonCount(with other: LazyLines) -> Int {
    var common = 0
    for (index, others) in zip(sections.indices, other.sections) {
      let own = sections[index]
      if own == others {
        common += lines(ofSection: index).count
        continue
      }
      guard own.header == others.header, own.content.lowerBound == others.content.lowerBound else {
        return common
      }
      return common + own.header.count + min(own.content.count, others.content.count) / trackCount
    }
    return common
  }

  private func one(_ slot: Int) -> Range<Int> { slot..<(slot + 1) }

  /// Returns the last index below a bound that satisfies a predicate.
  ///
  /// The predicate must hold for all indices before that one.
  private func lastIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

/// A section of a lazy container, by the slots of its elements, realized or not.
///
/// Slots are numbered across the whole container: in each section the header's come first, then the
/// content's, then the footer's.
struct LazySection: Equatable {
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>
  /// Whether the section only contains elements that are outside of any `Section`.
  var isOpen = false

  var slots: Range<Int> { header.lowerBound..<footer.upperBound }

  /// Extends a part to a slot; later parts start there.
  mutating func extend(_ part: SectionPart, to slot: Int) {
    switch part {
    case .header:
      header = header.lowerBound..<slot
      (content, footer) = (slot..<slot, slot..<slot)
    case .content:
      content = content.lowerBound..<slot
      footer = slot..<slot
    case .footer:
      footer = footer.lowerBound..<slot
    }
  }
}
