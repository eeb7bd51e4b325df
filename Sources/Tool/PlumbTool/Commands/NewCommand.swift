internal import SuiteRunning
internal import SpecAuthoring
internal import SceneBuilding
internal import Conformance
internal import CommandLineKit
internal import Foundation
internal import Reporting
internal import EngineKit
internal import SpecFormat

/// `plumb new`: creates a spec with an example.
struct NewCommand: PlumbCommand {
  private static let dryRun = CommandFlag(
    name: "dry-run",
    summary: "print the spec, but write nothing"
  )

  static let declaration = CommandDeclaration(
    name: "new",
    summary: "create a spec with an example, from a path below the specs' folder and a title",
    discussion: """
      '.md' is added if the path does not end with it. An existing file is never changed. The new
      spec compiles and passes.
      """,
    options: [SharedArguments.format],
    flags: [dryRun],
    parameter: CommandParameter(
      placeholder: "PATH \"Title\"",
      summary: "the path of the new file, and its heading",
      usage: "PATH \"Title\""
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let words = arguments.positionals
    let command = Self.declaration.name
    guard words.count > 0 else { throw UsageError.argumentMissing("PATH", command: command) }
    guard words.count > 1 else { throw UsageError.argumentMissing("\"Title\"", command: command) }
    guard words.count < 3 else {
      throw UsageError.argumentUnexpected(words[2], command: command)
    }
    let path = words[0].hasSuffix(".md") ? words[0] : "\(words[0]).md"
    try check(path, in: context)
    let template = SpecTemplate(title: words[1])
    guard template.isWellFormed else { throw ToolError.titleUnusable(words[1]) }
    let isWritten = !arguments[Self.dryRun]
    if isWritten { try TextFile(path: path).write(template.text) }
    if arguments.isJSONRequested {
      let answer = NewSpecAnswer(file: path, contents: template.text, isWritten: isWritten)
      try context.console.write(answer.text)
    } else {
      try context.console.write(isWritten ? "\(path)\n" : template.text)
    }
    context.console.note(
      isWritten
        ? "wrote \(path); run '\(ExecutablePath.toolName) check \(path)' to check it"
        : "would write \(path)"
    )
    return .success
  }

  private func check(_ path: String, in context: ToolContext) throws(ToolError) {
    guard PathSelection.path(context.home.path, isAround: path) else {
      throw .notBelowSpecs(path, folder: context.home.folder)
    }
    guard !FileManager.default.fileExists(atPath: path) else { throw .fileExists(path) }
  }
}
