import Conformance
import Foundation
import LayoutTree
import SpecFormat
import Testing
import ViewLayout

/// Tests the first example of the format: a word of 50 × 20 with a circle in its background.
@MainActor
struct FramesFenceTests {
  private let roots = [
    ResolvedNode(
      name: "background",
      identifiers: ["whole"],
      frame: CGRect(x: 0, y: 0, width: 50, height: 20),
      children: [
        ResolvedNode(
          name: "Text",
          label: "Reset",
          lines: ["Res…"],
          identifiers: ["word"],
          frame: CGRect(x: 0, y: 0, width: 50, height: 20)
        ),
        ResolvedNode(name: "Circle", frame: CGRect(x: 15, y: 0, width: 20, height: 20)),
      ]
    )
  ]

  private func compare(_ lines: String, _ info: String = "frames 320x480") throws -> Comparison {
    try ConnectedScene(
      layout: StubLayout(frames: roots, originInWindow: CGPoint(x: 135, y: 230))
    ).compare(SpecText.expectation(info, lines))
  }

  private func compare(_ lines: String, in roots: [ResolvedNode]) throws -> Comparison {
    try ConnectedScene(layout: StubLayout(frames: roots, originInWindow: .zero))
      .compare(SpecText.expectation("frames 320x480", lines))
  }

  @Test func `expecting the content's frame for the id of an offset view gives a hint`() throws {
    let moved = ResolvedNode(
      name: "offset",
      identifiers: ["dot"],
      frame: CGRect(x: 0, y: 40, width: 12, height: 8),
      children: [
        ResolvedNode(name: "Rectangle", frame: CGRect(x: 30, y: 43, width: 12, height: 8))
      ]
    )
    let hint = try compare("#dot  30 43 12 8", in: [moved]).mismatches.first?.hint
    #expect(hint?.hasPrefix("this is the frame of `Rectangle` inside") == true)
    #expect(try compare("#dot  31 43 12 8", in: [moved]).mismatches.first?.hint == nil)
  }

  @Test func `a frames block that matches the tree passes`() throws {
    let comparison = try compare(
      """
      background #whole        0  0  50  20
        Text "Reset" -> "Res…" 0  0  50  20
        Circle                15  0  20  20
      """
    )
    #expect(comparison.mismatches == [])
  }

  @Test(arguments: ["#word 135 230 50 20", "#word 135 230 50 20\n#whole 1 0 50 20"])
  func `a frame in window coordinates gets a hint to add 'window'`(lines: String) throws {
    let hints: [String?] = try compare(lines).mismatches.map(\.hint)
    let hint =
      "coordinates are the scene's, whose origin in the window is (135, 230); "
      + "add `window` to the fence for coordinates of the window"
    #expect(hints.first == hint)
    #expect(hints.dropFirst().allSatisfy { $0 == nil })
    #expect(try compare(lines, "frames 320x480 window").mismatches.allSatisfy { $0.hint == nil })
  }

  @Test(arguments: ["#word 135 230 51 20", "#word 135 230 ? 20", "#word 0 230 50 20"])
  func `a frame that also differs in window coordinates has no hint`(lines: String) throws {
    #expect(try compare(lines).mismatches.map(\.hint) == [nil])
  }

