import CommandLineKit
import Foundation

let filter = CommandOption(
  name: "filter",
  placeholder: "TEXT",
  summary: "only scenes whose name contains the text"
)
let runs = CommandOption(
  name: "runs",
  placeholder: "N",
  summary: "how often each is measured; 5 where nothing is said"
)
let json = CommandFlag(name: "json", summary: "write JSON in place of a table")
let program = CommandLineProgram(
  name: "Benchmarks",
  summary: "Measures the engine on trees of many shapes, on layouts and on texts",
  commands: [
    CommandDeclaration(
      name: "layout",
      summary: "measure building, layout, resizing and a leaf's change",
      options: [filter, runs],
      flags: [json]
    )
  ],
  nearestName: { _, _ in nil }
)

/// Measures what the command line asks for, and writes it.
@MainActor
func measure(_ arguments: CommandArguments) throws {
  let text = arguments[filter] ?? ""
  let measurements = BenchmarkCase.all.filter { text.isEmpty || $0.name.contains(text) }
    .map { Measurement($0, runs: arguments[runs].flatMap { Int($0) } ?? 5) }
  if arguments[json] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
  } else {
    print(MeasurementTable(measurements: measurements))
  }
}

do {
  switch try program.interpret(["layout"] + CommandLine.arguments.dropFirst()) {
  case .help(let text): print(text)
  case .run(_, let arguments): try measure(arguments)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
