@testable import SuiteRunning
import SceneBuilding
import Conformance
import Foundation
import SpecFormat
import Testing
@testable import PlumbTool

/// Tests the replacement of a spec that another process replaces too, or that cannot be replaced.
struct SpecReplacementTests {
  private let package: FixturePackage

  init() throws { package = try FixturePackage(["a.md": "old\n", "b.md": "old\n"]) }

  private func file(_ name: String) -> SpecFile {
    SpecFile(path: package.path(of: "Specs/\(name)"), named: name)
  }

  private func replacement(_ name: String, old: String = "old\n") -> SpecReplacement {
    let digest = FileDigest.digest(of: Array(old.utf8))
    return SpecReplacement(file: file(name), digest: digest, bytes: Array("new\n".utf8))
  }

  /// The names of all files beside the specs, including hidden ones.
  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: package.path(of: "Specs")).sorted()
    }
  }

  @Test func `eight concurrent writers do not overwrite each other's lines`() async throws {
    let file = file("a.md")
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          var round = 0
          while round < 25 {
            guard let bytes = FileManager.default.contents(atPath: file.path).map(Array.init) else {
              continue
            }
            let replacement = SpecReplacement(
              file: file,
              digest: FileDigest.digest(of: bytes),
              bytes: bytes + Array("\(writer).\(round)\n".utf8)
            )
            do {
              try [replacement].write()
              round += 1
            } catch ToolError.specChanged {
              continue
            } catch {
              Issue.record("\(error)")
              return
            }
          }
        }
      }
    }
    let lines = try #require(package.text(of: "Specs/a.md")).split(separator: "\n").map(String.init)
    let written = (0..<8).flatMap { writer in (0..<25).map { "\(writer).\($0)" } }
    #expect(lines.first == "old")
    #expect(lines.dropFirst().sorted() == written.sorted())
    #expect(try names == ["a.md", "b.md"])
  }

  @Test func `write changes no spec if one of several has changed on disk`() throws {
    #expect(throws: ToolError.specChanged("b.md")) {
      try [replacement("a.md"), replacement("b.md", old: "other\n")].write()
    }
    #expect(package.text(of: "Specs/a.md") == "old\n")
    #expect(try names == ["a.md", "b.md"])
  }

  @Test func `write changes no spec if one of several is read-only`() throws {
    let path = file("b.md").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(throws: ToolError.fileNotWritten(path, reason: "it is read-only")) {
      try [replacement("a.md"), replacement("b.md")].write()
    }
    #expect(package.text(of: "Specs/a.md") == "old\n")
    #expect(try names == ["a.md", "b.md"])
  }

  @Test func `write throws fileNotWritten if the folder accepts no new file`() throws {
    // Even the superuser cannot create a file in this folder.
    let file = SpecFile(path: "/proc/self/comm", named: "comm")
    let bytes = try #require(FileManager.default.contents(atPath: file.path).map(Array.init))
    let digest = FileDigest.digest(of: bytes)
    #expect {
      try [SpecReplacement(file: file, digest: digest, bytes: [])].write()
    } throws: { error in
      guard case .fileNotWritten(file.path, _) = error as? ToolError else { return false }
      return true
    }
    #expect(FileManager.default.contents(atPath: file.path).map(Array.init) == bytes)
  }

  @Test func `write replaces the temporary file of an interrupted run`() throws {
    try package.write("half", to: "Specs/.a.md.plumb")
    try [replacement("a.md")].write()
    #expect(package.text(of: "Specs/a.md") == "new\n")
    #expect(try names == ["a.md", "b.md"])
  }

  @Test func `write throws if two specs are links to one file`() throws {
    let link = package.path(of: "Specs/c.md")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.md")
    #expect(
      throws: ToolError.fileNotWritten(
        file("a.md").path,
        reason: "several specs are links to this file"
      )
    ) {
      try [replacement("a.md"), replacement("c.md")].write()
    }
    #expect(package.text(of: "Specs/a.md") == "old\n")
  }
}

