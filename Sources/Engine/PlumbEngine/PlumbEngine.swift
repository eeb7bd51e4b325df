internal import CPlatform
package import EngineKit
internal import Foundation
internal import Platform

/// Runs Plumb's engine with the protocol on standard input and output, and exits at the end of the
/// input.
///
/// A package whose specs use its own modules builds its own engine: its executable calls this
/// function in `main.swift`, depends on these modules, and its symbols are exported. The option
/// `--timeout` has the time limit of one scenario, in seconds.
///
/// ```swift
/// import Layouts
/// import PlumbEngine
///
/// PlumbEngine.main()
/// ```
@MainActor
public func main() -> Never { main([], arguments: Array(CommandLine.arguments.dropFirst())) }

/// Runs Plumb's engine with built-in scenarios, and exits.
///
/// - Parameters:
///   - scenarios: The scenarios built into the program; those of the libraries that the engine
///     loads are added.
///   - arguments: The arguments of the process: `--timeout` and a number of seconds.
@MainActor
package func main(_ scenarios: [Scenario], arguments: [String]) -> Never {
  if arguments == ["--help"] {
    print(EngineArguments.help)
    exit(EXIT_SUCCESS)
  }
  guard let timeLimit = EngineArguments.timeLimit(in: arguments) else {
    write("error: no valid arguments: \(arguments.joined(separator: " "))\n")
    write(EngineArguments.help + "\n")
    exit(EngineArguments.usageStatus)
  }
  if isatty(STDIN_FILENO) == 1 {
    write("note: an engine reads requests as lines of JSON; 'plumb' starts it\n")
  }
  serve(CompiledEngine(scenarios), timeLimit: timeLimit)
  exit(EXIT_SUCCESS)
}

/// Answers requests until the input ends.
@MainActor
private func serve(_ engine: CompiledEngine, timeLimit: Double) {
  process_group_begin()
  process_start_supervised()
  report_scene_crashes()
  // The alarm ends this process if a request takes too long, even if the client process is gone.
  // No alarm is set while the engine waits for a request: then the end of the client closes
  // standard input.
  let alarmTime = UInt32(clamping: Int(timeLimit.rounded(.up)) + 5)
  let processGuard = ProcessGuard()
  processGuard.limitMemory()
  engine.willPlay = { id in
    processGuard.check(before: id)
    alarm(alarmTime)
  }
  let loop = EngineLoop(serving: engine)
  loop.willWait = { alarm(0) }
  loop.willAnswer = { alarm(alarmTime) }
  withLargeStack { loop.run() }
}

private func write(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

/// The arguments of an engine's process.
private enum EngineArguments {
  /// The exit status for invalid arguments.
  static let usageStatus: Int32 = 2
  /// The default time limit and the maximum one, in seconds.
  private static let (usualLimit, maximumLimit) = (10.0, 86_400.0)

  static var help: String {
    """
    usage: \(URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent) [--timeout SECONDS]

    Answers requests on standard input with layouts on standard output, a line of JSON each.
    'plumb' starts it; Docs/Reference/EngineProtocol.md describes the protocol.

    options:
      --timeout SECONDS  the time limit of one scenario; default: \(Int(usualLimit))
      --help             show this help
    """
  }

  /// Returns the time limit of one scenario in seconds; `nil` for invalid arguments.
  static func timeLimit(in arguments: [String]) -> Double? {
    guard let option = arguments.first else { return usualLimit }
    guard option == "--timeout", arguments.count == 2 else { return nil }
    return Double(arguments[1]).flatMap { $0 > 0 ? min($0, maximumLimit) : nil }
  }
}
