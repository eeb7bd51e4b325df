import ElementTree
import Foundation
import HostileTexts
import Reporting
import Testing
@testable import Site

@MainActor
struct HostilePageTests {
  /// A site with a page for each hostile text, and one page for a plain text.
  private static let site = try? files(["plain"] + HostileText.all.map(\.text))

  /// Writes a site of specs, named `views/0` and so on, with a text in the prose, in a failing
  /// scene and in its output.
  private static func files(_ texts: [String]) throws -> [String: String] {
    let names = texts.indices.map { "views/\($0)" }
    let specs = texts.map { text in
      SiteFixture.spec(
        prose: "\(MarkdownText.escaped(text)) [words](0.md \"title\")",
        frames: "Text \"Reset\"  8 0 50 20"
      )
    }
    let ids = names.map { "\($0)#a-word-is-as-wide-as-its-letters" }
    let textsByID = Dictionary(uniqueKeysWithValues: zip(ids, texts))
    return try SiteFixture.files(
      Dictionary(uniqueKeysWithValues: zip(names, specs)),
      text: { textsByID[$0] ?? "" },
      printed: textsByID
    )
  }

  private static let plain = site?["views/0.html"].map { PageShape(of: $0) }

  @Test(arguments: zip(HostileText.all.indices, HostileText.all))
  func `a hostile text adds no element, attribute or script to a page`(
    index: Int,
    hostile: HostileText
  ) throws {
    let page = try #require(Self.site?["views/\(index + 1).html"])
    let plain = try #require(Self.plain)
    let shape = PageShape(of: page)
    #expect(shape.scripts == ["../site.js"])
    // A text of several lines has one element per line in its picture, and an empty text has none.
    #expect(shape.elements.isSubset(of: plain.elements))
    #expect(shape.attributes.isSubset(of: plain.attributes))
    #expect(HostileText.hidden(in: page) == [])
    let printed = EscapedPrint.of(hostile.text)
    #expect(page.contains("<pre tabindex=\"0\">\(printed)</pre>"))
  }

  @Test func `the search index of hostile texts is a script of one line`() throws {
    let words = try #require(Self.site?["words.js"])
    #expect(words.count { $0.isNewline } == 1)
    #expect(HostileText.hidden(in: words) == [])
  }

  @Test func `a page has no inline style or handler, and a Content-Security-Policy`() throws {
    let page = try #require(try Self.files(["a < b"])["views/0.html"])
    #expect(!PageShape(of: page).attributes.contains { $0 == "style" || $0.hasPrefix("on") })
    #expect(!PagePolicy.text.contains("unsafe"))
    #expect(page.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "))
  }

  @Test(arguments: [
    ("c <javascript:b>", "c <code>javascript:b</code>"),
    ("[a](javascript:b)", "a (<code>javascript:b</code>)"),
    ("[a](<java\tscript:b>)", "a (<code>java\tscript:b</code>)"),
    ("[a](&#106;avascript:b)", "a (<code>javascript:b</code>)"),
    ("![a](data:image/png,b)", "a (<code>data:image/png,b</code>)"),
    ("![a](https://b.c/d.png)", "<a href=\"https://b.c/d.png\">a</a>"),
    ("[![a](https://b.c/d.png)](e.md)", "e.md\">a</a>"),
    ("[a](https://b.c)", "<a href=\"https://b.c\">a</a>"),
  ])
  func `links with unsafe schemes become text, and remote images become links`(
    prose: String,
    markup: String
  ) throws {
    let page = try #require(
      try SiteFixture.files(SiteFixture.spec(prose: prose))["views/a.html"]
    )
    #expect(page.contains(markup))
  }
}

/// Converts a printed text to the HTML of a page.
private enum EscapedPrint {
  static func of(_ text: String) -> String {
    VisibleText.lines(text.replacing("\r\n", with: "\n"))
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// The elements and attribute names of a page or a picture, as a browser parses them.
///
/// A hostile text that is not escaped would add some.
struct PageShape: Equatable {
  var elements: Set<String> = []
  var attributes: Set<String> = []
  /// The URLs of scripts; an empty one for an inline script.
  var scripts: Set<String> = []
}

extension PageShape {
  /// Parses a page in which every `<` starts a tag, because all others are escaped.
  init(of page: String) {
    for tag in page.matches(of: /<(\/?[A-Za-z!?][^\s>\/]*)([^>]*)>/) {
      let name = String(tag.output.1)
      elements.insert(name)
      var source = ""
      for attribute in tag.output.2.matches(of: /([^\s=\/"]+)(?:="([^"]*)")?/) {
        attributes.insert(String(attribute.output.1))
        if attribute.output.1 == "src" { source = String(attribute.output.2 ?? "") }
      }
      if name == "script" { scripts.insert(source) }
    }
  }
}
