/// The lines of a lazy container: a header, a footer, or as many elements as there are tracks.
struct LazyLines {
  private let sections: [LazySection]
  /// How many elements of a section's content are side by side.
  let trackCount: Int
  /// The first line of each section, and the number of all lines behind the last.
  private let firstLines: [Int]
  /// How many headers and footers are in the sections before each.
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
  /// How many lines there are.
  var count: Int { firstLines.last ?? 0 }

  /// The lines of a section, by its place among the sections.
  func lines(ofSection index: Int) -> Range<Int> { firstLines[index]..<firstLines[index + 1] }

  /// The place of the section that a line belongs to.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func section(ofLine line: Int) -> Int {
    lastIndex(below: firstLines.count - 1) { firstLines[$0] <= line }
  }

  /// The slots of a line.
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

  /// Whether a line is a header or a footer, which runs across all tracks.
  func runsAcross(_ line: Int) -> Bool { part(ofLine: line) != .content }

  /// The part of its section that a line belongs to.
  func part(ofLine line: Int) -> SectionPart {
    let index = section(ofLine: line)
    if line < firstLines[index] + sections[index].header.count { return .header }
    return line >= firstLines[index + 1] - sections[index].footer.count ? .footer : .content
  }

  /// How many of the lines before one are headers, and how many are footers.
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

  /// The line of a slot.
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

  /// How many lines both have before the first that has other slots; both have as many tracks.
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

  /// The last index below a bound that a predicate holds for, which holds for all before it.
  private func lastIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

/// A section of a lazy container, by the slots that its elements have, made or not.
///
/// Slots are numbered through the whole container: a header's, then the content's, then a
/// footer's.
struct LazySection: Equatable {
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>
  /// Whether it only holds what is outside of an author's sections.
  var isOpen = false

  /// All of the section's slots.
  var slots: Range<Int> { header.lowerBound..<footer.upperBound }

  /// Lets a part reach to a slot, and those behind it begin there.
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
