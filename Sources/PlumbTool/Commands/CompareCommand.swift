internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting

/// `plumb compare`: tells what changed from one run to another.
struct CompareCommand: PlumbCommand {
  private static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(ComparisonFormat.all.map(\.name)),
    summary: "how changes are written; text where nothing is said"
  )
  private static let output = CommandOption(
    name: "output",
    placeholder: "FILE",
    summary: "write changes to a file, and Markdown's pictures beside it"
  )

  static let declaration = CommandDeclaration(
    name: "compare",
    summary: "tell what changed from one run's JSON to another's",
    discussion: """
      Told are expectations that newly fail, are no longer checked, lost evidence, changed, are
      fixed, new, renamed or removed. Those that have a cause in common are told together, with a
      picture. The exit code is 1 where something got worse: what held holds no longer, is skipped,
      is gone with its evidence or rests on weaker evidence, or something new fails. It is 2 for a
      file that is not there, and 3 for one that is no report.
      """,
    options: [format, output],
    parameter: CommandParameter(
      placeholder: "BASE HEAD",
      summary: "what 'plumb check --format json' wrote before and after",
      usage: "BASE HEAD"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let paths = arguments.positionals
    let command = Self.declaration.name
    guard paths.count > 0 else { throw UsageError.argumentMissing("BASE", command: command) }
    guard paths.count > 1 else { throw UsageError.argumentMissing("HEAD", command: command) }
    guard paths.count < 3 else { throw UsageError.argumentNotTaken(paths[2], command: command) }
    let comparison = ReportComparison(
      base: try ReportFile(path: paths[0]).report(),
      head: try ReportFile(path: paths[1]).report()
    )
    let output = arguments[Self.output].map { URL(fileURLWithPath: $0) }
    let stem = output?.deletingPathExtension().lastPathComponent
    let document = ComparisonFormat.named(arguments[Self.format]).makeWriter(stem)
      .document(for: comparison)
    if let output {
      try TextFile(path: output.path).write(document.text)
      let folder = output.deletingLastPathComponent()
      for (name, text) in document.pictures.sorted(by: { $0.key < $1.key }) {
        try TextFile(path: folder.appendingPathComponent(name).path).write(text)
      }
    } else {
      try context.console.write(document.text)
    }
    return comparison.isWorse ? .mismatch : .success
  }
}
