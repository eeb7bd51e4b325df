import LayoutTree
import Testing
import ViewLayout

@testable import Site

@MainActor
struct SpecPageTests {
  private func page(_ markdown: String, text: String = "Reset") throws -> String {
    try #require(try SiteFixture.files(markdown, text: text)["views/a.html"])
  }

  /// Returns the contents of the collapsed parts of a page.
  private func parts(_ markdown: String) throws -> String {
    let file = try #require(try SiteFixture.files(markdown)["views/a.parts.js"])
    return try UnpackedText.contents(of: file).joined()
  }

  @Test func `shows the prose, the code, a picture and the verdict`() throws {
    let page = try page(SiteFixture.spec(prose: "It *is* (R-TXT-1)."))
    let link = "<a class=\"rule\" href=\"../rules/TXT.html#r-txt-1\""
    #expect(page.contains("<p>It <em>is</em> (\(link)"))
    #expect(page.contains("<div class=\"code\"><pre tabindex=\"0\"><code>Text(\"Reset\")\n</code>"))
    #expect(page.contains("<figure><svg class=\"pic\" role=\"img\""))
    #expect(page.contains("✓ passed"))
    #expect(page.contains(">◐ derived</span>"))
  }

  @Test func `texts in an app's font use a font file that is copied into the site`() throws {
    let files = try SiteFixture.files(
      ["views/a": SiteFixture.spec()],
      text: { _ in "Reset" },
      font: DrawingFont(file: "/app/A.ttf", digest: 0xAB12)
    )
    #expect(files["fonts/A-ab12.ttf"] == "/app/A.ttf")
    #expect(files["site.css"]?.contains("src:url(\"fonts/A-ab12.ttf\")") == true)
    #expect(files["views/a.html"]?.contains("class=\"hs font-ab12\"") == true)
    #expect(files["views/a.html"]?.contains("font-src 'self' file:") == true)
  }

  @Test func `an expectation shows the metrics of a comment, but not those of metrics=`() throws {
    let markdown = """
      # A

      <!-- metrics: iOS 26 -->

      ## B

      ```swift
      Text("Reset")
      ```

      ```frames 10x10
      ...
      ```

      ```frames 20x20 metrics=test
      ...
      ```

      ```frames 30x30 metrics="macOS 26"
      #root 0 0 1 1
      ```
      """
    let page = try #require(try SiteFixture.files(markdown)["views/a.html"])
    #expect(page.contains(">measured by iOS 26</span>"))
    #expect(page.ranges(of: "measured by ").count == 1)
  }

  @Test func `shows numbered footnotes at the end and omits unused ones`() throws {
    let prose = "One[^b] and two[^a], `[^a]`.\n\n[^a]: Address\n[^b]: It is *so*.\n[^c]: Unused.\n"
    let page = try page(SiteFixture.spec(prose: prose))
    #expect(page.contains("One<sup><a href=\"#fn-1\">1</a></sup> and two<sup><a href=\"#fn-2\">2"))
    #expect(page.contains("<code>[^a]</code>."))
    #expect(page.contains("<li id=\"fn-1\">It is <em>so</em>."))
    #expect(page.contains("<li id=\"fn-2\">Address"))
    #expect(!page.contains("Unused"))
  }

  @Test(arguments: [("NOTE", "note", "Note"), ("warning", "warning", "Warning")])
  func `renders a Markdown alert with its kind as the title`(
    kind: String,
    style: String,
    title: String
  ) throws {
    let page = try page(SiteFixture.spec(prose: "> [!\(kind)]\n> Mind *it*.\n>\n> More.\n"))
    let start = "<div class=\"alert \(style)\" role=\"note\"><p class=\"title\">\(title)</p>"
    #expect(page.contains("\(start)<p>Mind <em>it</em>.</p><p>More.</p></div>"))
  }

  @Test func `a block quote with text after [!NOTE] is not an alert`() throws {
    let page = try page(SiteFixture.spec(prose: "> [!NOTE] Mind it.\n"))
    #expect(page.contains("<blockquote><p>[!NOTE] Mind it.</p></blockquote>"))
  }

