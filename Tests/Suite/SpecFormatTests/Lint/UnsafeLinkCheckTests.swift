import HostileTexts
import SpecFormat
import Testing

struct UnsafeLinkCheckTests {
  private func findings(_ prose: String) -> [String] {
    let bytes = Array("# A\n\n## B\n\n\(prose)\n".utf8)
    let parsed = SpecParser.parse(bytes: bytes, file: "Specs/a.md", name: "a")
    return LintChecks.findings(in: [LintedSpec(document: parsed.document)])
      .filter { $0.check == "link-unsafe" }.map(\.description)
  }

  @Test func `a link that pages show as text is an error at its address`() {
    #expect(
      findings("a [b](javascript:alert(1)), ![c](data:text/html,d)\n\n[e]\n\n[e]: VBScript:f") == [
        "Specs/a.md:5:7: error: pages show this as text and lead nowhere: `javascript` is none of "
          + "`https`, `http`, `mailto` [link-unsafe]",
        "Specs/a.md:5:34: error: pages show this as text and lead nowhere: `data` is none of "
          + "`https`, `http`, `mailto` [link-unsafe]",
        "Specs/a.md:9:6: error: pages show this as text and lead nowhere: `vbscript` is none of "
          + "`https`, `http`, `mailto` [link-unsafe]",
      ]
    )
  }

  @Test(arguments: [
    "[a](https://b.c)", "[a](HTTP://b.c)", "[a](mailto:b@c.d)", "[a](b.md#c)", "![a](b/c:d.png)",
    "[a](#b:c)", "`[a](javascript:b)`",
  ])
  func `a link that leads somewhere is none`(prose: String) {
    #expect(findings(prose) == [])
  }
}
