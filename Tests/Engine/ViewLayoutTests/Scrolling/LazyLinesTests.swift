import Testing
@testable import ViewLayout

/// Tests the division of elements into lines: three tracks, and two sections of five and four
/// elements.
struct LazyLinesTests {
  private let sections = [
    LazySection(header: 0..<1, content: 1..<6, footer: 6..<7),
    LazySection(header: 7..<8, content: 8..<12, footer: 12..<12),
  ]
  private var lines: LazyLines { LazyLines(sections: sections, trackCount: 3) }

  @Test func `headers, footers and sections start new lines`() {
    let slots = (0..<lines.count).map(lines.slots(ofLine:))
    #expect(slots == [0..<1, 1..<4, 4..<6, 6..<7, 7..<8, 8..<11, 11..<12])
  }

  @Test func `line(ofSlot:) is the inverse of slots(ofLine:)`() {
    for line in 0..<lines.count {
      for slot in lines.slots(ofLine: line) { #expect(lines.line(ofSlot: slot) == line) }
    }
  }

  @Test func `each line has a section and is a header, content or footer`() {
    let parts: [SectionPart] = [.header, .content, .content, .footer, .header, .content, .content]
    #expect((0..<7).map(lines.part(ofLine:)) == parts)
    #expect((0..<7).map(lines.section(ofLine:)) == [0, 0, 0, 0, 1, 1, 1])
  }

  @Test(arguments: [(0, 0, 0), (1, 1, 0), (3, 1, 0), (4, 1, 1), (5, 2, 1), (7, 2, 1)])
  func `partsBefore counts the headers and footers before a line`(
    line: Int,
    headers: Int,
    footers: Int
  ) {
    #expect(lines.partsBefore(line).headers == headers)
    #expect(lines.partsBefore(line).footers == footers)
  }

  @Test func `an empty list of sections has 0 lines`() {
    #expect(LazyLines(sections: [], trackCount: 3).count == 0)
  }

  @Test func `commonCount excludes a partial line to which elements are appended`() {
    var longer = sections
    longer[1] = LazySection(header: 7..<8, content: 8..<14, footer: 14..<14)
    #expect(lines.commonCount(with: LazyLines(sections: longer, trackCount: 3)) == 6)
  }

  @Test func `commonCount counts the lines before a section whose header changes`() {
    var others = sections
    others[1] = LazySection(header: 7..<9, content: 9..<12, footer: 12..<12)
    #expect(lines.commonCount(with: LazyLines(sections: others, trackCount: 3)) == 4)
  }
}

extension LazySection {
  /// Creates a section with rows only.
  init(rows: Range<Int>) {
    self.init(
      header: rows.lowerBound..<rows.lowerBound,
      content: rows,
      footer: rows.upperBound..<rows.upperBound
    )
  }
}
