import SpecFormat
import Testing

struct ChecksLineTests {
  private func fence(_ info: String, _ lines: String) throws -> ChecksFence {
    try #require(expectation(info, lines)?.content as? ChecksFence)
  }

  @Test func `a checks block accepts every check, ids after except, and a minimum`() throws {
    let lines = """
      no truncation except #bio #"a note"
      no clipping
      no overlap
      inside parent
      fits
      targets >= 44
      words
      one-line
      """
    let found = try fence("checks 320x568", lines).lines
    #expect(found.map(\.check.name) == CheckName.allCases)
    #expect(found.map(\.exceptions) == [["bio", "a note"], [], [], [], [], [], [], []])
    #expect(found.map(\.check.least) == [0, 0, 0, 0, 0, 44, 0, 0])
    #expect(found.map(\.line) == Array(4...11))
  }

  @Test func `an unknown check is an error that suggests the nearest check`() {
    #expect(
      mistakes(inBlock: "checks 1x1", "no truncations\ninside parents\nno overlaps except #a") == [
        "Specs/x.md:4:1: error: unknown check `no truncations`; did you mean `no truncation`?",
        "Specs/x.md:5:1: error: unknown check `inside parents`; did you mean `inside parent`?",
        "Specs/x.md:6:1: error: unknown check `no overlaps`; did you mean `no overlap`?",
      ]
    )
  }

  @Test(arguments: ["targets", "targets 44", "targets <= 44", "targets >= 0", "targets >= inf"])
  func `a targets check requires >= and a positive finite length`(line: String) {
    #expect(
      mistakes(inBlock: "checks 1x1", line) == [
        "Specs/x.md:4:1: error: this is not a line of the form: targets >= 44"
      ]
    )
  }

  @Test func `the exceptions of a check are one or more ids with #`() {
    #expect(
      mistakes(inBlock: "checks 1x1", "fits except bio\nno overlap except") == [
        "Specs/x.md:4:13: error: this is not a line of the form: no overlap except #id #id",
        "Specs/x.md:5:18: error: this is not a line of the form: no overlap except #id #id",
      ]
    )
  }

  @Test func `a check that occurs twice in a block is an error`() {
    #expect(
      mistakes(inBlock: "checks 1x1", "fits\nfits except #a") == [
        "Specs/x.md:5:1: error: line 4 already has this element"
      ]
    )
  }

  @Test func `a checks block combines all sizes, devices, type sizes and directions`() throws {
    let info = """
      checks 320x568 device="iPhone 16" device="iPad mini landscape" type=large,accessibility5 \
      direction=ltr,rtl
      """
    let conditions = try fence(info, "fits").conditions
    let combinations = conditions.combinations(standing: nil)
    #expect(combinations.count == 12)
    #expect(
      [0, 3, 4, 11].map { conditions.text(of: combinations[$0]) } == [
        "320x568, large, ltr", "320x568, accessibility5, rtl", "iPhone 16, large, ltr",
        "iPad mini landscape, accessibility5, rtl",
      ]
    )
    #expect(combinations[4].environment.scale == 3)
    #expect(combinations[4].environment.safeArea?.top == 59)
    #expect(combinations[11].proposal == LayoutProposal(width: 1133, height: 744))
  }

  @Test func `a checks block combines every scale with every size and device`() throws {
    let conditions = try fence("checks 10x10 device=\"iPad\" scale=1,3", "fits").conditions
    let combinations = conditions.combinations(standing: nil)
    #expect(
      combinations.map { conditions.text(of: $0) } == [
        "10x10, @1", "10x10, @3", "iPad, @1", "iPad, @3",
      ]
    )
  }

  @Test func `an invalid scale of a checks block is an error`() {
    #expect(
      mistakes(inBlock: "checks 1x1 scale=2,x", "fits") == [
        "Specs/x.md:3:15: error: `2,x` is not a valid value of `scale`: expected a number"
      ]
    )
  }

  @Test func `a checks block without a size uses the last proposal`() throws {
    let text = "```swift\n```\n```frames 50x60\n...\n```\n```checks\nfits\n```\n"
    let expectations = try #require(parse(text).document.scenes.first?.phases.first?.expectations)
    let fence = try #require(expectations.last?.content as? ChecksFence)
    let standing = LayoutProposal(width: 50, height: 60)
    #expect(fence.combinations(standing: standing).map(\.proposal) == [standing])
    #expect(fence.combinations(standing: nil).isEmpty)
  }

  @Test func `a checks block has evidence=requirement by default, an error on a calls fence`() {
    #expect(expectation("checks 1x1", "fits")?.conditions.evidence == .requirement)
    #expect(
      mistakes(inBlock: "calls evidence=requirement", "a 1").first?.contains(
        "not a valid value of `evidence`"
      )
        == true
    )
  }

  @Test func `unknown type sizes, directions and devices of a checks block are errors`() {
    #expect(
      mistakes(inBlock: "checks 1x1 type=large,huge direction=up device=\"iPhon 16\"", "fits")
        .map { $0.prefix { $0 != "," } } == [
          "Specs/x.md:3:15: error: `huge` is not a valid value of `type`: expected one or more of xSmall",
          "Specs/x.md:3:31: error: `up` is not a valid value of `direction`: expected one or more of ltr",
          "Specs/x.md:3:44: error: unknown device `iPhon 16`; did you mean `iPhone 16`?",
        ]
    )
  }
}

struct PageChecksTests {
  private static let page = """
    # Cards

    ```checks 320x568
    fits
    ```

    ## One

    ```swift
    ```

    ## Two

    ```swift
    ```

    ```frames 10x10
    ...
    ```
    """

  @Test func `a checks block before the first clause applies to every scene of a page`() throws {
    let (document, diagnostics) = parse(Self.page)
    #expect(diagnostics.map(\.description) == [])
    #expect(document.pageExpectations.map(\.line) == [3])
    let lines = document.scenes.map { $0.phases[0].expectations.map(\.line) }
    #expect(lines == [[3], [17, 3]])
  }

  @Test func `page checks leave the proposal and environment of later steps unchanged`() throws {
    let page = Self.page.replacing("frames 10x10", with: "frames 10x10 rtl")
    let scenes = parse(page).document.scenes
    let (alone, later) = (scenes[0].phases[0].expectations[0], scenes[1].phases[0].expectations[1])
    #expect(alone.proposal == LayoutProposal(width: 320, height: 568))
    #expect(later.proposal == nil)
    #expect(later.environment.isRightToLeft)
    let fence = try #require(later.content as? ChecksFence)
    #expect(fence.combinations(standing: nil).map(\.proposal) == [alone.proposal])
  }

  @Test func `a checks block after a clause heading is an error without a scene`() {
    #expect(
      mistakes(in: "# Cards\n## One\n```checks 1x1\nfits\n```\n```swift\n```\n```size 1x1\n```\n")
        == ["Specs/x.md:3:1: error: there is no scene before this `checks` block"]
    )
  }
}
