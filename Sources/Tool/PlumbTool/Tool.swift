internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting
package import EngineKit
internal import SpecFormat

/// The program, which parses a command line and runs its command.
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
  /// Runs a command line, and reports errors.
  ///
  /// - Parameter arguments: The arguments after the program's name.
  /// - Returns: The exit code of the process.
  func run(_ arguments: [String]) -> ExitCode {
    let failure = FailureOutput(arguments, console: context.console)
    do {
      switch try program.interpret(arguments) {
      case .help(let text):
        try context.console.write(text)
        return .success
      case .run(let name, let parsed):
        guard let command = PlumbCommands.command(named: name) else { return .internalFault }
        let options = type(of: command).declaration.options
        if options.contains(SharedArguments.package),
          let package = parsed[SharedArguments.package]
        {
          try PackageTool(of: package, console: context.console)
            .run(SharedArguments.withoutPackage(arguments))
        }
        var context = context
        if options.contains(EngineSelection.option), let path = parsed[EngineSelection.option] {
          context.engine = try EngineSelection(at: path)
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

/// Runs `plumb` with the arguments of the process, and exits.
///
/// A package whose specs use its own modules builds its own `plumb`: its executable calls this
/// function in `main.swift`, depends on these modules, and its symbols are exported.
/// Scenes are compiled when they are needed, against the modules in the folder of the executable.
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

/// Runs `plumb` with built-in scenarios, and exits; scenes that are missing or newer are compiled
/// when needed.
///
/// - Parameters:
///   - catalog: The built-in scenarios; `nil` for none.
///   - previewBuilder: Builds the code of apps for `plumb try`; `nil` to start `plumb-try`.
@MainActor
package func main(catalog: Catalog?, previewBuilder: (any PreviewBuilder)? = nil) -> Never {
  // With the signal ignored, a file beyond the size limit is an error, as with a full disk.
  signal(SIGXFSZ, SIG_IGN)
  var context = ToolContext(catalog: catalog, console: Console())
  context.previewBuilder = previewBuilder
  let code = Tool(context: context).run(Array(CommandLine.arguments.dropFirst()))
  exit(code.rawValue)
}
