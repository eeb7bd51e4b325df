import Testing

/// Checks languages on pages and on the command line.
struct LanguageOptionTests {
  private static func spec(_ blocks: String) -> String {
    """
    # T

    <!-- resources: ../App -->

    ```swift
    Text("title").lineLimit(1).id("title").frame(maxWidth: 360)
    ```

    \(blocks)

    """
  }

  /// An app with a title of five characters in English, and of forty in German.
  private func package(
    _ blocks: String = "```size 500x40 evidence=derived\n500x40 -> 360x20\n```",
    german: String = "\"title\" = \"\(String(repeating: "Wort ", count: 8))\";",
    properties: String = ""
  ) throws -> FixturePackage {
    try FixturePackage([
      "a.md": Self.spec(blocks),
      "../App/en.lproj/Localizable.strings": "\"title\" = \"Title\";",
      "../App/de.lproj/Localizable.strings": german,
      "../App/Info.plist": "<plist version=\"1.0\"><dict>\(properties)</dict></plist>",
    ])
  }

  @Test func `a language in a variants block without strings in the app is a spec error`() throws {
    let package = try package(
      """
      ```variants 500x40 evidence=derived
      language  | #title.width
      en        |           50
      fr        |           50
      ```
      """
    )
    let outcome = try package.run(["check", "Specs/a.md"], tool: "plumb")
    #expect(outcome.status == 3)
    #expect(
      outcome.output.contains(
        "Specs/a.md:12:1: error: the app's folder has no texts in `fr`, but in de, en"
      )
    )
  }

  @Test func `a text without German strings fails a checks block with language=en,de`() throws {
    let block = "```checks 500x40 language=en,de\nno clipping\n```"
    let package = try package(block, german: "\"other\" = \"Wort\";")
    let outcome = try package.run(["check", "Specs/a.md"], tool: "plumb")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("no text 'title' in 'de'; that in 'en' is shown"))
  }

  @Test func `sweep lays out in all languages and names those of a finding`() throws {
    let sweep = try package().run(["sweep", "a#t"], tool: "plumb")
    #expect(sweep.status == 1)
    #expect(sweep.output.contains("1,224 layouts") || sweep.output.contains("1224 layouts"))
    #expect(sweep.output.contains("at 12 text sizes and in en, de, en-rtl; "))
    #expect(sweep.output.contains("German only; first on "))
    #expect(sweep.output.contains("\nen, en-rtl: all devices"))
  }

  @Test func `sweep --language selects languages, and --pseudo adds pseudo-languages`() throws {
    let package = try package()
    let one = try package.run(["sweep", "a#t", "--language", "en", "--pseudo"], tool: "plumb")
    #expect(one.output.contains("in en, en-longer, en-accented, en-rtl; "))
    let unknown = try package.run(["sweep", "a#t", "--language", "german"], tool: "plumb")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'de'?"))
    let other = try package.run(["sweep", "a#t", "--language", "en,fr"], tool: "plumb")
    #expect(other.status == 2)
    #expect(other.errors.contains("'fr' is not a valid value for '--language'"))
  }

  @Test func `an app that is never in landscape orientation is swept in portrait only`() throws {
    let package = try package(
      properties: """
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
        """
    )
    let sweep = try package.run(["sweep", "a#t", "--language", "en"], tool: "plumb")
    #expect(sweep.output.contains("204 layouts, on 17 devices in portrait, at 12 text sizes"))
  }

  @Test func `sweep --write adds language= with the swept languages to the checks block`() throws {
    let package = try package()
    _ = try package.run(["sweep", "a#t", "--write"], tool: "plumb")
    #expect(package.text(of: "Specs/a.md")?.contains(" language=en,de,en-rtl\n") == true)
  }
}
