import ElementTree
import Testing

@testable import Site

@MainActor
struct PageContentsTests {
  @Test func `a page of several clauses lists them, and says which fails`() throws {
    let page = try #require(try SiteFixture.files(SiteFixture.specOfTwo)["views/a.html"])
    let list = try #require(page.firstMatch(of: /<nav class="toc".*?<\/nav>/))
    let links = list.output.matches(of: /href="#([^"]*)"/).map { String($0.output.1) }
    #expect(links == ["a-word-is-as-wide-as-its-letters", "no-word-is-as-wide-as-its-letters"])
    #expect(list.output.matches(of: /class="v-failed"[^>]*>✗ No word/).count == 1)
  }

  @Test func `a page of one clause has no list`() throws {
    let page = try #require(try SiteFixture.files(SiteFixture.spec())["views/a.html"])
    #expect(!page.contains("class=\"toc\""))
  }

  @Test func `a page with failures has buttons to leave those`() throws {
    let files = try SiteFixture.files(SiteFixture.specOfTwo)
    for name in ["views/a.html", "index.html"] {
      let page = try #require(files[name])
      #expect(page.contains(/<button [^>]*data-f="failed"[^>]*>1 failing<\/button>/), "\(name)")
      #expect(!page.contains("known to fail</button>"), "\(name)")
    }
    let held = try #require(try SiteFixture.files(SiteFixture.spec())["views/a.html"])
    #expect(!held.contains("class=\"chips\""))
  }
}
