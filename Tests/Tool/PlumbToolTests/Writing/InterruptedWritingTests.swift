import Conformance
import Foundation
import Testing

/// What `accept` leaves where it is interrupted, or cannot write.
struct InterruptedWritingTests {
  /// A spec with an empty block, and prose of some length behind it.
  private let text =
    "# Title\n\n## It shows\n\n```swift\nFixtureView()\n```\n\n```frames 100x100\n```\n\n"
    + String(repeating: "prose\n", count: 2_000)

  /// Runs a line of the shell in which `$0` is the tool.
  private func shell(_ line: String, in package: FixturePackage) throws -> FixturePackage.Outcome {
    let tool = "\(ExecutablePath.current.directory)/FixtureTool"
    return try package.run(["-c", line, tool], tool: "/bin/sh")
  }

  @Test func `a disk that is full leaves the spec as it was`() throws {
    let package = try FixturePackage(["a.md": text])
    let outcome = try shell("ulimit -f 8; \"$0\" accept > /dev/null", in: package)
    #expect(outcome.status == 70)
    #expect(outcome.errors.hasSuffix("/Specs/a.md' cannot be written: File too large\n"))
    #expect(package.text(of: "Specs/a.md") == text)
    let names = try FileManager.default.contentsOfDirectory(atPath: package.path(of: "Specs"))
    #expect(names == ["a.md"])
  }

  @Test(arguments: ["INT", "KILL"])
  func `a spec is the old one or the new one after a signal`(signal: String) throws {
    let package = try FixturePackage(["a.md": text])
    #expect(try package.run("accept").status == 0)
    let accepted = try #require(package.text(of: "Specs/a.md"))
    for pause in 1...15 {
      try package.write(text, to: "Specs/a.md")
      let limit = Double(pause) * 0.02
      _ = try shell("timeout -s \(signal) \(limit) \"$0\" accept > /dev/null", in: package)
      let left = try #require(package.text(of: "Specs/a.md"))
      #expect(left == text || left == accepted)
    }
    try package.write(text, to: "Specs/a.md")
    #expect(try package.run("accept").status == 0)
    #expect(package.text(of: "Specs/a.md") == accepted)
    let names = try FileManager.default.contentsOfDirectory(atPath: package.path(of: "Specs"))
    #expect(names == ["a.md"])
  }

  @Test func `of two runs at once each keeps what it says that it has written`() throws {
    let spec = ["It shows", "It also shows"].reduce("# Title\n") { spec, name in
      spec + "\n## \(name)\n\n```swift\nFixtureView()\n```\n\n```frames 100x100\n```\n"
    }
    for _ in 0..<5 {
      let package = try FixturePackage(["a.md": spec])
      let runs = ["#it-shows", "#it-also-shows"].map {
        "\"$0\" accept --filter '\($0)' > /dev/null"
      }
      // The shell waits for both ends of a pipe.
      let outcome = try shell(runs.joined(separator: " | "), in: package)
      let count = outcome.errors.split(separator: "\n").count { $0 == "1 block accepted" }
      let changedCount = outcome.errors.split(separator: "\n").count {
        $0.contains("changed during the run")
      }
      let text = try #require(package.text(of: "Specs/a.md"))
      #expect(text.components(separatedBy: "evidence=accepted").count - 1 == count)
      #expect(count >= 1 && count + changedCount == 2, "\(outcome.errors)")
    }
  }

  @Test func `line endings, a byte order mark and the end of the file stay`() throws {
    let text =
      "\u{FEFF}# Title\r\n\r\n## It shows\r\n\r\n```swift\r\nFixtureView()\r\n```\r\n\r\n"
      + "```frames 100x100\r\n#one  0 0 1 1\r\n```"
    let package = try FixturePackage(["a.md": text])
    #expect(try package.run("accept").status == 0)
    let bytes = FileManager.default.contents(atPath: package.path(of: "Specs/a.md"))
    let left = String(decoding: bytes ?? Data(), as: UTF8.self)
    #expect(left.hasPrefix("\u{FEFF}# Title\r\n\r\n"))
    #expect(
      left.utf8.count { $0 == UInt8(ascii: "\n") } == left.utf8.count { $0 == UInt8(ascii: "\r") }
    )
    #expect(left.hasSuffix("\r\n```"))
    #expect(left.contains("evidence=accepted"))
  }
}
