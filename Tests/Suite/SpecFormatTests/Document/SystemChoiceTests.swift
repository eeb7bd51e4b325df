import SpecAuthoring
import Testing

@testable import SpecFormat

/// Tests blocks of one scene with numbers for several systems.
struct SystemChoiceTests {
  /// A block of a spec: its info string after `frames`, and its lines.
  private typealias Block = (info: String, lines: String)

  private func document(_ blocks: [Block], between: String = "") -> SpecDocument {
    let text = blocks.map { "```\($0.info)\n\($0.lines)\n```\n" }.joined(separator: between)
    let (document, diagnostics) = parse("# A\n## B\n```swift\nCircle()\n```\n" + text)
    #expect(diagnostics.map(\.description) == [])
    return document
  }

  /// Returns the reasons why blocks are not compared, each with one frame for the same proposal.
  private func reasons(_ systems: [String?], on system: String? = nil) -> [String?] {
    let blocks = systems.map { name -> Block in
      ("frames 10x10" + (name.map { " on=\"\($0)\"" } ?? ""), "Circle 0 0 10 10")
    }
    return reasons(document(blocks).restricted(to: system.flatMap(SystemVersion.init)))
  }

  private func reasons(_ document: SpecDocument) -> [String?] {
    document.scenarios.flatMap(\.expectations).map(\.conditions.setAside?.reason)
  }

  @Test func `on= accepts several systems separated by commas`() {
    let found = expectation("frames 1x1 on=\"iOS 17.0, macOS 26.2\"", "Circle 0 0 1 1")
    #expect(found?.conditions.systems.text == "iOS 17.0, macOS 26.2")
    #expect(expectation("frames 1x1", "Circle 0 0 1 1")?.conditions.systems == [])
  }

  @Test func `an invalid system in on= is an error at its column that suggests the nearest`() {
    let found = mistakes(inBlock: "frames 1x1 on=\"iOS 17, macos 26.2\"", "Circle 0 0 1 1")
    #expect(found.count == 1)
    #expect(found.first?.contains(":15: error: ") == true)
    #expect(found.first?.contains("a system with its version, such as `macOS 26.2`") == true)
    #expect(found.first?.contains("did you mean `macOS 26.2`?") == true)
  }

