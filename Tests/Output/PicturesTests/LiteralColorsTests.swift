import Testing

@testable import Pictures

/// Tests that files have literal colors, which programs other than browsers need.
struct LiteralColorsTests {
  private static let sheet = """
    .pic{--ink:#111;--veil:#102030;background:var(--ink)}
    @media(prefers-color-scheme:dark){.pic{--ink:#eee}}
    .pic .dk{--ink:#ddd}
    .pic .a{fill:var(--ink);stroke-width:2}
    .pic .b{fill:none}
    """

  @Test func `CSS variables become literal light colors, with dark ones in a media query`() {
    let literal = LiteralColors(sheet: Self.sheet, markup: "<g/>")
    let lines = literal.sheet.split(separator: "\n").map { String($0) }
    #expect(lines.contains(".pic{background:#111}"))
    #expect(lines.contains(".pic .a{fill:#111;stroke-width:2}"))
    #expect(lines.contains(".pic .dk .a{fill:#ddd}"))
    #expect(lines.contains(".pic .b{fill:none}"))
    let dark = literal.sheet.split(separator: "@media(prefers-color-scheme:dark){").last
    #expect(dark?.contains(".pic .a{fill:#eee}") == true)
    #expect(!literal.sheet.contains("var("))
  }

  @Test func `a color attribute becomes a class that precedes the rules of the sheet`() {
    let literal = LiteralColors(
      sheet: Self.sheet,
      markup: "<g class=\"b\" fill=\"var(--ink)\"><path stroke=\"rgb(1 2 3/50%)\"/></g>"
    )
    #expect(literal.markup == "<g class=\"c0 b\"><path class=\"c1\"/></g>")
    let first = literal.sheet.split(separator: "\n").prefix(3).map { String($0) }
    #expect(first.contains(".c0{fill:#111}"))
    #expect(literal.sheet.contains(".c1{stroke:rgba(1,2,3,0.5)}"))
  }

  @Test func `color-mix with transparent becomes an rgba color`() {
    let literal = LiteralColors(
      sheet: Self.sheet,
      markup: "<path fill=\"color-mix(in srgb,var(--veil) 25%,transparent)\"/>"
    )
    #expect(literal.sheet.contains(".c0{fill:rgba(16,32,48,0.25)}"))
  }

  @Test func `LiteralColors leaves var() in the text of an element unchanged`() {
    let markup = "<text>fill=&quot;var(--ink)&quot; a</text>"
    #expect(LiteralColors(sheet: Self.sheet, markup: markup).markup == markup)
  }
}
