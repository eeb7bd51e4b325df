import SpecFormat
import Testing

/// Tests mistakes in the order of a spec's blocks.
struct BlockOrderMistakeTests {
  private let scene = "```swift\n```\n```calls\na 1\n```\n"

  @Test func `refuses an expectation before any scene`() {
    #expect(
      mistakes(in: "## A\n```frames 1x1\nA 0 0 1 1\n```\n\(scene)") == [
        "Specs/x.md:2:1: error: there is no scene before this `frames` block"
      ]
    )
  }

  @Test func `refuses a step before any scene`() {
    #expect(
      mistakes(in: "```swift step\n```\n\(scene)") == [
        "Specs/x.md:1:1: error: there is no scene before this `swift step` block"
      ]
    )
  }

  @Test(arguments: ["## B\n\n", "```swift rejected\n```\n"])
  func `refuses an expectation after a new heading or a rejected block`(between: String) {
    #expect(
      mistakes(in: "## A\n\(scene)\(between)```calls\na 1\n```\n") == [
        "Specs/x.md:9:1: error: there is no scene before this `calls` block"
      ]
    )
  }

  @Test(arguments: ["", "## B\n"])
  func `refuses a setup block without a later scene in its section`(after: String) {
    #expect(
      mistakes(in: "## A\n\(scene)```swift setup\n```\n\(after)") == [
        "Specs/x.md:7:1: error: no scene follows this `swift setup` block in its section"
      ]
    )
  }

  @Test(arguments: ["frames 1x1", "negotiation 1x1", "issues"])
  func `refuses a scenario whose only expected line is an ellipsis`(info: String) {
    #expect(
      mistakes(inBlock: info, "...") == [
        "Specs/x.md:1:1: error: the scenario checks nothing: no expectation follows the scene"
      ]
    )
  }

  @Test func `refuses a scenario id that is already used`() {
    let named = scene.replacing("```swift", with: "```swift id=a")
    #expect(
      mistakes(in: "## A\n\(scene)## B\n\(named)") == [
        "Specs/x.md:8:1: error: the id `x#a` is already used at Specs/x.md:2"
      ]
    )
  }

  @Test func `refuses a second level-1 heading`() {
    #expect(
      mistakes(in: "# A\n\(scene)# B\n") == [
        "Specs/x.md:7:1: error: a spec has only one `#` heading; the first is at line 1"
      ]
    )
  }
}
