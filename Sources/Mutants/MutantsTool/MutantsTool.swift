internal import CommandLineKit
internal import Foundation
internal import SpecFormat

/// The `mutants` tool, which inserts faults into the engine and lists those that no expectation
/// detects.
package enum MutantsTool {
  /// Runs the command line of the process, and ends the process.
  package static func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static let usageStatus: Int32 = 64
  private static let failureStatus: Int32 = 70

  /// Runs a command line.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: The exit code of the process.
  static func run(_ words: [String]) -> Int32 {
    do {
      switch try program.interpret(words) {
      case .help(let text):
        print(text, terminator: "")
        return 0
      case .run(let name, let arguments):
        let command = MutantsCommands.all.first { type(of: $0).declaration.name == name }
        guard let command else { return failureStatus }
        return try command.run(arguments, in: FileManager.default.currentDirectoryPath)
      }
    } catch let error as UsageError {
      Notes.write("error: \(error)\n\n\(program.help)")
      return usageStatus
    } catch let error as ArgumentMistake {
      Notes.write("\(error)")
      return usageStatus
    } catch {
      Notes.write("\(error)")
      return failureStatus
    }
  }

  static var program: CommandLineProgram {
    CommandLineProgram(
      name: "mutants",
      summary:
        "Breaks the engine on purpose, and finds out which faults the suite would not notice",
      commands: MutantsCommands.all.map { type(of: $0).declaration },
      nearestName: { NearestName.of($0, among: $1) }
    )
  }
}
