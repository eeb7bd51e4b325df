import SpecFormat
import Testing

/// Checks the attribute `language` of blocks and the column of tables.
struct LanguageTests {
  private func environment(_ info: String) -> LayoutEnvironment? {
    expectation(info, "#a 0 0 1 1")?.environment
  }

  @Test func `language= sets the language and the layout direction of a block`() {
    #expect(environment("frames 9x9 language=de")?.language == LayoutLanguage(code: "de"))
    #expect(environment("frames 9x9 language=de")?.direction == .leftToRight)
    #expect(environment("frames 9x9 language=ar")?.direction == .rightToLeft)
    #expect(environment("frames 9x9 language=en-rtl")?.direction == .rightToLeft)
    #expect(environment("frames 9x9 language=de rtl")?.direction == .rightToLeft)
    #expect(environment("frames 9x9")?.language == nil)
  }

  @Test(
    arguments: [
      ("de", "de", nil), ("pt-BR", "pt-BR", nil), ("zh_Hant_TW", "zh-Hant-TW", nil),
      ("en-longer", "en", .longer), ("en-accented", "en", .accented),
      ("de-rtl", "de", .rightToLeft),
    ] as [(String, String, LayoutLanguage.Pseudo?)]
  )
  func `a language name has a code and an optional pseudo-language`(
    name: String,
    code: String,
    pseudo: LayoutLanguage.Pseudo?
  ) {
    #expect(LayoutLanguage(name) == LayoutLanguage(code: code, pseudo: pseudo))
  }

  @Test(arguments: ["", "xx", "german", "de-Xxxx", "en-QQQ", "longer", "de-longer-rtl"])
  func `LayoutLanguage is nil for an unknown or malformed name`(name: String) {
    #expect(LayoutLanguage(name) == nil)
  }

  @Test func `a checks block lays out each language in its own direction`() throws {
    let block = try #require(expectation("checks 9x9 language=en,ar", "fits"))
    let fence = try #require(block.content as? ChecksFence)
    let combinations = fence.combinations(standing: nil)
    #expect(combinations.map { $0.environment.language?.name } == ["en", "ar"])
    #expect(combinations.map(\.environment.direction) == [.leftToRight, .rightToLeft])
    #expect(fence.conditions.text(of: combinations[1]) == "9x9, ar")
  }

  @Test func `direction= of a checks block overrides the directions of its languages`() throws {
    let block = try #require(expectation("checks 9x9 language=en,ar direction=ltr", "fits"))
    let fence = try #require(block.content as? ChecksFence)
    let directions = fence.combinations(standing: nil).map(\.environment.direction)
    #expect(directions == [.leftToRight, .leftToRight])
  }

  @Test func `an unknown language is an error that suggests the nearest name`() {
    let form = "expected a language such as de, pt-BR, or en-longer, en-accented and en-rtl"
    let prefix = "Specs/x.md:3:15: error:"
    #expect(
      mistakes(inBlock: "frames 9x9 language=german", "#a 0 0 1 1") == [
        "\(prefix) `german` is not a valid value of `language`: \(form); did you mean `de`?"
      ]
    )
    #expect(
      mistakes(inBlock: "checks 9x9 language=de,en-loner", "fits") == [
        "\(prefix) `en-loner` is not a valid value of `language`: \(form); did you mean `en-longer`?"
      ]
    )
  }

  @Test func `language= with two languages is an error on a frames fence`() {
    #expect(mistakes(inBlock: "frames 9x9 language=de,en", "#a 0 0 1 1").count == 1)
  }

  @Test func `an unknown language in a variants table is an error at its position`() {
    let table = "language  | #a.width\nde,qq     |        1"
    #expect(
      mistakes(inBlock: "variants 9x9", table).first?.hasPrefix("Specs/x.md:5:4: error: `qq`")
        == true
    )
  }
}
