import SpecFormat
import Testing

/// Tests which lines of a `frames` block are compared if an engine reports only nodes with ids.
struct FramesComparedByIDsTests {
  private func lines(_ block: String) throws -> [String]? {
    let scene = "# A\n\n## B\n\n```swift\nText(\"a\")\n```\n\n"
    let text = scene + "```frames 9x9 evidence=derived\n\(block)\n```\n"
    let document = SpecParser.parse(bytes: Array(text.utf8), file: "a.md", name: "a").document
    guard case .scene(let scene) = document.scenarios.first?.body else { return [] }
    let fence = try #require(scene.phases[0].expectations.first?.content as? FramesFence)
    guard let identified = fence.comparedByIDs else { return nil }
    #expect(identified.form == .selection)
    return identified.lines.map { line in
      guard case .node(let node) = line.content else { return "" }
      return "#\(node.id ?? "") \(node.width.value)"
    }
  }

  @Test func `comparedByIDs keeps lines with an id, and the outermost line as #root`() throws {
    let block = """
      HStack            0 0 9 9
        Text "a" #text  0 0 1 9
        frame           1 0 2 9
          Color #color  1 0 3 9
      """
    #expect(try lines(block) == ["#root 9.0", "#text 1.0", "#color 3.0"])
  }

  @Test func `comparedByIDs keeps the id of the outermost line`() throws {
    #expect(try lines("Color #a  0 0 9 9") == ["#a 9.0"])
  }

  @Test func `comparedByIDs leaves a selection unchanged`() throws {
    #expect(try lines("#a  0 0 9 9\n#b  0 0 1 9") == ["#a 9.0", "#b 1.0"])
  }

  @Test func `comparedByIDs is nil for a tree with several roots and no ids`() throws {
    #expect(try lines("Color  0 0 9 9\nColor  0 0 9 9") == nil)
  }
}
