package import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting
package import EngineKit
internal import SpecFormat

/// The program, which parses a command line and runs its command.
@MainActor
package struct Tool {
  private let context: ToolContext
  let program: CommandLineProgram

  init(context: ToolContext) {
    self.context = context
    program = PlumbCommands.program
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
      if arguments == ["--version"] {
        try context.console.write("\(program.name) \(EngineHello.ownDescription)\n")
        return .success
      }
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
          return try run(arguments, in: package)
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

  /// Runs a command line in the folder of a package, with the engine that the package builds.
  private func run(_ arguments: [String], in package: String) throws(ToolError) -> ExitCode {
    let package = PackageEngine(of: package, console: context.console)
    let arguments = SharedArguments.withoutPackage(arguments)
    let engine = try package.build()
    try package.enter()
    var context = ToolContext(catalog: nil, console: context.console)
    context.packageEngine = engine
    return Tool(context: context).run(arguments)
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
/// Scenes are compiled when they are needed, and run by the engine of `--engine`, of the package's
/// `engine.json`, or in the folder of the executable.
///
/// ```swift
/// import PlumbTool
///
/// PlumbTool.main()
/// ```
@MainActor
public func main() -> Never {
  main(previewBuilder: nil)
}

/// Runs `plumb` with another engine as its own, and exits.
///
/// - Parameters:
///   - catalog: The scenarios that are built into the engine; `nil` for none.
///   - executable: The path of the engine, whose first argument is `engine`; `nil` for
///     `plumb-engine`.
///   - previewBuilder: Builds the code of apps for `plumb try`; `nil` to start `plumb-try`.
@MainActor
package func main(
  catalog: Catalog? = nil,
  engine executable: String? = nil,
  previewBuilder: (any PreviewBuilder)?
) -> Never {
  Installation(of: .current)?.exposeRuntime()
  // With the signal ignored, a file beyond the size limit is an error, as with a full disk.
  signal(SIGXFSZ, SIG_IGN)
  let engine = executable.map { EngineProgram(executable: $0, arguments: ["engine"]) }
  var context = ToolContext(catalog: catalog, console: Console(), ownEngine: engine ?? .own)
  context.previewBuilder = previewBuilder
  let code = Tool(context: context).run(Array(CommandLine.arguments.dropFirst()))
  exit(code.rawValue)
}