  @Test func `on= is valid on script and swift rejected fences`() {
    let text = """
      # A
      ## B
      ```script snapshot on="iOS 13"
      -
      appendSections A  ok
      ```
      ```swift rejected on="macOS 26.2"
      nothing
      ```

      """
    let (document, diagnostics) = parse(text)
    #expect(diagnostics.map(\.description) == [])
    let systems = document.scenarios.flatMap(\.conditions).map(\.conditions.systems.text)
    #expect(systems == ["iOS 13", "macOS 26.2"])
    let restricted = document.restricted(to: SystemVersion("iOS 26"))
    #expect(
      restricted.scenarios.flatMap(\.conditions).map(\.conditions.reasonNotCompared) == [
        "numbers of iOS 13; this run compares with iOS 26", nil,
      ]
    )
  }

  @Test func `of blocks with on=, those for an older generation are skipped by default`() {
    #expect(
      reasons(["iOS 13", "iOS 17.0", "macOS 10.15", nil]) == [
        "numbers of iOS 13; this run compares with iOS 17.0", nil,
        "numbers of macOS 10.15; this run compares with iOS 17.0", nil,
      ]
    )
  }

  @Test func `within a generation a block is skipped only for a newer version of its platform`() {
    #expect(
      reasons(["macOS 26.2", "iOS 26.0", "macOS 26.6"]) == [
        "numbers of macOS 26.2; this run compares with macOS 26.6", nil, nil,
      ]
    )
    #expect(
      reasons(["iOS 17, macOS 14", "iOS 17.1"]) == [
        "numbers of iOS 17, macOS 14; this run compares with iOS 17.1", nil,
      ]
    )
    #expect(reasons(["iOS 17.1, macOS 14", "iOS 17, macOS 14.2"]) == [nil, nil])
  }

  @Test func `the only block with on= is compared, even if it is for iOS 13`() {
    #expect(reasons(["iOS 13"]) == [nil])
    #expect(reasons(["iOS 13", nil]) == [nil, nil])
  }

  @Test func `restricted(to:) prefers the blocks of the requested system or its generation`() {
    #expect(
      reasons(["iOS 13.7", "iOS 17.0", nil], on: "iOS 13") == [
        nil, "numbers of iOS 17.0; this run compares with iOS 13", nil,
      ]
    )
    #expect(
      reasons(["iOS 17.0"], on: "iOS 13") == [
        "numbers of iOS 17.0; this run compares with iOS 13"
      ]
    )
    #expect(
      reasons(["macOS 10.15", "iOS 17.0"], on: "iOS 13") == [
        nil, "numbers of iOS 17.0; this run compares with iOS 13",
      ]
    )
    #expect(
      reasons(["macOS 26.2", "macOS 26.6"], on: "macOS 26.2") == [
        nil, "numbers of macOS 26.6; this run compares with macOS 26.2",
      ]
    )
    #expect(
      reasons(["macOS 26.2", "macOS 26.6"], on: "macOS 26") == [
        "numbers of macOS 26.2; this run compares with macOS 26.6", nil,
      ]
    )
    #expect(
      reasons(["macOS 26.2", "macOS 26.6"], on: "iOS 26") == [
        "numbers of macOS 26.2; this run compares with iOS 26", nil,
      ]
    )
  }

  @Test(arguments: [
    (["frames 10x10", "frames 20x20"], false), (["frames 10x10", "frames"], true),
    (["frames 10x10", "frames rtl"], false), (["frames 10x10", "frames 10x10 scale=2"], false),
    (["frames 10x10", "frames window"], false), (["frames 10x10", "frames visible"], false),
    (["frames 10x10 device=\"iPhone SE\"", "frames 10x10"], false),
  ])
  func `on= selects among blocks only if proposal and layout attributes are the same`(
    infos: [String],
    isSame: Bool
  ) {
    let systems = ["iOS 13", "iOS 17"]
    let blocks = zip(infos, systems).map { info, system -> Block in
      ("\(info) on=\"\(system)\"", "Circle 0 0 10 10")
    }
    #expect(reasons(document(blocks)).map { $0 != nil } == [isSame, false])
  }

  @Test func `on= does not select among blocks of different kinds, sections or phases`() {
    let kinds: [Block] = [
      ("frames 10x10 on=\"iOS 13\"", "Circle 0 0 1 1"), ("calls on=\"iOS 17\"", "a 1"),
    ]
    #expect(reasons(document(kinds)) == [nil, nil])
    let sections: [Block] = [
      ("frames 10x10", "..."), ("resting 0 on=\"iOS 13\"", "1 -> 2"),
      ("resting 1 on=\"iOS 17\"", "1 -> 3"),
    ]
    #expect(reasons(document(sections)) == [nil, nil, nil])
    let phases: [Block] = [
      ("frames 10x10 on=\"iOS 13\"", "Circle 0 0 1 1"),
      ("frames 10x10 on=\"iOS 17\"", "Circle 0 0 1 1"),
    ]
    let step = "```swift step\nchange()\n```\n"
    #expect(reasons(document(phases, between: step)) == [nil, nil])
  }

  @Test func `a skipped frames block lists its differences from the compared block`() {
    let lines = (1...6).map { "Text \"\($0)\" 0 0 8 8" }.joined(separator: "\n")
    let newer = lines.replacing("8 8", with: "9 8")
    #expect(
      differences("cell 0.0 0 0 8 9\n...", "cell 0.0 0 1 8 9 z=2\n...") == [
        "cell 0.0: 0 0 8 9 → 0 1 8 9 z=2"
      ]
    )
    #expect(
      differences("cell 0.0 0 0 8 9\ncell 0.1 0 0 1 1", "cell 0.0 0 1 7 9") == [
        "cell 0.0: y 0 → 1, width 8 → 7", "cell 0.1: gone",
      ]
    )
    #expect(differences("content 0 0 1 1\n...", "content 0 0 1 1\ncell 0.0 0 0 1 1") == [])
    #expect(differences("#a 0 0 1 1", "#b 0 0 1 1") == [])
    #expect(differences(lines, newer).last == "and 2 more")
  }

  private func differences(_ old: String, _ new: String) -> [String] {
    let document = document([
      ("frames 10x10 on=\"iOS 13\"", old), ("frames 10x10 on=\"iOS 17\"", new),
    ])
    let setAside = document.scenarios.flatMap(\.expectations).first?.conditions.setAside
    #expect(setAside?.heldLine == 9 + old.split(separator: "\n").count - 1)
    #expect(setAside?.heldSystems.text == "iOS 17")
    return setAside?.differences ?? []
  }

  @Test func `a skipped preferences or calls block lists its differing values`() {
    let document = document([
      ("frames 10x10", "..."), ("preferences on=\"iOS 13\"", "SizeKey = 1\nOther = 2"),
      ("preferences on=\"iOS 17\"", "SizeKey = 3\nOther = 2"),
      ("calls on=\"iOS 13\"", "a 1"), ("calls on=\"iOS 17\"", "a 2"),
    ])
    let found = document.scenarios.flatMap(\.expectations).map(\.conditions.setAside?.differences)
    #expect(found == [nil, ["SizeKey: 1 → 3"], nil, ["a: 1 → 2"], nil])
  }
}