  @Test func `renders the checkboxes of a Markdown task list`() throws {
    let page = try page(SiteFixture.spec(prose: "- [x] Done\n- [ ] Open\n- None\n"))
    #expect(
      page.contains(
        "<li class=\"task\"><input type=\"checkbox\" disabled=\"\" checked=\"\"> Done</li>"
      )
    )
    #expect(page.contains("<li class=\"task\"><input type=\"checkbox\" disabled=\"\"> Open</li>"))
    #expect(page.contains("<li>None</li>"))
  }

  @Test func `a hidden setup block is in a collapsed details element`() throws {
    let setup = "```swift setup hidden\nlet a = 1\n```\n\n```swift\n"
    let page = try page(SiteFixture.spec().replacing("```swift\n", with: setup))
    #expect(page.contains("<details class=\"shared\"><summary>Setup</summary><div class=\"code\">"))
  }

  @Test func `the title in the front matter is the heading of the page`() throws {
    let spec = SiteFixture.spec().replacing("# Texts\n\n", with: "")
    let page = try page("---\ntitle: Words & more\n---\n\n" + spec)
    #expect(page.contains("<h1>Words &amp; more</h1>"))
    #expect(!page.contains("---"))
  }

  @Test func `the heading has the scenario's anchor and a link to its source line`() throws {
    let page = try page(SiteFixture.spec())
    let slug = "a-word-is-as-wide-as-its-letters"
    #expect(page.contains("<h2 id=\"\(slug)\">A word is as wide as its letters <a class=\"src\""))
    #expect(!page.contains("<p class=\"sc\""))
    #expect(page.contains("href=\"../../Specs/views/a.md#L3\""))
    #expect(page.matches(of: /id="a-word-is-as-wide-as-its-letters"/).count == 1)
  }

  @Test func `a rule id in a heading links to the rule's page`() throws {
    let spec = SiteFixture.spec().replacing("## A word is", with: "## R-TXT-1: a word is")
    let link = "<a class=\"rule\" href=\"../rules/TXT.html#r-txt-1\""
    let heading = try #require(try page(spec).firstMatch(of: /<h2 id=.*?<\/h2>/))
    #expect(heading.output.contains(">\(link)"))
  }

  @Test func `lists the proposals, sizes and placements of the layout negotiation`() throws {
    let page = try parts(SiteFixture.spec())
    #expect(page.contains("<li class=\"k-propose\" data-n=\"0\" data-s=\"320 480\">"))
    #expect(page.contains("<li class=\"k-answer\" data-n=\"0\" data-s=\"50 20\">"))
    #expect(page.contains("<li class=\"k-place\" data-n=\"0\" data-s=\"50 20\">"))
    #expect(page.contains("\">R-TXT-1</a></b>"))
  }

  @Test func `a width sweep shows the scene at other proposed widths`() throws {
    let page = try parts(SiteFixture.spec())
    #expect(page.contains("<div class=\"sw\" data-w=\"0 10 20 30 "))
    #expect(page.contains(">Proposed width 320</p>"))
  }

  @Test func `a scene with the proposal nil × nil has a width sweep too`() throws {
    let spec = SiteFixture.spec().replacing("frames 320x480", with: "frames nilxnil")
    let file = try #require(try SiteFixture.files(spec)["views/a.parts.js"])
    #expect(try UnpackedText.text(ofFile: file).contains(/\["w",\d+,"At widths: 0 to 124",/))
  }

  @Test func `a failure highlights the differing line and draws the expected frame`() throws {
    let page = try page(SiteFixture.spec(frames: "Text \"Reset\"  8 0 50 20"))
    #expect(page.contains("✗ failed"))
    #expect(page.contains("<i class=\"w\">"))
    #expect(page.contains("<g class=\"xs\">"))
    #expect(page.contains("<td class=\"fig\" data-head=\"difference\">-8 0 0 0</td>"))
  }

  @Test func `a fence line omits known-failure= and evidence=, and the reason is shown`() throws {
    let attributes = "scale=2 known-failure=\"not so = yet\" "
    let spec = SiteFixture.spec(frames: "Text \"Reset\"  8 0 50 20")
      .replacing("evidence=", with: attributes + "evidence=")
    let page = try page(spec)
    #expect(page.contains("<code>frames 320x480 scale=2</code>"))
    #expect(page.contains(">not so = yet</p>"))
  }

  @Test func `the evidence label names the systems of on=`() throws {
    let spec = SiteFixture.spec().replacing(
      "evidence=",
      with: "on=\"iOS 17.0, macOS 26.2\" evidence="
    )
    let page = try page(spec)
    #expect(page.contains(" · iOS 17.0, macOS 26.2</span>"))
    #expect(page.contains("<code>frames 320x480</code>"))
  }

  @Test func `a mismatch links to the negotiation step that decided its value`() throws {
    let moved = try page(SiteFixture.spec(frames: "Text \"Reset\"  8 0 50 20"))
    let slug = "a-word-is-as-wide-as-its-letters"
    #expect(moved.contains("<a href=\"#\(slug)/step=3\">step 3</a>"))
    #expect(moved.matches(of: /<li class="k-/).count == 3)
    let larger = try page(SiteFixture.spec(frames: "Text \"Reset\"  0 0 60 20"))
    #expect(larger.contains("<a href=\"#\(slug)/step=2\">step 2</a>"))
  }

  @Test func `shows the escaped output of a scenario in a collapsed part`() throws {
    let id = "views/a#a-word-is-as-wide-as-its-letters"
    let files = try SiteFixture.files(SiteFixture.spec(), printed: [id: "width <50>\n"])
    let page = try #require(files["views/a.html"])
    #expect(page.contains("<details><summary>Printed text</summary>"))
    #expect(page.contains("<pre tabindex=\"0\">width &lt;50&gt;\n</pre>"))
    #expect(!(try self.page(SiteFixture.spec())).contains("Printed text"))
  }

  @Test func `the page contains no script, handler or javascript link of an author`() throws {
    let hostile = """
      <script>alert(1)</script> <img src=x onerror=alert(1)>

      [run](javascript:alert(1)) [also](JAVASCRIPT:alert(1)) ![x](data:text/html,<script>)
      """
    let label = "</text></svg><script>alert(2)</script>"
    let spec = SiteFixture.spec(prose: hostile, frames: "...\n#root 0 0 1 1")
      .replacing("#root 0 0 1 1", with: "")
    let page = try page(
      spec.replacing("...\n", with: "Text \"\(label)\"  0 0 50 20\n"),
      text: label
    )
    let scripts = page.matches(of: /<script[^>]*>/).map { String($0.output) }
    let own = ["../site.js", "../views/a.parts.js"].map { "<script src=\"\($0)\" defer=\"\">" }
    #expect(Set(scripts).isSubset(of: own))
    #expect(
      page.firstMatch(of: /<[^>]*(onerror|href="javascript|src="data:text)/.ignoresCase()) == nil
    )
    #expect(page.contains("&lt;script&gt;alert(2)&lt;/script&gt;"))
  }

  @Test func `a script fence shows its evidence, and a failure below its line`() throws {
    let script = "# A\n## B\n```script snapshot evidence=recorded\n-\n"
    let holding = try page(script + "appendItems a    refused no-sections\n```\n")
    #expect(holding.contains("✓ passed"))
    #expect(holding.contains(">● recorded</span>"))
    let failing = try page(script + "appendSections A    refused no-sections\n```\n")
    #expect(failing.contains("✗ failed"))
    #expect(failing.contains("</p><pre class=\"bad\""))
  }

  @Test func `Korean prose has the attribute lang=ko`() throws {
    let page = try page(SiteFixture.spec(prose: "배경은 앞의 뷰가 차지한 크기를 그대로 제안받는다."))
    #expect(page.contains("<div class=\"p\" lang=\"ko\">"))
  }

  @Test func `the same specs give an identical site`() throws {
    #expect(try SiteFixture.files(SiteFixture.spec()) == SiteFixture.files(SiteFixture.spec()))
  }

  @Test func `shows a square for each clause with its verdict, unless all clauses pass`() throws {
    #expect(!(try page(SiteFixture.spec() + SiteFixture.other)).contains("class=\"squares\""))
    let page = try page(SiteFixture.specOfTwo)
    let squares = page.matches(of: /<a class="v-([a-z]+)" href="#([a-z-]+)"/)
    #expect(squares.map(\.output.1) == ["passed", "failed"])
    #expect(squares.allSatisfy { page.contains("id=\"\($0.output.2)\"") })
  }

  @Test func `a table with sentences has the column name in each cell's data-head`() throws {
    let sentence = Array(repeating: "word", count: 15).joined(separator: " ")
    let table = { (text: String) in
      "| Claim | Verdict | Shown |\n| --- | --- | --- |\n| \(text) | right | here |"
    }
    let page = try page(SiteFixture.spec(prose: table(sentence)))
    #expect(page.contains("<table class=\"prose\">"))
    #expect(page.contains("<td data-head=\"Claim\">\(sentence)</td>"))
    #expect(page.contains("<td class=\"short\" data-head=\"Verdict\">right</td>"))
    let words = try self.page(SiteFixture.spec(prose: table("word")))
    #expect(words.contains("<table><thead>"))
    #expect(words.contains("<td>right</td>"))
  }

  @Test func `counts the clauses with <!-- reference style --> unless the page has it`() throws {
    let mark = "<!-- reference style -->"
    let words = "reference style of this engine, not Apple's"
    #expect(try page(SiteFixture.spec(prose: mark)).contains("; 1 clause in the \(words)"))
    let whole = SiteFixture.spec().replacing("# Texts\n", with: "# Texts\n\n\(mark)\n")
    #expect(try page(whole).contains("; \(words)"))
    #expect(!(try page(SiteFixture.spec())).contains("reference style"))
  }
}
