@testable import SpecAuthoring
import HostileTexts
import SpecFormat
import Testing

struct DeadLinkCheckTests {
  private static let scene = """
    ```swift id=first
    A()
    ```

    ```frames 1x1 evidence=derived
    A  0 0 1 1
    ```

    """

  /// Returns the findings in `Specs/views/a.md` with some prose, in a suite that also has an
  /// article and a page of `Docs`.
  private func findings(_ prose: String) -> [String] {
    let texts = [
      "Specs/views/a.md": "# A\n\n## Own\n\n\(prose)\n\n\(Self.scene)",
      "Specs/articles/under-the-hood.md": "# U\n\n## The `first` clause\n\n\(Self.scene)",
      "Docs/Reference/Laws.md": "# Laws\n",
    ]
    let files = LinkableFiles(
      bytes: { texts[$0].map { Array($0.utf8) } },
      names: { folder in
        texts.keys.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
      }
    )
    let bytes = Array((texts["Specs/views/a.md"] ?? "").utf8)
    let parsed = SpecParser.parse(bytes: bytes, file: "Specs/views/a.md", name: "views/a")
    let spec = LintedSpec(document: parsed.document, files: files)
    return LintChecks.findings(in: [spec]).map(\.description)
  }

  @Test(arguments: [
    "[a](../articles/under-the-hood.md)", "[a](../articles/under-the-hood.md#the-first-clause)",
    "[a](../articles/under-the-hood.md#first)", "[a](../articles/under-the-hood.md#first/step=2)",
    "[a](../../Docs/Reference/Laws.md#laws)", "[a](#own)", "[a][b]\n\n[b]: #own",
    "[a](#top)", "[a](#TOP)", "<a name=\"x\"></a>\n\n[a](#x)",
    "Word <span class=\"c\" id='y'>z</span> [a](#y)",
    "[a](https://x.y/z.md)",
    "[a](picture.png)", "`[a](none.md)`",
  ])
  func `valid links, web links, picture links and links in code give no finding`(prose: String) {
    #expect(findings(prose) == [])
  }

  @Test func `a link to a missing file is an error with the nearest path`() {
    let link = "[it](../articles/under-the-hod.md#x)"
    #expect(
      findings("See \(link) and\n\(link).")
        == ["5:10", "6:6"].map { place in
          "Specs/views/a.md:\(place): error: there is no file `Specs/articles/under-the-hod.md`; "
            + "did you mean `../articles/under-the-hood.md`? [link-dead]"
        }
    )
    #expect(findings("[a](../b/a.md)").map { $0.contains("did you mean `a.md`?") } == [true])
    #expect(findings("[a](../../../Docs/Reference/Laws.md)").count == 1)
  }

  @Test func `a link to a missing heading is an error with the nearest anchor`() {
    let file = "Specs/articles/under-the-hood.md"
    #expect(
      findings("[a](../articles/under-the-hood.md#the-frist-clause)") == [
        "Specs/views/a.md:5:5: error: `\(file)` has no heading and no scenario "
          + "`#the-frist-clause`; did you mean `#the-first-clause`? [link-dead]"
      ]
    )
    #expect(findings("[a](#own-thing)").count == 1)
  }

  @Test func `a dead reference link is reported once, at its definition`() {
    let found = findings("[a][b] [c][b]\n\n[b]: #nothing")
    #expect(found.map { $0.prefix(21) } == ["Specs/views/a.md:7:6:"])
  }
}

struct UnsafeLinkCheckTests {
  private func findings(_ prose: String) -> [String] {
    let bytes = Array("# A\n\n## B\n\n\(prose)\n".utf8)
    let parsed = SpecParser.parse(bytes: bytes, file: "Specs/a.md", name: "a")
    return LintChecks.findings(in: [LintedSpec(document: parsed.document)])
      .filter { $0.check == "link-unsafe" }.map(\.description)
  }

  @Test func `a link with another scheme than https, http or mailto is an error`() {
    #expect(
      findings("a [b](javascript:alert(1)), ![c](data:text/html,d)\n\n[e]\n\n[e]: VBScript:f") == [
        "Specs/a.md:5:7: error: pages show this link as text, since `javascript` is not one of "
          + "`https`, `http`, `mailto` [link-unsafe]",
        "Specs/a.md:5:34: error: pages show this link as text, since `data` is not one of "
          + "`https`, `http`, `mailto` [link-unsafe]",
        "Specs/a.md:9:6: error: pages show this link as text, since `vbscript` is not one of "
          + "`https`, `http`, `mailto` [link-unsafe]",
      ]
    )
  }

  @Test(arguments: [
    "[a](https://b.c)", "[a](HTTP://b.c)", "[a](mailto:b@c.d)", "[a](b.md#c)", "![a](b/c:d.png)",
    "[a](#b:c)", "`[a](javascript:b)`",
  ])
  func `https, mailto and relative links, and links in code, give no finding`(prose: String) {
    #expect(findings(prose) == [])
  }
}
