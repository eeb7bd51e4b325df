import SpecFormat
import Testing

struct RulePageTests {
  private static func page(_ text: String) -> RulePage {
    RulePage(bytes: Array(text.utf8), file: "Docs/Rules.md")
  }

  @Test func `a rule starts at a heading with its name and ends at its source line`() throws {
    let page = Self.page(
      """
      # Rules

      Words.

      ## Stacks

      ### R-STK-4

      **`Spacer` comes first**

      The least flexible child
      comes *first*.

      *Source: recorded (macOS 27). Confidence: high. Since: iOS 16; others before. No clause: it
      is new.*

      More words.

      ### R-STK-4a

      **Another one**

      Another one.

      *Source: ours. Confidence: low.*
      """
    )
    #expect(page.mistakes == [])
    #expect(page.title == "Rules")
    #expect(page.sections.map(\.title) == ["Rules", "Stacks"])
    #expect(page.rules.map(\.name.text) == ["R-STK-4", "R-STK-4a"])
    let rule = try #require(page.rules.first)
    #expect(rule.title.plainText == "Spacer comes first")
    #expect(rule.heading == "R-STK-4 · Spacer comes first")
    #expect(rule.text == "The least flexible child comes first.")
    #expect(rule.line == 7)
    #expect(rule.address == "Docs/Rules.md#r-stk-4")
    #expect(rule.origin.source == "recorded (macOS 27)")
    #expect(rule.origin.confidence == .high)
    #expect(rule.origin.since == "iOS 16; others before")
    #expect(rule.origin.reasonForNoClause == "it is new")
    #expect(page.rules[1].origin.since == nil)
    #expect(page.rules[1].origin.reasonForNoClause == nil)
    #expect(page.sections[1].parts.count == 3)
  }

  @Test(
    arguments: [
      "Words.", "Words.\n\n*Source: somewhere. Confidence: high.*",
      "Words.\n\n*Source: recorded. Confidence: great.*", "Words.\n\n*Source: recorded.*",
      "Words.\n\n## Other\n\n*Source: recorded. Confidence: high.*",
    ]
  )
  func `a rule without a valid source line is an error`(text: String) {
    let page = Self.page("### R-STK-4\n\n\(text)\n")
    #expect(page.mistakes == ["1: R-STK-4 has no source"])
    #expect(page.rules == [])
  }

  @Test func `a rule without a statement is an error`() {
    let page = Self.page("### R-STK-4\n\n**It is so**\n\n*Source: ours. Confidence: low.*\n")
    #expect(page.mistakes == ["1: R-STK-4 has no statement"])
  }

  @Test(
    arguments: [
      ("", "has no title: below its heading, add a paragraph with one fact in bold"),
      ("**It is so.**\n\n", "has a title that ends with a period: It is so."),
      ("**\(String(repeating: "so ", count: 27))so**\n\n", "has a title of 83 characters"),
    ]
  )
  func `a rule with a missing or invalid title is an error but is still parsed`(
    title: String,
    mistake: String
  ) {
    let page = Self.page("### R-STK-4\n\n\(title)Words.\n\n*Source: ours. Confidence: low.*\n")
    #expect(page.mistakes.count == 1)
    #expect(page.mistakes.first?.hasPrefix("1: R-STK-4 \(mistake)") == true)
    #expect(page.rules.map(\.text) == ["Words."])
  }

  @Test func `a rule family has the title of its section, or of the page if it spans several`() {
    let rule = "Words.\n\n*Source: ours. Confidence: low.*"
    let book = RuleBook([
      Self.page(
        """
        # All

        ## First

        ### R-AA-1

        \(rule)

        ### R-BB-1

        \(rule)

        ## Second

        ### R-BB-2

        \(rule)
        """
      )
    ])
    #expect(book.families.map(\.name) == ["AA", "BB"])
    #expect(book.families.map(\.title) == ["First", "All"])
    #expect(book.families.map(\.rules.count) == [1, 2])
    #expect(book.families[0].sections.map(\.rules.count) == [1])
    #expect(book.address(of: RuleName("R-BB-2")) == "Docs/Rules.md#r-bb-2")
    #expect(book.address(of: RuleName("R-AA")) == "Docs/Rules.md#first")
    #expect(book.address(of: RuleName("R-BB")) == "Docs/Rules.md#all")
    #expect(book.address(of: RuleName("R-BB-3")) == nil)
    #expect(book.address(of: RuleName("R-CC")) == nil)
  }

  @Test func `the rule pages of the package have no errors`() {
    for page in RuleBook.standard.pages {
      #expect(page.mistakes == [], "\(page.file)")
      #expect(!page.rules.isEmpty, "\(page.file)")
    }
  }
}

struct RulePieceTests {
  @Test func `a text is split at the rule names that it contains`() {
    let pieces = RulePiece.pieces(of: "wie 원 (R-SP-4, R-LAY-4a); R-VIEW")
    #expect(
      pieces == [
        .words("wie 원 ("), .rule(RuleName("R-SP-4")), .words(", "), .rule(RuleName("R-LAY-4a")),
        .words("); "), .rule(RuleName("R-VIEW")),
      ]
    )
  }

  @Test(arguments: ["", "R-x", "R-A-1", "R-", "no rule"])
  func `a text without a valid rule name is not split`(text: String) {
    #expect(RulePiece.pieces(of: text) == (text.isEmpty ? [] : [.words(text)]))
    #expect(RuleName(whole: text) == nil)
  }

  @Test func `RuleName parses the family of a rule and makes its link anchor`() {
    let names = ["R-SP-4", "R-LAY-4a", "R-VIEW"].map { RuleName($0) }
    #expect(names.map(\.family) == ["SP", "LAY", "VIEW"])
    #expect(names.map(\.isFamily) == [false, false, true])
    #expect(names.map(\.anchor) == ["r-sp-4", "r-lay-4a", "r-view"])
    #expect(RuleName(whole: "R-SP-4") == names[0])
    #expect(RuleName(whole: "R-SP-4.") == nil)
  }
}