/// Tests a spec that another process writes while `lint --fix` changes it.
struct LintFixRaceTests {
  private static let text =
    "# Title\n\n## Clause\n\n```swift\nFixtureView()\n```\n\n"
    + "```frames 1x1 evidence=derived\nA  0 0 10 1\n  B 0 0 1 1\n```\n"
  /// A spec without duplicates of the other spec's scenarios, which lint would report.
  private static let other = text.replacing("FixtureView()", with: "FixtureView(other: true)")
  private static let edited = other + "\nSomebody else's words.\n"

  private static func fixed(_ text: String) -> String {
    text.replacing(
      "A  0 0 10 1\n  B 0 0 1 1",
      with: "A    0  0  10  1\n  B  0  0   1  1"
    )
  }

  @Test func `lint --fix writes all specs, or none if one changed meanwhile`() throws {
    for isLate in [false, true] {
      let package = try FixturePackage(["a.md": Self.text, "b.md": Self.other])
      let file = SpecFile(path: package.path(of: "Specs/b.md"), named: "b.md")
      let lock = try SpecFileLock(file)
      let opens = try FileOpens(of: file.path)
      let lint = try TerminalProcess("read go && exec \"$0\" lint --fix", in: package)
      if isLate { lint.type("\n") }
      // After this many opens, it has read both specs and is retrying to take the lock.
      if isLate { #expect(opens.wait(for: 20)) }
      try package.write(Self.edited, to: "Specs/b.md")
      lock.release()
      if !isLate { lint.type("\n") }
      let end = try lint.waitForEnd()
      let isRefused = lint.shown.contains("'Specs/b.md' changed during the run")
      #expect(isRefused == isLate)
      #expect(end == .exited(isRefused ? 1 : 0))
      #expect(lint.shown.contains("fixed Specs/a.md") == !isRefused)
      let expected = [Self.text, Self.edited].map { isRefused ? $0 : Self.fixed($0) }
      #expect(["a", "b"].map { package.text(of: "Specs/\($0).md") } == expected)
      let names = try FileManager.default.contentsOfDirectory(atPath: package.path(of: "Specs"))
      #expect(names.sorted() == ["a.md", "b.md"])
    }
  }
}

/// Counts with inotify how many times a file is opened.
private final class FileOpens {
  /// The maximum time until the next open, in milliseconds.
  private static let patience: Int32 = 60_000

  private let descriptor: Int32

  /// - Throws: An error if the system cannot watch the file.
  init(of path: String) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    try #require(inotify_add_watch(descriptor, path, UInt32(IN_OPEN)) >= 0)
  }

  deinit { close(descriptor) }

  /// Waits until the file has been opened a number of times.
  ///
  /// - Returns: Whether that happened in time.
  func wait(for count: Int) -> Bool {
    var left = count
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while left > 0 {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, Self.patience) > 0 else { return false }
      // Events of a file have no name, so all have the same size; an event equal to the last queued
      // one is dropped.
      left -= read(descriptor, &buffer, buffer.count) / MemoryLayout<inotify_event>.size
    }
    return true
  }
}

/// Tests the files after `accept` was interrupted, or failed to write.
struct InterruptedWritingTests {
  /// A spec with an empty block, followed by long prose.
  private let text =
    "# Title\n\n## It shows\n\n```swift\nFixtureView()\n```\n\n```frames 100x100\n```\n\n"
    + String(repeating: "prose\n", count: 2_000)

  /// Runs a shell command in which `$0` is the tool.
  private func shell(_ line: String, in package: FixturePackage) throws -> FixturePackage.Outcome {
    let tool = "\(ExecutablePath.current.directory)/FixtureTool"
    return try package.run(["-c", line, tool], tool: "/bin/sh")
  }

