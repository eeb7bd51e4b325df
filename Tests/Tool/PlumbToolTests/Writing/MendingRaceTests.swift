import Foundation
import Testing

@testable import PlumbTool

/// What becomes of a spec that somebody else writes while `lint --fix` mends it.
struct MendingRaceTests {
  private static let text =
    "# Title\n\n## Clause\n\n```swift\nFixtureView()\n```\n\n"
    + "```frames 1x1 evidence=derived\nA  0 0 10 1\n  B 0 0 1 1\n```\n"
  private static let edited = text + "\nSomebody else's words.\n"

  private static func mended(_ text: String) -> String {
    text.replacing(
      "A  0 0 10 1\n  B 0 0 1 1",
      with: "A    0  0  10  1\n  B  0  0   1  1"
    )
  }

  @Test func `lint mends all specs, or none where another has written one`() throws {
    var refusals = 0
    // Until it has read the spec before the other wrote it; how long that takes nobody knows.
    for hold in [1, 2, 5, 10, 20, 40, 40, 60] as [UInt32] where refusals < 3 {
      let package = try FixturePackage(["a.md": Self.text, "b.md": Self.text])
      let file = SpecFile(path: package.path(of: "Specs/b.md"), named: "b.md")
      let lock = try SpecLock(file)
      let lint = try TerminalProcess("exec \"$0\" lint --fix", in: package)
      usleep(hold * 100_000)
      try package.write(Self.edited, to: "Specs/b.md")
      lock.release()
      let end = try lint.waitForEnd()
      let isRefused = lint.shown.contains("'Specs/b.md' changed during the run")
      refusals += isRefused ? 1 : 0
      #expect(end == .exited(isRefused ? 1 : 0))
      #expect(lint.shown.contains("mended Specs/a.md") == !isRefused)
      let expected = [Self.text, Self.edited].map { isRefused ? $0 : Self.mended($0) }
      #expect(["a", "b"].map { package.text(of: "Specs/\($0).md") } == expected)
      let names = try FileManager.default.contentsOfDirectory(atPath: package.path(of: "Specs"))
      #expect(names.sorted() == ["a.md", "b.md"])
    }
    #expect(refusals == 3)
  }
}
