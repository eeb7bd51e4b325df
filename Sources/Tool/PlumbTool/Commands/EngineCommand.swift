internal import CPlatform
internal import CommandLineKit
internal import Conformance
internal import EngineKit
internal import Foundation
internal import SpecFormat

/// `plumb engine`: runs the tool's own engine with the protocol on standard input and output.
///
/// The tool starts itself with this command, so that a scenario that ends its process does not end
/// the run.
struct EngineCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: EngineProgram.command,
    summary: "answer requests about scenes on standard input, a line of JSON each",
    options: [SharedArguments.timeLimit],
    isHidden: true
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    process_group_begin()
    process_keep()
    report_scene_crashes()
    let engine = CompiledEngine(context.scenarios)
    // The alarm ends this process if a request takes too long, even if the client process is gone.
    // No alarm is set while the engine waits for a request: then the end of the client closes
    // standard input.
    let alarmTime = UInt32(clamping: Int(arguments.timeLimit.rounded(.up)) + 5)
    let guardian = ProcessGuard()
    guardian.limitMemory()
    engine.willPlay = { id in
      guardian.check(before: id)
      alarm(alarmTime)
    }
    let loop = EngineLoop(serving: engine)
    loop.willWait = { alarm(0) }
    loop.willAnswer = { alarm(alarmTime) }
    withLargeStack { loop.run() }
    return .success
  }
}