  @Test func `accept keeps the old spec if the file size limit is exceeded`() throws {
    let package = try FixturePackage(["a.md": text])
    let outcome = try shell("ulimit -f 8; \"$0\" accept > /dev/null", in: package)
    #expect(outcome.status == 70)
    #expect(outcome.errors.hasSuffix("/Specs/a.md' cannot be written: File too large\n"))
    #expect(package.text(of: "Specs/a.md") == text)
    let names = try FileManager.default.contentsOfDirectory(atPath: package.path(of: "Specs"))
    #expect(names == ["a.md"])
  }

  @Test(arguments: ["INT", "KILL"])
  func `accept interrupted by a signal leaves the old or the new spec`(signal: String) throws {
    let package = try FixturePackage(["a.md": text])
    let start = ContinuousClock.now
    #expect(try package.run("accept").status == 0)
    let duration = (ContinuousClock.now - start) / .seconds(1)
    let accepted = try #require(package.text(of: "Specs/a.md"))
    // The spec is written at the end of a run, so the interruptions are around that time.
    for part in stride(from: 0.4, through: 1.1, by: 0.1) {
      try package.write(text, to: "Specs/a.md")
      let limit = duration * part
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

  @Test func `two concurrent accept runs keep each block reported as accepted`() throws {
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

  @Test func `accept keeps CRLF, the byte order mark and the end of the file`() throws {
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

/// Tests full disks, and folders that cannot be written.
struct FullDiskTests {
  private static let spec =
    "# Title\n"
    + HostileScenario.passes("Is red").section
    .replacing("Acting {  }", with: "Color.red.frame(width: 20, height: 10)")

  @Test func `check names a temporary folder that is not writable`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    let temporary = package.path(of: "Specs/a.md") + "/none"
    let outcome = try package.run(["check"], tool: "plumb", environment: ["TMPDIR": temporary])
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("error: the compiler cannot write files to \(temporary): "))
    #expect(outcome.output.hasPrefix("error a#is-red\n"))
    #expect(try package.run(["check"], tool: "plumb").status == 0)
  }

  @Test func `install below a file exits with 70, and states the reason of the system`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    let outcome = try package.run(["install", "Specs/a.md/prefix"], tool: "plumb")
    #expect(outcome.status == 70)
    #expect(outcome.errors.hasSuffix("cannot be written: Not a directory\n"), "\(outcome.errors)")
  }

  @Test func `overlay exits with 1 if the layout has no edge to compare`() throws {
    let spec = "# T\n\n## C\n\n```swift\nText(\"a\")\n```\n\n```frames 1x1 evidence=derived\n```\n"
    let package = try FixturePackage(["a.md": spec])
    let white =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC"
    try #require(Data(base64Encoded: white))
      .write(to: URL(fileURLWithPath: package.path(of: "white.png")))
    let outcome = try package.run(["overlay", "a#c", "--picture", "white.png"], tool: "plumb")
    #expect(outcome.status == 1)
    #expect(outcome.output == "0 of 0 edges and baselines confirmed\n", "\(outcome.errors)")
  }

  @Test func `check exits with 70 if --output exceeds the file size limit`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    #expect(try package.run(["check"], tool: "plumb").status == 0)
    let words = "ulimit -f 1; exec \"$0\" check --format json --output run.json"
    let outcome = try package.run(
      ["-c", words, ExecutablePath.current.directory + "/plumb"],
      tool: "/bin/sh"
    )
    #expect(outcome.status == 70)
    #expect(outcome.errors.hasPrefix("error: 'run.json' cannot be written: "), "\(outcome.errors)")
  }

  @Test func `check passes after a check that failed at a file size limit`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    let words = "ulimit -f 8; exec \"$0\" check"
    let outcome = try package.run(
      ["-c", words, ExecutablePath.current.directory + "/plumb"],
      tool: "/bin/sh"
    )
    #expect(outcome.status != 0)
    let again = try package.run(["check"], tool: "plumb")
    #expect(again.status == 0, "\(again.output)")
  }
}
