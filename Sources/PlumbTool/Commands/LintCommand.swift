internal import CommandLineKit
internal import SpecFormat

/// `plumb lint`: tells what in specs is no mistake, and worth a look.
struct LintCommand: PlumbCommand {
  private static let fix = CommandFlag(
    name: "fix",
    summary: "mend what needs no thought, such as columns, first"
  )

  static let declaration = CommandDeclaration(
    name: "lint",
    summary: "tell what in specs is no mistake and worth a look",
    discussion: """
      It looks for \(LintChecks.all.map(\.name).joined(separator: ", ")).
      The exit code is 1 where there is something to tell.
      """,
    flags: [fix],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    var documents = try documents(arguments, in: context)
    if arguments[Self.fix] {
      for document in documents { try fix(document, in: context) }
      documents = try self.documents(arguments, in: context)
    }
    var specs: [LintedSpec] = []
    for document in documents {
      specs.append(LintedSpec(document: document, bytes: try bytes(of: document, in: context)))
    }
    let findings = LintChecks.findings(in: specs)
    for finding in findings { try context.console.write("\(finding)\n") }
    let count = findings.count
    if count > 0 { context.console.note("\(count) warning\(count == 1 ? "" : "s")") }
    return findings.isEmpty ? .success : .mismatch
  }

  private func documents(
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws(ToolError) -> [SpecDocument] {
    try SpecSelection(context: context, paths: arguments.positionals, filter: nil).documents
  }

  private func fix(_ document: SpecDocument, in context: ToolContext) throws {
    let bytes = try bytes(of: document, in: context)
    var spec = EditableSpec(bytes: bytes)
    for check in LintChecks.all { check.fix(document, in: &spec) }
    guard spec.bytes != bytes else { return }
    try SpecFile(path: "\(context.root)/\(document.file)").replace(with: spec.bytes)
    context.console.note("mended \(document.file)")
  }

  private func bytes(of document: SpecDocument, in context: ToolContext) throws -> [UInt8] {
    try SpecFile(path: "\(context.root)/\(document.file)")
      .bytes(ofDigest: document.digest, named: document.file)
  }
}
