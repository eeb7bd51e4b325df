import ElementTree
import Testing
@testable import Site

/// Tests `index.html`, `results.html`, `scenarios.html` and the pages of topics and API names.
@MainActor
struct IndexPageTests {
  private func index(of spec: String) throws -> String {
    try #require(try SiteFixture.files(spec)["results.html"])
  }

  @Test func `index.html has counts, links and failures, with failures before the search`() throws {
    let page = try #require(try SiteFixture.files(SiteFixture.specOfTwo)["index.html"])
    for text in [
      "<b>2 scenarios, 2 expectations</b>", ">1 passed</a>", ">1 failed</a>",
      "moved by -8 on x", "href=\"names.html\"", "href=\"rules.html\"",
      "href=\"scenarios.html\"",
      "line 24: Text \"Reset\" frame: expected 8 0 50 20, actual 0 0 50 20",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(page.utf8.count < 300_000)
    let failures = try #require(page.firstRange(of: "What fails"))
    let search = try #require(page.firstRange(of: "class=\"find\""))
    #expect(failures.lowerBound < search.lowerBound)
  }

  @Test func `index.html shows scenario cards for one topic and topic cards for several`() throws {
    let files = try SiteFixture.files(SiteFixture.specOfTwo)
    let page = try #require(files["index.html"])
    let picture = "pictures/views/a/a-word-is-as-wide-as-its-letters.svg"
    #expect(page.contains("<img src=\"\(picture)\""))
    #expect(files[picture] != nil)
    #expect(!page.contains("% recorded"))
    #expect(!page.contains("SwiftUI and UIKit"))
    let recorded = SiteFixture.spec().replacing("=derived", with: "=recorded on=\"iOS 26\"")
    let two = try SiteFixture.files(["views/a": recorded, "more/b": SiteFixture.spec()])
    let index = try #require(two["index.html"])
    for text in ["href=\"topics/views.html\"", "100 % recorded", "How SwiftUI and UIKit"] {
      #expect(index.contains(text), "\(text)")
    }
  }

  @Test func `a topic's page lists its specs, their clauses and its rules`() throws {
    let spec = SiteFixture.spec(prose: "A word (R-TXT-1).")
    let page = try #require(try SiteFixture.files(spec)["topics/views.html"])
    #expect(page.contains(/<h2><a href="..\/views\/a.html">Texts<\/a><\/h2>/))
    #expect(page.contains("A text wraps at the proposed width"))
    #expect(page.contains("◐ 1 derived"))
    #expect(page.contains(/<li data-ev="derived">.*A word is as wide as its letters/))
  }

  @Test func `an API name's page has signatures, an example, rules and scenarios`() throws {
    let spec = SiteFixture.spec(prose: "A word (R-TXT-1).")
    let page = try #require(try SiteFixture.files(spec)["types/Text.html"])
    #expect(page.contains("<h1><code>Text</code></h1>"))
    #expect(page.contains("verbatim"))
    #expect(page.contains(/<details class="sweep" open="" data-part="w\d+">/))
    #expect(page.contains("<script src=\"../views/a.parts.js\" defer=\"\">"))
    #expect(page.contains("href=\"../rules/TXT.html#r-txt-1\""))
    #expect(page.contains("href=\"../views/a.html#a-word-is-as-wide-as-its-letters\""))
    #expect(page.contains("href=\"../topics/views.html\""))
  }

  @Test func `site.js starts with the API names that have a page`() throws {
    let script = try #require(try SiteFixture.files(SiteFixture.spec())["site.js"])
    #expect(script.hasPrefix("globalThis.plumbNames = {\"members\":[],\"types\":[\"Text\"]};\n"))
  }

  @Test func `results.html links to the failures before the topics`() throws {
    let index = try index(of: SiteFixture.specOfTwo)
    let failure = try #require(index.firstRange(of: "<section id=\"failures\""))
    let clauses = try #require(index.firstRange(of: "<section id=\"clauses\""))
    #expect(failure.lowerBound < clauses.lowerBound)
    #expect(index.contains("href=\"views/a.html#no-word-is-as-wide-as-its-letters\""))
    #expect(index.contains("href=\"topics/views.html\""))
  }

  @Test func `scenarios.html has the failing scenarios, and scenarios.js has all`() throws {
    let files = try SiteFixture.files(SiteFixture.specOfTwo)
    let page = try #require(files["scenarios.html"])
    let failing = "<li data-v=\"failed\" data-ev=\"derived\" data-e=\"derived\" data-r=\"Text\">"
    #expect(page.ranges(of: "<li data-").count == 1)
    #expect(page.contains(failing))
    #expect(page.contains("<li><a href=\"views/a.html\">Texts</a><span class=\"note\"> 2</span>"))
    let list = try UnpackedText.text(ofFile: #require(files["scenarios.js"]))
    #expect(list.hasPrefix(failing))
    #expect(list.ranges(of: "<li data-").count == 2)
    #expect(list.contains("href=\"views/a.html#a-word-is-as-wide-as-its-letters\""))
  }

  @Test func `results.html groups failures by their cause, with the largest group first`() throws {
    let wrong = [("views/a", 8), ("views/b", 8), ("views/c", 8), ("views/d", 3)].map { name, x in
      (name, SiteFixture.spec(frames: "Text \"Reset\"  \(x) 0 50 20"))
    }
    let specs = Dictionary(uniqueKeysWithValues: wrong)
    let index = try #require(try SiteFixture.files(specs)["results.html"])
    let causes = index.matches(
      of: /<details class="cause"[^>]*><summary><b>([^<]*)<(.*?)<\/details>/
    )
    #expect(
      causes.map { String($0.output.1) } == [
        "3 scenarios moved by -8 on x", "1 scenario moved by -3 on x",
      ]
    )
    #expect(causes.first?.output.2.matches(of: /<li>/).count == 3)
  }

  @Test func `the contents list of results.html links to all sections in order`() throws {
    let index = try index(of: SiteFixture.specOfTwo)
    let sections = index.matches(of: /<section id="([a-z]+)"/).map { String($0.output.1) }
    let contents = try #require(index.firstMatch(of: /<nav class="contents".*?<\/nav>/))
    let links = contents.output.matches(of: /href="#([a-z]+)"/).map { String($0.output.1) }
    #expect(links == sections)
    #expect(Set(sections).count == sections.count)
    #expect(sections.first == "failures")
  }

  @Test func `results.html lists values that differ between systems, with links to both`() throws {
    let spec = SiteFixture.spec().replacing(
      "```frames 320x480",
      with: "```frames 320x480 evidence=recorded on=\"iOS 13\"\nText \"Reset\" 0 0 60 20\n```\n\n"
        + "```frames 320x480 on=\"iOS 17\""
    )
    let files = try SiteFixture.files(spec)
    let index = try #require(files["results.html"])
    let part = try #require(index.firstMatch(of: /<section id="systems".*?<\/section>/))
    let lines = part.output.matches(of: /href="views\/a\.html#(L\d+)"/).map(\.output.1)
    #expect(lines.count == 2)
    let page = try #require(files["views/a.html"])
    for line in lines { #expect(page.contains("id=\"\(line)\"")) }
    #expect(part.output.contains(">iOS 13</a>"))
    #expect(part.output.contains(">iOS 17</a>"))
    #expect(part.output.contains(": width 60 → 50"))
  }

  @Test func `results.html counts the clauses of each topic by verdict`() throws {
    let index = try index(of: SiteFixture.specOfTwo + "\n## Nothing shows this\n\nProse.\n")
    let row = try #require(index.firstMatch(of: /<td><a href="topics\/views.html">.*?<\/tr>/))
    #expect(
      row.output.hasSuffix(
        "<td class=\"num\">3</td><td class=\"num\">1</td>"
          + "<td>1 failed, 1 without scenarios</td></tr>"
      )
    )
  }

  @Test func `results.html omits sections without entries`() throws {
    let index = try index(of: SiteFixture.spec())
    #expect(!index.contains("id=\"failures\""))
    #expect(!index.contains("id=\"known\""))
    #expect(!index.contains("id=\"systems\""))
  }
}

@MainActor
struct PageContentsTests {
  @Test func `a page with several clauses lists them, with a cross for each that fails`() throws {
    let page = try #require(try SiteFixture.files(SiteFixture.specOfTwo)["views/a.html"])
    let list = try #require(page.firstMatch(of: /<nav class="toc".*?<\/nav>/))
    let links = list.output.matches(of: /href="#([^"]*)"/).map { String($0.output.1) }
    #expect(links == ["a-word-is-as-wide-as-its-letters", "no-word-is-as-wide-as-its-letters"])
    #expect(list.output.matches(of: /class="v-failed"[^>]*>✗ No word/).count == 1)
  }

  @Test func `a page with one clause has no table of contents`() throws {
    let page = try #require(try SiteFixture.files(SiteFixture.spec())["views/a.html"])
    #expect(!page.contains("class=\"toc\""))
  }

  @Test func `a page with failures has a filter button for them, a passing page has none`() throws {
    let page = try #require(try SiteFixture.files(SiteFixture.specOfTwo)["views/a.html"])
    #expect(page.contains(/<button [^>]*data-f="failed"[^>]*>1 failing<\/button>/))
    #expect(!page.contains("known to fail</button>"))
    let held = try #require(try SiteFixture.files(SiteFixture.spec())["views/a.html"])
    #expect(!held.contains("class=\"chips\""))
  }
}
