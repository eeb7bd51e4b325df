import CommandLineKit
import SceneBuilding
import Foundation
import Testing
@testable import PlumbTool
@testable import SuiteRunning

@MainActor struct ShellCompletionTests {
  private static let program = Tool(context: ToolContext(catalog: nil, console: Console())).program

  /// Returns the words that bash offers for the last word of a command line.
  private func offered(_ words: [String]) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(Self.program.completions(for: .bash))
      COMP_WORDS=(\(line)) COMP_CWORD=\(words.count - 1)
      _\(Self.program.name)
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `bash completes commands`() throws {
    #expect(try offered(["plumb", "re"]) == ["review", "read", "report", "rebuild"])
    #expect(try offered(["plumb", "help", "expl"]) == ["explain"])
  }

  @Test func `bash completes options and their values`() throws {
    #expect(try offered(["plumb", "check", "--form"]) == ["--format"])
    #expect(try offered(["plumb", "check", "--format", "js"]) == ["json"])
    #expect(try offered(["plumb", "check", "--format", "=", "js"]) == ["json"])
    #expect(try offered(["plumb", "check", "--format", "="]).contains("json"))
    // Without an offer, bash completes paths.
    #expect(try offered(["plumb", "check", "Spe"]) == [])
  }

  @Test func `bash completes every option of every command`() throws {
    for command in Self.program.commands where !command.isHidden {
      let names = command.options.map(\.name) + command.flags.map(\.name) + ["help"]
      #expect(try offered(["plumb", command.name, "--"]) == names.map { "--\($0)" })
    }
  }

  @Test(arguments: [CompletingShell.zsh, .fish])
  func `the completions of other shells name every command and option`(shell: CompletingShell) {
    let script = Self.program.completions(for: shell)
    for command in Self.program.commands where !command.isHidden {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.name)) }
    }
  }

  @Test func `the page of man has every command with its options`() {
    let page = Self.program.sharedFiles.first { $0.path.hasSuffix(".1") }?.text ?? ""
    #expect(page.contains("\n.SH EXIT STATUS\n.TP\n.B 0\nevery expectation holds\n"))
    for command in Self.program.commands where !command.isHidden {
      #expect(page.contains("\n.SS \(command.name)\n"))
      for flag in command.flags {
        #expect(page.contains("\n.B \\-\\-\(flag.name.replacing("-", with: "\\-"))\n"))
      }
    }
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
  }
}
