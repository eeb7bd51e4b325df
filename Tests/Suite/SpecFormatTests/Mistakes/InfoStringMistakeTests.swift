import SpecFormat
import Testing

/// Tests mistakes in the info strings of fences.
struct InfoStringMistakeTests {
  private let checks = "```calls\na 1\n```\n"

  @Test func `an unknown role of a swift fence is an error with the nearest role`() {
    #expect(
      mistakes(in: "```swift setpu\n```\n```swift\n```\n" + checks) == [
        "Specs/x.md:1:10: error: unknown role `setpu`; did you mean `setup`?"
      ]
    )
  }

  @Test func `a second role of a swift fence is an error`() {
    #expect(
      mistakes(in: "```swift setup shared\n```\n```swift\n```\n" + checks) == [
        "Specs/x.md:1:16: error: unexpected word `shared` on a `swift setup` fence"
      ]
    )
  }

  @Test func `an expected message is valid only on swift rejected, and only in quotes`() {
    #expect(
      mistakes(in: "```swift \"text\"\n```\n\(checks)```swift rejected text\n```\n") == [
        "Specs/x.md:1:10: error: unexpected word `\"text\"` on a `swift` fence",
        "Specs/x.md:6:19: error: unexpected word `text` on a `swift rejected` fence",
      ]
    )
  }

  @Test(arguments: [
    ("evidnce=article", "unknown attribute `evidnce`; did you mean `evidence`?"),
    ("rlt", "unknown attribute `rlt`; did you mean `rtl`?"),
    ("colour=red", "unknown attribute `colour`"),
    ("id=a", "`id` does not apply to a `frames` fence"),
    ("rtl=yes", "`rtl` takes no value"),
    ("scale", "`scale` needs a value: `scale=…`"),
    ("skip=\"\"", "`skip` needs a value: `skip=…`"),
    ("rtl rtl", "`rtl` is given twice"),
    ("quickly", "unexpected word `quickly` on a `frames` fence"),
    ("\"a b\"", "unexpected word `\"a b\"` on a `frames` fence"),
    ("5x5", "unexpected word `5x5` on a `frames` fence"),
    ("skip=\"a", "the quote is never closed"),
    ("scale=0", "`0` is not a valid value of `scale`: expected a number above 0"),
    ("scale=two", "`two` is not a valid value of `scale`: expected a number"),
    ("tolerance=-1", "`-1` is not a valid value of `tolerance`: expected a number of at least 0"),
    (
      "offset=1",
      "`1` is not a valid value of `offset`: expected 2 numbers with commas between them"
    ),
    (
      "safe-area=1,2,3,inf",
      "`1,2,3,inf` is not a valid value of `safe-area`: expected 4 numbers with commas between them"
    ),
    (
      "margins=1,2,,4",
      "`1,2,,4` is not a valid value of `margins`: expected 4 numbers with commas between them"
    ),
    (
      "evidence=artcle",
      """
      `artcle` is not a valid value of `evidence`: expected one of recorded, article, documented, \
      derived, accepted; did you mean `article`?
      """
    ),
    (
      "dynamic-type=xxlarge",
      """
      `xxlarge` is not a valid value of `dynamic-type`: expected one of xSmall, small, medium, large, \
      xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, \
      accessibility5; did you mean `xxLarge`?
      """
    ),
  ])
  func `an unknown word, attribute or attribute value is an error`(
    attribute: String,
    message: String
  ) {
    let column = attribute == "rtl rtl" ? 19 : attribute.hasPrefix("skip=\"a") ? 20 : 15
    #expect(
      mistakes(inBlock: "frames 9x9 \(attribute)", "A 0 0 1 1")
        == ["Specs/x.md:3:\(column): error: \(message)"]
    )
  }

  @Test(arguments: [
    ("calls", "a 1", "rtl"), ("preferences", "A = 1", "tolerance"), ("issues", "...", "scale"),
  ])
  func `rtl on a calls, tolerance= on a preferences and scale= on an issues fence are errors`(
    kind: String,
    line: String,
    name: String
  ) {
    let value = name == "rtl" ? "rtl" : "\(name)=1"
    let found = mistakes(in: "```swift\n```\n\(checks)```\(kind) \(value)\n\(line)\n```\n")
    #expect(
      found == [
        "Specs/x.md:6:\(kind.count + 5): error: `\(name)` does not apply to a `\(kind)` fence"
      ]
    )
  }

  @Test(arguments: ["setup", "step", "shared", "sketch"])
  func `id= on a setup, step, shared or sketch fence is an error`(role: String) {
    let scene = "```swift\n```\n" + checks
    let block = "```swift \(role) id=a\n```\n"
    let text = role == "setup" ? block + scene : scene + block
    let line = role == "setup" ? 1 : 6
    #expect(
      mistakes(in: text) == [
        """
        Specs/x.md:\(line):\(role.count + 11): error: `id` does not apply to a `swift \(role)` fence
        """
      ]
    )
  }

  @Test func `an id= that contains a number sign is an error`() {
    #expect(
      mistakes(in: "```swift id=a#b\n```\n" + checks) == [
        """
        Specs/x.md:1:10: error: `a#b` is not a valid value of `id`: expected letters, digits, `-`, `_` \
        and `.`
        """
      ]
    )
  }

  @Test(arguments: ["320", "320x", "320×480", "nilx", "infxx", "-x5", "1x2x3"])
  func `an invalid proposal on a frames fence is an error`(text: String) {
    #expect(
      mistakes(inBlock: "frames \(text)", "A 0 0 1 1") == [
        """
        Specs/x.md:3:11: error: `\(text)` is not a valid proposal: expected WxH, each a number, nil or inf, as \
        in 320x480
        """
      ]
    )
  }

  @Test(arguments: ["frames", "negotiation"])
  func `the first frames or negotiation block of a scenario needs a proposal`(kind: String) {
    let line = kind == "frames" ? "A 0 0 1 1" : "A 1x1 -> 1x1"
    let block = "```\(kind)\n\(line)\n```\n"
    #expect(
      mistakes(in: "```swift\n```\n\(block)\(block)") == [
        """
        Specs/x.md:3:1: error: the first `\(kind)` block of a scenario needs a proposal: \
        `\(kind) 320x480`
        """
      ]
    )
  }
}
