import SpecFormat
import Testing

struct MarkdownPageTests {
  private func contents(_ text: String) -> [MarkdownPage.Content] {
    MarkdownPage(bytes: Array(text.utf8)) { "to/\($0)" }.blocks.map(\.content)
  }

  @Test func `cuts a file into headings, fences and prose, each at its line`() {
    let page = MarkdownPage(
      bytes: Array("# T\n\nA\nB\n\n```frames 1x1\nx\n```\n\n## `C` *d*\n".utf8)
    )
    #expect(page.blocks.map(\.line) == [1, 3, 6, 10])
    #expect(page.blocks.map(\.endLine) == [3, 6, 10, 11])
    #expect(
      page.blocks.map(\.content) == [
        .heading(level: 1, html: "T", text: "T", slug: "t"), .prose(html: "<p>A\nB</p>\n"),
        .fence(info: "frames 1x1", code: "x\n"),
        .heading(level: 2, html: "<code>C</code> <em>d</em>", text: "C d", slug: "c-d"),
      ]
    )
  }

  @Test func `leaves raw HTML out, and links that run code`() {
    #expect(contents("<div onclick=x>\nraw\n</div>\n") == [])
    #expect(contents("a <b onclick=x>c</b>") == [.prose(html: "<p>a c</p>\n")])
    let page = MarkdownPage(bytes: Array("[a](javascript:x) [b](data:text/html,x)".utf8))
    #expect(
      page.blocks.map(\.content) == [.prose(html: "<p><a href=\"\">a</a> <a href=\"\">b</a></p>\n")]
    )
  }

  @Test func `leads links where the page says`() {
    #expect(contents("[a](b.md)") == [.prose(html: "<p><a href=\"to/b.md\">a</a></p>\n")])
    #expect(
      contents("[a]\n\n[a]: c.md \"t\"") == [
        .prose(html: "<p><a href=\"to/c.md\" title=\"t\">a</a></p>\n")
      ]
    )
  }

  @Test func `numbers headings of the same words as GitHub does`() {
    let slugs = contents("## A\n\n> ## A\n\n## A\n").compactMap { content -> String? in
      guard case .heading(_, _, _, let slug) = content else { return nil }
      return slug
    }
    #expect(slugs == ["a", "a-2"])
  }
}
