internal import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Platform

/// `plumb install`: installs the tool for use outside of a package.
struct InstallCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "install",
    summary: "install the tool and its modules below a folder, for specs outside of a package",
    discussion: """
      The tool and its engine are copied to PREFIX/bin, the modules that scenes import to PREFIX/lib/plumb, the
      documentation to PREFIX/share/doc/plumb, and the specs and the sources to PREFIX/share/plumb.
      The page of 'man' and the completions of bash, zsh and fish are written below PREFIX/share.
      An earlier installation is replaced. Scenes are compiled by the 'swiftc' on the path; 'rebuild'
      builds the engine again for another one than the tool was built with.
      """,
    parameter: CommandParameter(placeholder: "PREFIX", summary: "the folder", usage: "PREFIX")
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let command = Self.declaration.name
    guard let prefix = arguments.positionals.first, !prefix.isEmpty else {
      throw UsageError.argumentMissing("PREFIX", command: command)
    }
    guard arguments.positionals.count == 1 else {
      throw UsageError.argumentUnexpected(arguments.positionals[1], command: command)
    }
    let path = URL(fileURLWithPath: prefix).standardizedFileURL.path
    let files: [String]
    _ = try BuiltProgram(name: Installation.engineName, console: context.console).path()
    do {
      files = try Installation(prefix: path)
        .install(
          .current,
          for: .beside(executable: .current),
          with: PlumbCommands.program.sharedFiles
        )
    } catch let error as CompilerError {
      throw ToolError.notInstalled(error.description)
    } catch {
      throw ToolError.fileNotWritten(path, reason: error.reason)
    }
    for file in files { context.console.note("wrote \(file)") }
    return .success
  }
}