  @Test func `a '?' is a mismatch without a numeric difference`() throws {
    let comparison = try compare("#word 0 ? 50 20\n#whole ? ? ? ?")
    #expect(
      comparison.mismatches.map(\.sentence) == [
        "#word frame: expected 0 ? 50 20, actual 0 0 50 20",
        "#whole frame: expected ? ? ? ?, actual 0 0 50 20",
      ]
    )
    #expect(FramesFence.text(comparison.expected) == "#word   0  ?  50  20\n#whole  ?  ?   ?   ?")
  }

  @Test func `a line of '#' selects the frames of all nodes with an id`() throws {
    let comparison = try compare("#")
    #expect(FramesFence.text(comparison.actual) == "#whole  0  0  50  20\n#word   0  0  50  20")
  }

  @Test(arguments: [
    """
    ViewThatFits #choice 0 0 40 20
      Text "Hi" #word    0 0 40 20
    """,
    "Text \"Hi\" #word 0 0 40 20", "Text \"Hi\" #choice 0 0 40 20",
  ])
  func `the line of a ViewThatFits in a tree may be omitted`(lines: String) throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let text = ResolvedNode(name: "Text", label: "Hi", identifiers: ["word"], frame: frame)
    let choice = ResolvedNode(
      name: "ViewThatFits",
      identifiers: ["choice"],
      frame: frame,
      children: [text]
    )
    let comparison = try ConnectedScene(layout: StubLayout(frames: [choice]))
      .compare(SpecText.expectation("frames 320x480", lines))
    #expect(comparison.mismatches == [])
  }

  @Test func `expected and actual trees are printed in aligned columns`() throws {
    let comparison = try compare("background 0 0 50 20\n  ...")
    #expect(FramesFence.text(comparison.expected) == "background  0  0  50  20\n  ...")
    #expect(
      FramesFence.text(comparison.actual) == """
        background #whole                0  0  50  20
          Text "Reset" #word -> "Res…"   0  0  50  20
          Circle                        15  0  20  20
        """
    )
  }

  @Test func `every frame that differs is reported with the difference`() throws {
    let comparison = try compare(
      """
      background       0  0  50  20
        Text "Reset"   0  1  50  20
        Circle        15  0  25  25
      """
    )
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 9: Text \"Reset\" frame: expected 0 1 50 20, actual 0 0 50 20, difference 0 -1 0 0",
        "line 10: Circle frame: expected 15 0 25 25, actual 15 0 20 20, difference 0 0 -5 -5",
      ]
    )
  }

  @Test func `a missing node and its descendants are reported at their lines`() throws {
    let comparison = try compare(
      """
      background 0 0 50 20
        Text 0 0 50 20
        HStack 0 0 10 10
          Spacer 0 0 8 10
        Circle 15 0 20 20
      """
    )
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 10: HStack: expected HStack 0 0 10 10, actual missing",
        "line 11: Spacer: expected Spacer 0 0 8 10, actual missing",
      ]
    )
  }

  @Test func `an extra node is reported at the line of the previous node`() throws {
    let comparison = try compare("background 0 0 50 20\n  Text 0 0 50 20")
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 9: Circle: expected nothing more here, actual Circle 15 0 20 20"
      ]
    )
  }

  @Test func `a node of the wrong type is reported with the actual node`() throws {
    let comparison = try compare("background 0 0 50 20\n  Text 0 0 50 20\n  Capsule 15 0 20 20")
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 10: Capsule: expected Capsule 15 0 20 20, actual Circle 15 0 20 20"
      ]
    )
  }

  @Test(
    arguments: [
      "background 0 0 50 20\n  ...",
      "background 0 0 50 20\n  ...\n  Circle 15 0 20 20",
      "background 0 0 50 20\n  Text 0 0 50 20\n  ...",
      "background 0 0 50 20\n  Text 0 0 50 20\n  Circle 15 0 20 20\n  ...",
      "...\nbackground 0 0 50 20\n  ...\n  Text 0 0 50 20\n  ...\n  Circle 15 0 20 20\n...",
    ])
  func `a line of '...' matches any number of further siblings`(lines: String) throws {
    #expect(try compare(lines).mismatches == [])
  }

  @Test func `a line next to '...' still requires its node`() throws {
    let comparison = try compare("background 0 0 50 20\n  ...\n  Capsule 0 0 1 1")
    #expect(comparison.mismatches.map(\.line) == [10])
  }

  @Test(
    arguments: [
      ("background #other 0 0 50 20\n  ...", "#other", "#whole"),
      ("background 0 0 50 20\n  Text \"No\" 0 0 50 20\n  ...", "\"No\"", "\"Reset\""),
      (
        "background 0 0 50 20\n  Text -> \"Reset\" 0 0 50 20\n  ...", "\"Reset\"", "\"Res…\""
      ),
    ])
  func `labels, ids and text lines are compared if the block states them`(
    lines: String,
    expected: String,
    actual: String
  ) throws {
    let mismatches = try compare(lines).mismatches
    #expect(mismatches.map(\.expected) == [expected])
    #expect(mismatches.map(\.actual) == [actual])
  }

  @Test func `a frames block of #id lines compares the frames of nodes by their ids`() throws {
    let comparison = try compare("#word 0 0 50 20\n#root 0 0 50 21")
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 9: #root frame: expected 0 0 50 21, actual 0 0 50 20, difference 0 0 0 -1"
      ]
    )
    #expect(FramesFence.text(comparison.actual) == "#word  0  0  50  20\n#root  0  0  50  20")
  }

  @Test func `an unknown id is a spec error that suggests a similar id`() throws {
    let comparison = try compare("#wrod 0 0 50 20")
    #expect(comparison.isSpecError)
    #expect(comparison.mismatches.map(\.actual) == ["no node has this id; did you mean #word?"])
  }

  @Test func `an unknown row's error explains that LazyVStack creates only visible rows`() throws {
    let rows = [2, 3, 4].map {
      ResolvedNode(name: "Text", identifiers: ["row-\($0)"], frame: .zero)
    }
    let stack = ResolvedNode(name: "LazyVStack", frame: .zero, children: rows)
    func actual(_ line: String, in root: ResolvedNode) throws -> [String] {
      try ConnectedScene(layout: StubLayout(frames: [root]))
        .compare(SpecText.expectation("frames 320x480", line)).mismatches.map(\.actual)
    }
    let scrolled = ResolvedNode(name: "ScrollView", frame: .zero, children: [stack])
    #expect(
      try actual("#row-10 0 0 0 0", in: scrolled) == [
        "no node has this id; LazyVStack makes only its visible views, here #row-2 to #row-4; another "
          + "offset or a larger block makes others"
      ]
    )
    // A misspelled id, and a stack outside of a scroll view, whose rows are all made.
    let nearest = "no node has this id; did you mean #row-2?"
    #expect(try actual("#rwo-2 0 0 0 0", in: scrolled) == [nearest])
    #expect(try actual("#row-1 0 0 0 0", in: stack).first?.contains("LazyVStack") == false)
  }

  @Test(arguments: [
    ("TabView", "lays out only the selected tab"),
    ("NavigationStack", "lays out only its root and the views of its path"),
    ("ViewThatFits", "lays out only the view that it chooses"),
  ])
  func `the error for an unknown id names a container that lays out only some views`(
    name: String,
    words: String
  ) throws {
    let root = ResolvedNode(name: name, frame: .zero)
    let comparison = try ConnectedScene(layout: StubLayout(frames: [root]))
      .compare(SpecText.expectation("frames 320x480", "#other 0 0 0 0"))
    #expect(comparison.mismatches.map(\.actual) == ["no node has this id; \(name) \(words)"])
  }

  @Test func `decorations are compared only if a line names their kind`() throws {
    let row = ResolvedNode(
      name: "Text",
      label: "a",
      frame: CGRect(x: 32, y: 15, width: 9, height: 20)
    )
    let frame = CGRect(x: 16, y: 0, width: 288, height: 52)
    let list = ResolvedNode(
      name: "List",
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      children: [
        ResolvedNode(name: "sectionCard", frame: frame),
        ResolvedNode(name: "listRow", frame: frame, children: [row]),
      ]
    )
    func mismatches(_ lines: String) throws -> [String] {
      try ConnectedScene(layout: StubLayout(frames: [list]))
        .compare(SpecText.expectation("frames 320x480", lines)).mismatches.map(\.summary)
    }
    #expect(try mismatches("List 0 0 320 480\n  Text \"a\" 32 15 9 20") == [])
    #expect(
      try mismatches("List 0 0 320 480\n  sectionCard 16 0 288 52\n  Text \"a\" 32 15 9 20") == []
    )
    #expect(
      try mismatches("List 0 0 320 480\n  listRow 16 0 288 52\n    Text \"a\" 32 15 9 20") == []
    )
    #expect(try mismatches("List 0 0 320 480\n  sectionCard 16 0 288 50\n  ...").count == 1)
  }

  @Test func `an id shared by two nodes is a spec error that counts them`() throws {
    let duplicates = [roots[0], roots[0]]
    let comparison = try ConnectedScene(layout: StubLayout(frames: duplicates))
      .compare(SpecText.expectation("frames 320x480", "#word 0 0 50 20"))
    #expect(comparison.isSpecError)
    #expect(comparison.mismatches.first?.actual.hasPrefix("2 nodes have this id") == true)
  }

  @Test func `the root of a scene without nodes has the size 0 × 0`() throws {
    let empty = ConnectedScene(layout: StubLayout())
    let right = try empty.compare(SpecText.expectation("frames 320x480", "#root 0 0 0 0"))
    #expect(right.mismatches == [])
    let wrong = try empty.compare(SpecText.expectation("frames 320x480", "#root 0 0 1 0"))
    #expect(wrong.mismatches.count == 1)
  }

  @Test func `an id with a space is printed in quotes`() throws {
    let roots = [ResolvedNode(name: "Text", identifiers: ["an id"], frame: .zero)]
    let comparison = try ConnectedScene(layout: StubLayout(frames: roots))
      .compare(SpecText.expectation("frames 320x480", "#\"an id\" 0 0 1 0"))
    #expect(FramesFence.text(comparison.actual) == "#\"an id\"  0  0  0  0")
    #expect(comparison.mismatches.map(\.subject) == ["#\"an id\" frame"])
  }

  @Test func `a block with 'window' compares frames in window coordinates`() throws {
    let comparison = try compare(
      "#root 135 230 50 20\n#word 135 230 50 20",
      "frames 320x480 window"
    )
    #expect(comparison.mismatches == [])
  }

  @Test(.timeLimit(.minutes(20)))
  func `comparing a tree of depth 60 does not take exponential time`() throws {
    let depth = 60
    let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let deep = (1..<depth).reduce(ResolvedNode(name: "VStack", frame: frame)) { node, _ in
      ResolvedNode(
        name: "VStack",
        frame: frame,
        children: [node, ResolvedNode(name: "A", frame: frame)]
      )
    }
    let lines = (0..<depth).map { String(repeating: "  ", count: $0) + "VStack 0 0 1 2" }
    let comparison = try ConnectedScene(layout: StubLayout(frames: [deep]))
      .compare(SpecText.expectation("frames 1x1", lines.joined(separator: "\n")))
    #expect(comparison.mismatches.count == 2 * depth - 1)
  }

  @Test func `tolerance= applies to all numbers of a block`() throws {
    #expect(try compare("#root 0.5 0 49.5 20", "frames 320x480 tolerance=0.5").mismatches == [])
    #expect(try compare("#root 0.6 0 50 20", "frames 320x480 tolerance=0.5").mismatches.count == 1)
  }
}
