internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting
package import Scenarios
internal import SpecFormat

/// The program: it finds the command that a command line asks for, and runs it.
@MainActor
struct Tool {
  private let context: ToolContext
  let program: CommandLineProgram

  init(context: ToolContext) {
    self.context = context
    program = CommandLineProgram(
      name: ExecutablePath.toolName,
      summary: "Checks layouts against specs written in Markdown",
      commands: PlumbCommands.all.map { type(of: $0).declaration },
      version: CompiledEngine.version,
      nearestName: { NearestName.of($0, among: $1) }
    )
  }
}

extension Tool {
  /// Runs a command line, and says what went wrong where something did.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: What the process is to end with.
  func run(_ arguments: [String]) -> ExitCode {
    let failure = FailureOutput(arguments, console: context.console)
    do {
      switch try program.interpret(arguments) {
      case .help(let text):
        try context.console.write(text)
        return .success
      case .run(let name, let parsed):
        guard let command = PlumbCommands.command(named: name) else { return .internalFault }
        if let package = parsed[SharedArguments.package] {
          try PackageTool(of: package, console: context.console)
            .run(SharedArguments.withoutPackage(arguments))
        }
        return try command.run(parsed, in: context)
      }
    } catch let error as UsageError {
      let message = JSONMessage(
        code: error.code,
        message: error.description,
        suggestions: [error.nearestName].compactMap(\.self)
      )
      failure.deliver([message], endingWith: .usage)
      context.console.note("error: \(error)\n\n" + usage(after: error))
      return .usage
    } catch let error as ToolError {
      failure.deliver(error.messages, endingWith: error.exitCode)
      context.console.note(error.description)
      return error.exitCode
    } catch {
      let message = JSONMessage(code: "internal-fault", message: "\(error)")
      failure.deliver([message], endingWith: .internalFault)
      context.console.note("error: \(error)")
      return .internalFault
    }
  }

  private func usage(after error: UsageError) -> String {
    guard let command = program.commands.first(where: { $0.name == error.command }) else {
      return program.help
    }
    return program.usage(of: command)
  }
}

/// Runs `plumb` as the command line asks, and ends the process.
///
/// A package whose specs use its own modules has a `plumb` of its own by calling this from the
/// `main.swift` of an executable that depends on these modules, linked with `--export-dynamic`.
/// Scenes are compiled when they are needed, against the modules beside the executable.
///
/// ```swift
/// import Layouts
/// import PlumbTool
///
/// PlumbTool.main()
/// ```
@MainActor
public func main() -> Never {
  main(catalog: nil)
}

/// Runs `plumb` with scenarios that are compiled in; a scene that is not among them, or is newer,
/// is compiled when it is needed.
@MainActor
package func main(catalog: Catalog?) -> Never {
  // A file that becomes too long is told like a disk that is full.
  signal(SIGXFSZ, SIG_IGN)
  let context = ToolContext(catalog: catalog, console: Console())
  let code = Tool(context: context).run(Array(CommandLine.arguments.dropFirst()))
  exit(code.rawValue)
}
