@testable import SuiteRunning
import Conformance
import Foundation
import SpecFormat
import Testing

@testable import PlumbTool

/// Tests specs that another process writes during a review.
struct ReviewRaceTests {
  @Test func `a review refuses only blocks of a spec that changed after display`() throws {
    let review = try ReviewProcess()
    let edited = "\(ReviewProcess.specs["a.md"] ?? "")\nSomebody else's words.\n"
    try review.package.write(edited, to: "Specs/a.md")
    try review.pressAcceptRest()
    review.terminal.type("y")
    #expect(try review.terminal.waitForEnd() == .exited(1))
    #expect(review.package.text(of: "Specs/a.md") == edited)
    #expect(review.package.text(of: "Specs/b.md")?.contains("evidence=accepted") == true)
    let shown = review.terminal.shown
    let reason = "does not change: the spec changed since it was shown; review it again"
    #expect(shown.contains("Specs/a.md:9: `calls` of a#it-works \(reason)"))
    #expect(shown.components(separatedBy: reason).count == 3)
    #expect(shown.contains("1 accepted, 0 rejected, 0 skipped, 2 accepted but not written"))
    #expect(review.terminal.settings == review.found)
  }

  @Test func `a review reports a read-only spec and writes the others`() throws {
    let review = try ReviewProcess()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: review.package.path(of: "Specs/a.md")
    )
    try review.pressAcceptRest()
    review.terminal.type("y")
    #expect(try review.terminal.waitForEnd() == .exited(70))
    #expect(review.touched == ["b.md"])
    #expect(review.terminal.shown.contains("/Specs/a.md' cannot be written: it is read-only"))
    #expect(review.terminal.shown.contains("1 accepted, 0 rejected, 0 skipped, 2 accepted but"))
  }

  @Test func `a review and a concurrent writer do not overwrite each other`() async throws {
    let text = "# T\n## C\n```swift\nA()\n```\n```frames 1x1\nA  0 0 1 1\n```\n"
    let document = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a").document
    let block = AcceptableBlock(
      id: "a#c",
      document: document,
      result: ExpectationResult(
        outline: ExpectationOutline(line: 6, block: "frames"),
        verdict: .failed
      ),
      lines: [.changed(line: 7, name: nil, cells: ["0", "0", "1", "2"])]
    )
    // The head start of the other writer in microseconds, adjusted so that each of both is first
    // sometimes.
    var pause: UInt32 = 0
    for _ in 0..<50 {
      let package = try FixturePackage(["a.md": text])
      let other = SpecReplacement(
        file: SpecFile(path: package.path(of: "Specs/a.md"), named: "a.md"),
        digest: document.digest,
        bytes: Array("\(text)more\n".utf8)
      )
      async let isOtherWritten = Self.isWritten(other)
      usleep(pause)
      let specs = ReviewedSpecs(writing: [block], root: package.path(of: ""))
      let left = package.text(of: "Specs/a.md")
      pause = specs.written.isEmpty ? pause / 2 : pause + 100
      if await isOtherWritten {
        #expect(specs.written.isEmpty && specs.refusals.map(\.code) == ["spec-changed"])
        #expect(package.text(of: "Specs/a.md") == "\(text)more\n")
      } else {
        #expect(specs.written.count == 1 && specs.refusals.isEmpty)
        #expect(left?.contains("```frames 1x1 evidence=accepted\nA  0 0 1 2\n```") == true)
        #expect(package.text(of: "Specs/a.md") == left)
      }
    }
  }

  private static func isWritten(_ other: SpecReplacement) async -> Bool {
    (try? [other].write()) != nil
  }
}
