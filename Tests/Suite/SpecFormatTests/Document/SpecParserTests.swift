import SpecFormat
import Testing

struct SpecParserTests {
  private let scene = "```swift\n```\n```calls\na 1\n```\n"

  @Test func `a spec with every kind of block parses without errors`() {
    let (document, diagnostics) = parse(Sample.everything)
    #expect(diagnostics.map(\.description) == [])
    #expect(document.title == "Everything")
    #expect(document.clauses.map(\.title) == ["원은 남은 공간을 나눈다", "Rejections"])
    #expect(document.clauses.map(\.isInformative) == [false, true])
    #expect(document.clauses.map(\.sketches.count) == [0, 1])
    #expect(
      document.scenarios.map(\.id) == [
        "x#first", "x#second", "x#third", "x#원은-남은-공간을-나눈다-4", "x#rejections",
      ]
    )
    #expect(document.sharedBlocks.map { $0.imports.map(\.path) } == [["Dispatch"]])
    let scene = document.scenes.first
    #expect(scene?.setup.count == 1)
    #expect(scene?.phases.map(\.expectations.count) == [1, 5])
    #expect(scene?.phases.map { $0.step != nil } == [false, true])
  }

  @Test func `<!-- reference style --> before the first ## heading applies to the whole page`() {
    let text = "# A\n\n<!-- reference style -->\n\n## B\n" + scene
    let document = parse(text).document
    #expect(document.usesReferenceStyle)
    #expect(document.clauses.map(\.usesReferenceStyle) == [true])
    let unmarked = parse("# A\n\n## B\n" + scene).document
    #expect(!unmarked.usesReferenceStyle)
    #expect(unmarked.clauses.map(\.usesReferenceStyle) == [false])
  }

  @Test func `<!-- reference style --> below a heading applies to its clause and subsections`() {
    let text = """
      # A

      \(scene)
      ## Before

      ## Marked

      <!-- reference style -->

      ### Inside

      #### Deeper

      ## Behind

      ### Marked alone

      <!--reference style-->

      ### Its sibling
      """
    let document = parse(text).document
    #expect(!document.usesReferenceStyle)
    #expect(
      document.clauses.filter(\.usesReferenceStyle).map(\.title) == [
        "Marked", "Inside", "Deeper", "Marked alone",
      ]
    )
  }

  @Test func `<!-- reference style --> after a scene before any ## heading applies to the page`() {
    let document = parse("# A\n\n\(scene)\n<!-- reference style -->\n\n## B\n").document
    #expect(document.usesReferenceStyle)
    #expect(document.clauses.map(\.usesReferenceStyle) == [true, true])
  }

  @Test func `a clause lists the rules that its heading, prose and comments cite`() {
    let text = """
      # R-TOP

      ## A part (R-STK-12)

      By R-STK-4 and R-ABS-3b, and R-STK-4 again; <!-- R-VIEW --> but not R-x or R-.

      \(scene.replacing("a 1", with: "a 1 # R-NOT-1"))
      ### Without
      """
    let (document, _) = parse(text)
    #expect(
      document.clauses.map { $0.rules.map(\.text) } == [
        ["R-ABS-3b", "R-STK-4", "R-STK-12", "R-VIEW"], [],
      ]
    )
  }

  @Test func `a swift rejected block has an expected message, code and evidence`() {
    let scenario = parse(Sample.everything).document.scenarios.last
    guard case .rejected(let rejected) = scenario?.body else {
      Issue.record("no rejected block")
      return
    }
    #expect(rejected.message == "type '()' cannot conform to 'View'")
    #expect(rejected.code.code == "self.width = 3\n")
    #expect(rejected.conditions.evidence == .article)
  }

  @Test func `scenario ids are numbered if headings repeat or have several scenarios`() {
    let text = "## A\n\(scene)\(scene)\n## A\n\(scene)```swift rejected\n```\n"
    #expect(parse(text).document.scenarios.map(\.id) == ["x#a", "x#a-2", "x#a-1", "x#a-1-2"])
  }

  @Test func `an id= on one scenario does not change the numbered ids of the others`() {
    let text = "## A\n" + scene.replacing("```swift", with: "```swift id=b") + scene
    #expect(parse(text).document.scenarios.map(\.id) == ["x#b", "x#a-2"])
  }

  @Test func `blocks before the first ## heading belong to a clause with the page's title`() {
    let clauses = parse("# T\n\(scene)## A\n").document.clauses
    #expect(clauses.map(\.level) == [1, 2])
    #expect(clauses.map(\.title) == ["T", "A"])
    #expect(clauses.map(\.slug) == ["t", "a"])
    #expect(parse(scene).document.title == "x")
  }

  @Test func `headings from ## to #### outside of block quotes start a clause`() {
    let text = "# T\n## A\n### B\n#### C\n##### D\n###### E\n> ## F\n\nG\n---\n"
    #expect(parse(text).document.clauses.map(\.title) == ["A", "B", "C", "G"])
  }

  @Test func `a setup, a scene and a step in nested subsections form one scenario`() {
    let text = "## A\n```swift setup\n```\n### B\n\(scene)#### C\n```swift step\n```\n"
    let (document, diagnostics) = parse(text)
    #expect(diagnostics.isEmpty)
    #expect(document.scenarios.map(\.id) == ["x#b"])
    #expect(document.scenes.first?.phases.count == 2)
  }

  @Test func `only the first frames block of a scenario needs a proposal`() {
    let lines = "Circle 0 0 1 1\n```\n"
    let text = "```swift\n```\n```frames 1x1\n\(lines)```frames\n\(lines)```negotiation\n...\n```\n"
    let (document, diagnostics) = parse(text)
    #expect(diagnostics.isEmpty)
    let proposals = document.scenes.first?.phases.first?.expectations.map(\.proposal)
    #expect(proposals == [LayoutProposal(width: 1, height: 1), nil, nil])
  }

  @Test func `stage.resize in a setup replaces the proposal of the first frames block`() {
    let text = """
      ```swift setup
      stage.resize(width: 1, height: 2)
      ```
      ```swift
      ```
      ```frames
      Circle 0 0 1 1
      ```
      """
    #expect(mistakes(in: text) == [])
  }

  @Test func `fences of other languages and nested samples of specs are ignored`() {
    let text = scene + "```json\n{\n```\n\n````\n```frames\n```\n````\n\n~~~text\n```swift\n~~~\n"
    #expect(mistakes(in: text) == [])
    #expect(parse(text).document.scenarios.count == 1)
  }

  @Test(arguments: ["> ", "- ", "1. > "])
  func `an error in a block quote or a list is reported at its position in the file`(
    marker: String
  ) {
    let indentation = marker == "> " ? marker : marker.hasSuffix("> ") ? "   > " : "  "
    let lines = "```swift\n```\n```frames 1x1\nA 0 0 1 x\n```".split(separator: "\n")
    let text = marker + lines.joined(separator: "\n\(indentation)")
    let column = indentation.count + 9
    #expect(mistakes(in: text) == ["Specs/x.md:4:\(column): error: `x` is not a number"])
  }

  @Test func `CRLF line endings and a byte order mark do not change parsed scenarios`() {
    let text = "\u{FEFF}" + Sample.everything.replacing("\n", with: "\r\n")
    var document = parse(text).document
    #expect(document.digest != parse(Sample.everything).document.digest)
    document.digest = parse(Sample.everything).document.digest
    document.markdown = parse(Sample.everything).document.markdown
    #expect(document == parse(Sample.everything).document)
  }
}
