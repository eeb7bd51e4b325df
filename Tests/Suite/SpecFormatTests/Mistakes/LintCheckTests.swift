@testable import SpecAuthoring
import SpecFormat
import Testing

struct LintCheckTests {
  private func findings(_ text: String) -> [String] {
    let document = parse(text).document
    let spec = LintedSpec(document: document)
    return LintChecks.findings(in: [spec]).map { "\($0.line):\($0.column) \($0.check)" }
  }

  /// Returns a spec with one scene in a clause, whose blocks start at line 6.
  private func scene(_ blocks: String, code: String = "A()", prose: String = "") -> String {
    "# Title\n\(prose)\n## Clause\n```swift\n\(code)\n```\n\(blocks)\n"
  }

  private let block = "```frames 1x1 evidence=derived\nA  0 0 1 1\n```"

  @Test func `a complete spec has no findings`() {
    #expect(findings(scene(block)) == [])
  }

  @Test func `evidence-unstated reports expectations and rejected code without evidence`() {
    #expect(findings(scene("```frames 1x1\nA  0 0 1 1\n```")) == ["7:1 evidence-unstated"])
    let rejected = "# T\n## C\n```swift rejected\nA()\n```\n"
    #expect(findings(rejected) == ["3:1 evidence-unstated"])
  }

  @Test func `clause-uncovered reports a clause without a scenario`() {
    let text = scene(block) + "## Bare\n### Part\n<!-- informative -->\n"
    #expect(findings(text) == ["10:1 clause-uncovered"])
  }

  @Test(arguments: [
    "```frames 1x1 evidence=derived\n#root  0 0 1 1\n```",
    "```frames 1x1 evidence=derived\nA  0 0 1 1\n  ...\n```",
  ])
  func `root-only reports a scenario that checks only the frame of the root`(block: String) {
    #expect(findings(scene(block)) == ["4:1 root-only"])
    #expect(findings(scene("\(block)\n```calls evidence=derived\nA.body 1\n```")) == [])
  }

  @Test func `root-only ignores a tree of a single view`() {
    #expect(findings(scene(block)) == [])
  }

  @Test func `scenario-repeated reports a scenario with equal code and expectations`() {
    let again = "\n## Again\n```swift\n  A( )\n\n```\n\(block)\n"
    let text = scene(block, code: "A( )") + again
    #expect(findings(text) == ["12:1 scenario-repeated"])
  }

  @Test func `scenario-repeated ignores equal code with other expectations`() {
    let other = block.replacing("1x1", with: "2x2")
    #expect(findings(scene(block) + "\n## Again\n```swift\nA()\n```\n\(other)\n") == [])
  }

  @Test(
    arguments: [
      ("struct A {}", 1), ("enum A {}", 1), ("let A = 1", 1), ("private struct A {}", 0),
      ("struct B {}", 0), ("func A() {}", 0), ("extension A { struct A {} }", 0),
    ]
  )
  func `shared-name-repeated reports a type or constant that two specs declare`(
    code: String,
    count: Int
  ) {
    let specs = [("a", "struct A {}"), ("b", code)].map { name, code in
      let text = "# T\n```swift shared\n\n\(code)\n```\n"
      return LintedSpec(document: parse(text, name: name).document)
    }
    let found = LintChecks.findings(in: specs).filter { $0.check == "shared-name-repeated" }
    #expect(found.map(\.line) == Array(repeating: 4, count: count))
    #expect(found.allSatisfy { $0.file.hasSuffix("b.md") && $0.message.contains("a.md:4") })
  }

  @Test func `scenario-repeated also compares the shared code of the specs`() {
    let texts = ["struct A {}", "struct A { }"].map { shared in
      "```swift shared\n\(shared.replacing("}", with: " var x = 1 }"))\n```\n" + scene(block)
    }
    let specs = texts.map { text in
      LintedSpec(document: parse(text).document)
    }
    #expect(LintChecks.findings(in: specs).map(\.check) == ["scenario-repeated"])
    let own = texts[0].replacing("var x", with: "let y")
    let different = LintedSpec(document: parse(own).document)
    #expect(LintChecks.findings(in: [specs[0], different]) == [])
  }

  @Test func `numbers-out-of-column reports unaligned numbers, and its fix aligns them`() {
    let bad = "```frames 1x1 evidence=derived\nA  0 0 10 1\n  B 0 0 1 1\n```"
    let text = scene(bad)
    #expect(findings(text) == ["9:3 numbers-out-of-column"])
    var spec = EditableSpec(parse(text).document.markdown)
    for check in LintChecks.all { check.fix(parse(text).document, in: &spec) }
    let fixed = String(decoding: spec.bytes, as: UTF8.self)
    #expect(findings(fixed) == [])
    let columns = "A    0  0  10  1\n  B  0  0   1  1"
    #expect(fixed == text.replacing("A  0 0 10 1\n  B 0 0 1 1", with: columns))
  }

  @Test(arguments: [
    ("", ["7:1 source-unnamed"]), ("Measured by [someone](https://a.b).", []),
    ("Source: WWDC 2022.", []),
  ])
  func `source-unnamed reports recorded evidence without a link or a source`(
    prose: String,
    expected: [String]
  ) {
    let recorded = block.replacing("derived", with: "recorded")
    let found = findings(scene(recorded, prose: prose)).filter { $0 != "7:1 platform-unnamed" }
    #expect(found == expected)
  }

  @Test func `source-unnamed accepts a source in a parent clause, not in a sibling clause`() {
    let recorded = block.replacing("derived", with: "recorded")
    let scenes = ["A", "B"].map { "```swift\n\($0)()\n```\n" }
    let text =
      "# T\n## One\n[a](b)\n\(scenes[0])\(block)\n## Two\niOS 17\n\(scenes[1])\(recorded)\n"
    #expect(findings(text) == ["15:1 source-unnamed"])
    #expect(findings(text.replacing("## Two", with: "### Two")) == [])
  }

  @Test func `file-name-repeated reports specs with equal names in two folders`() {
    let specs = ["a/x", "b/x", "b/y"].map { name in
      let bytes = Array(scene(block, code: "A(\"\(name)\")").utf8)
      let parsed = SpecParser.parse(bytes: bytes, file: "Specs/\(name).md", name: name)
      return LintedSpec(document: parsed.document)
    }
    let found = LintChecks.findings(in: specs).map { "\($0.file):\($0.line) \($0.check)" }
    #expect(found == ["Specs/b/x.md:1 file-name-repeated"])
  }

  @Test func `a finding prints as file:line:column, severity, message and check`() {
    var finding = LintFinding(file: "Specs/a.md", line: 3, column: 2, message: "so", check: "it")
    #expect(finding.description == "Specs/a.md:3:2: warning: so [it]")
    finding.severity = .error
    #expect(finding.description == "Specs/a.md:3:2: error: so [it]")
  }
}
