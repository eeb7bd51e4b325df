internal import Conformance
internal import CommandLineKit
internal import Foundation
internal import Reporting
internal import Scenarios
internal import SpecFormat

/// `plumb new`: writes a spec to start from.
struct NewCommand: PlumbCommand {
  private static let dryRun = CommandFlag(
    name: "dry-run",
    summary: "write nothing; only show what would be written"
  )

  static let declaration = CommandDeclaration(
    name: "new",
    summary: "write a spec to start from: a path below the specs' folder, and a title",
    discussion: """
      '.md' is added where the path has it not. A file that is there already is never touched. The
      spec compiles, and it passes.
      """,
    options: [SharedArguments.format],
    flags: [dryRun],
    parameter: CommandParameter(
      placeholder: "PATH \"Title\"",
      summary: "the new file and its heading",
      usage: "PATH \"Title\""
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let words = arguments.positionals
    let command = Self.declaration.name
    guard words.count > 0 else { throw UsageError.argumentMissing("PATH", command: command) }
    guard words.count > 1 else { throw UsageError.argumentMissing("\"Title\"", command: command) }
    guard words.count < 3 else {
      throw UsageError.argumentNotTaken(words[2], command: command)
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
        ? "wrote \(path); '\(ExecutablePath.toolName) check \(path)' checks it"
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
