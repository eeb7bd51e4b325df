import Conformance
import HostileTexts
import Reporting
import ElementTree
import SpecFormat
import Testing

/// Tests Markdown documents with hostile texts by parsing them again with libcmark.
struct HostileMarkdownTests {
  /// Returns a text as a paragraph shows it: line breaks become spaces, and the ends are trimmed.
  private func shown(_ text: String) -> String {
    let line = text.replacing("\r\n", with: " ").replacing("\n", with: " ")
      .replacing("\r", with: " ").replacing("\t", with: " ")
    return VisibleText.line(line)
  }

  /// Returns the text of inline elements; `nil` if one of them is not a text.
  private func text(of pieces: [MarkdownInline]?) -> String? {
    guard let pieces else { return nil }
    let texts = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.count == pieces.count ? texts.joined() : nil
  }

  private func text(of block: MarkdownBlock?) -> String? {
    guard case .paragraph(let pieces)? = block?.content else { return nil }
    return text(of: pieces)
  }

  private func blocks(_ text: String) throws -> [MarkdownBlock] {
    try MarkdownDocument(bytes: Array(text.utf8)).blocks
  }

  @Test(arguments: HostileText.all)
  func `an escaped text is parsed back from a paragraph, heading, list item and link`(
    hostile: HostileText
  ) throws {
    let text = MarkdownText.escaped(hostile.text)
    let link = MarkdownText.link(hostile.text, to: "a.md")
    let blocks = try blocks("\(text)\n\n## \(text)\n\n- \(text)\n\n\(link)\n")
    try #require(blocks.count == 4)
    let words = shown(hostile.text)
    #expect(self.text(of: blocks[0]) == words)
    #expect(self.text(of: blocks[1].heading?.content) == words)
    #expect(blocks[2].children.count == 1 && self.text(of: blocks[2].children.first) == words)
    guard case .paragraph(let pieces) = blocks[3].content, case .link(let read)? = pieces.first
    else {
      Issue.record("there is no link")
      return
    }
    #expect(pieces.count == 1 && read.address == "a.md")
    #expect(self.text(of: read.content) == words)
  }

  @Test(arguments: HostileText.all)
  func `a hostile text is parsed back from a code span and from a fence`(
    hostile: HostileText
  ) throws {
    let blocks = try blocks(
      MarkdownText.code(hostile.text) + "\n\n" + MarkdownText.fenced(hostile.text) + "\n"
    )
    try #require(blocks.count == 2)
    #expect(blocks[0].content == .paragraph([.code(shown(hostile.text))]))
    guard case .fence(let fence) = blocks[1].content else {
      Issue.record("there is no fence")
      return
    }
    #expect(fence.code == VisibleText.lines(hostile.text) + "\n")
  }

  @Test(arguments: HostileText.all)
  func `an escaped path is parsed as one link target without a title`(hostile: HostileText) throws {
    let link = MarkdownText.link("words", to: MarkdownText.path("Specs/\(hostile.text).md"))
    let links = try blocks("\(link)\n").flatMap(\.links)
    #expect(links.count == 1)
    let target = links.first.flatMap { LinkTarget(address: $0.address, in: "a.md") }
    // A link parser may interpret a path with a colon as a scheme, but it is still a single URL.
    #expect(hostile.text.contains(":") || target?.file.hasSuffix(".md") == true)
    #expect(links.first?.title == "")
  }

  @Test(arguments: HostileText.all)
  func `a hostile text adds no block, link or raw HTML to a Markdown report`(
    hostile: HostileText
  ) throws {
    let writers: [any ReportWriter] = [JobSummaryWriter(), MarkdownReportWriter()]
    for writer in writers {
      let text = writer.text(for: HostileReport.report(hostile.text))
      let plain = writer.text(for: HostileReport.report("plain"))
      #expect(HostileText.hidden(in: text) == [])
      #expect(try shape(of: text) == shape(of: plain))
    }
  }

  @Test(arguments: HostileText.all)
  func `replacing a section of a pull request comment leaves no part of a hostile text`(
    hostile: HostileText
  ) {
    let report = HostileReport.report(hostile.text)
    var before = report
    before.specs[0].clauses[0].scenarios[0].results[0].verdict = .passed
    let writer = ComparisonCommentWriter(style: ComparisonStyle())
    let text = writer.document(for: ReportComparison(base: before, head: report)).text
    let comment = CommentSection(marked: text).replaced(in: "before\n")
    let other = CommentSection(marked: "other\n").replaced(in: comment)
    #expect(other == "before\n\nother\n")
  }

  /// Returns the kinds of all blocks, with their numbers of links and raw HTML elements.
  private func shape(of text: String) throws -> [String] {
    func kinds(_ block: MarkdownBlock) -> [String] {
      let kind =
        switch block.content {
        case .heading(let heading): "heading \(heading.level)"
        case .paragraph(let pieces):
          "paragraph \(pieces.count { if case .html = $0 { true } else { false } })"
        case .table(let table): "table \(table.header.count) \(table.rows.count)"
        case .fence: "fence"
        case .indentedCode: "code"
        case .html: "html"
        case .quotation: "quotation"
        case .list: "list"
        case .rule: "rule"
        }
      return ["\(kind), \(block.links.count) links"] + block.children.flatMap(kinds)
    }
    return try blocks(text).flatMap(kinds)
  }
}
