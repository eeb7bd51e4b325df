@testable import SpecAuthoring
import Testing

@testable import SpecFormat

/// Checks that a changed block is parsed correctly in every kind of container.
struct ContainedBlockTests {
  private static let count = 4_000

  /// Changes blocks in generated containers.
  ///
  /// - Parameter change: Changes a file's first block.
  /// - Returns: The number of files that contain the block; in the others, a line ends a container
  ///   early.
  private func changedCount(
    _ change: (inout ContainedBlock, FencedBlock, inout EditableSpec) -> [[String]]
  ) -> Int {
    let seed = UInt64.random(in: 0...(.max / 2))
    print("the seed of the containers is \(seed)")
    var count = 0
    for seed in seed..<(seed + UInt64(Self.count)) {
      var block = ContainedBlock(seed: seed)
      let file = markdown(block.text)
      guard file.fences.count == 2, let fence = file.fences.first, fence.name == "frames",
        fence.isClosed
      else { continue }
      count += 1
      var spec = EditableSpec(file)
      let meant = change(&block, fence, &spec) + [["\tA()"]]
      let result = String(decoding: spec.bytes, as: UTF8.self)
      let read = markdown(result).fences.map { $0.content.map(\.text) }
      guard read == meant, (try? spec.checkedBytes()) == spec.bytes else {
        let texts = [block.text, result].map(\.debugDescription).joined(separator: "\n")
        Issue.record("seed \(seed): meant \(meant), read \(read)\n\(texts)")
        return count
      }
    }
    return count
  }

  @Test func `replaced lines parse back unchanged in random lists and block quotes`() {
    let count = changedCount { block, fence, spec in
      let lines = block.changed(fence.content.map { ($0.line, $0.text) })
        .map { EditedLine(source: $0.source, text: $0.text) }
      spec.replaceLines(ofBlockAt: fence.line, with: lines)
      spec.setOrigin(.accepted, system: nil, ofBlockAt: fence.line)
      return [lines.map(\.text)]
    }
    #expect(count > Self.count / 2)
  }

  @Test func `an inserted block parses back unchanged in random lists and block quotes`() {
    let lines = ["a  0 0 1 1", "", "  b  0 0 1 1"]
    let count = changedCount { _, fence, spec in
      spec.insertBlock(lines, evidence: .accepted, system: nil, afterBlockAt: fence.line)
      return [fence.content.map(\.text), lines]
    }
    #expect(count > Self.count / 2)
  }

  @Test(arguments: [
    ("- ```frames\n\told\n  ```\n", "- ```frames\n  new\n  ```\n"),
    ("- ```frames\n\told\n\tother\n  ```\n", "- ```frames\n  new\n\tother\n  ```\n"),
    ("- a\n\n\t```frames\n\told\n\t```\n", "- a\n\n\t```frames\n   new\n\t```\n"),
    (">\t```frames\n>\told\n> ```\n", ">\t```frames\n>  new\n> ```\n"),
    ("1.\t```frames\n\told\n\t```\n", "1.\t```frames\n\tnew\n\t```\n"),
  ])
  func `replacing a tab-indented line keeps the new line in its list or block quote`(
    text: String,
    changed: String
  ) {
    let file = markdown(text)
    guard let fence = file.fences.first else { return #expect(Bool(false)) }
    var spec = EditableSpec(file)
    var lines = spec.lines(ofBlockAt: fence.line)
    lines[0].text = "new"
    spec.replaceLines(ofBlockAt: fence.line, with: lines)
    #expect(String(decoding: spec.bytes, as: UTF8.self) == changed)
  }

  @Test func `checkedBytes throws if a new line would close the fence of its block`() {
    var spec = EditableSpec(markdown("```frames\nold\n```\n"))
    spec.replaceLines(ofBlockAt: 1, with: [EditedLine(text: "```"), EditedLine(text: "more")])
    #expect {
      try spec.checkedBytes()
    } throws: { error in
      "\(error)" == "the block at line 1 would have no line in place of '```'"
    }
  }
}
