import SpecFormat
import Testing

/// Tests the attributes `navigation-bar=` and `keyboard=`, the comment
/// `<!-- navigation-bar: … -->`, and the size classes of devices.
struct BarsAndKeyboardTests {
  private let scene = "```swift\n```\n"
  private let frames = "```frames 10x10\nText 0 0 1 1\n```\n"

  private func environments(of text: String) -> [LayoutEnvironment] {
    parse(text).document.scenes.flatMap(\.phases).flatMap(\.expectations).map(\.environment)
  }

  @Test func `navigation-bar=none on a fence turns off the bars of its block`() {
    let other = frames.replacing("10x10", with: "10x10 navigation-bar=none")
    #expect(environments(of: "## A\n" + scene + frames + other).map(\.bars) == [.automatic, .none])
  }

  @Test func `a navigation-bar comment applies to a page or a clause, and a fence overrides it`() {
    let comment = "\n<!-- navigation-bar: none -->\n\n"
    let other = frames.replacing("10x10", with: "10x10 navigation-bar=automatic")
    let page = "# A\n" + comment + "## B\n" + scene + frames + other
    #expect(environments(of: page).map(\.bars) == [.none, .automatic])
    #expect(parse(page).document.bars == .none)
    let clause = "# A\n\n## B\n" + comment + scene + frames + "## C\n" + scene + frames
    #expect(environments(of: clause).map(\.bars) == [.none, .automatic])
  }

  @Test func `an unknown navigation-bar value is an error that suggests the nearest one`() {
    let block = frames.replacing("10x10", with: "10x10 navigation-bar=non")
    let text = "# A\n\n<!-- navigation-bar: nome -->\n\n## B\n" + scene + block
    let diagnostics = parse(text).diagnostics
    #expect(diagnostics.map(\.line) == [3, 8])
    #expect(diagnostics.allSatisfy { $0.description.contains("did you mean `none`?") })
  }

  @Test func `keyboard= accepts a height in points and rejects a negative one`() {
    let block = frames.replacing("10x10", with: "10x10 keyboard=300")
    #expect(environments(of: "## A\n" + scene + block).map(\.keyboard) == [300])
    let negative = frames.replacing("10x10", with: "10x10 keyboard=-1")
    #expect(parse("## A\n" + scene + negative).diagnostics.count == 1)
  }

  @Test(arguments: [
    ("iPhone SE", "compact", "regular"), ("iPhone 16 landscape", "compact", "compact"),
    ("iPhone 16 Plus landscape", "regular", "compact"), ("iPad landscape", "regular", "regular"),
  ])
  func `a device has the size classes of its orientation`(
    name: String,
    horizontal: String,
    vertical: String
  ) {
    let classes = OrientedDevice(name)?.environment(in: LayoutEnvironment()).sizeClasses
    #expect(classes?.horizontal.rawValue == horizontal)
    #expect(classes?.vertical.rawValue == vertical)
  }
}
