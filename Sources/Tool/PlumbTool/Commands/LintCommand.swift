internal import SuiteRunning
internal import SpecAuthoring
internal import CommandLineKit
internal import Foundation
internal import Reporting
internal import SpecFormat

/// `plumb lint`: reports questionable places in specs that do not prevent a run.
struct LintCommand: PlumbCommand {
  private static let fix = CommandFlag(
    name: "fix",
    summary: "first fix what can be fixed automatically, such as misaligned columns"
  )

  private static let samples = CommandFlag(
    name: "samples",
    summary: "also list the samples of files without a block of a spec"
  )

  static let declaration = CommandDeclaration(
    name: "lint",
    summary: "find questionable places in specs that do not prevent a run",
    discussion: """
      It looks for \(LintChecks.all.map(\.name).joined(separator: ", ")).
      The exit code is 1 if there are findings, and 3 if a spec is malformed. The mistakes of
      malformed specs are printed as well, but these specs are not searched and not fixed.
      The samples of plain documentation are counted; with '--samples' they are findings.
      """,
    options: [SharedArguments.format],
    flags: [fix, samples],
    parameter: SharedArguments.paths
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    var selection = try selection(arguments, in: context)
    var fixedFiles: [String] = []
    if arguments[Self.fix] {
      let root = selection.suite.root
      let replacements = try selection.documents.compactMap { try fixedSpec(of: $0, root: root) }
      try replacements.write()
      fixedFiles = replacements.map(\.file.name)
      for file in fixedFiles { context.console.note("fixed \(file)") }
      selection = try self.selection(arguments, in: context)
    }
    let files = LinkableFiles(below: selection.suite.root)
    let documents = selection.documents + selection.prose
    let specs = documents.map { LintedSpec(document: $0, files: files) }
    let includesProse = arguments[Self.samples]
    let findings = LintChecks.findings(in: specs, includesProse: includesProse)
    let mistakes = selection.mistakes
    for mistake in mistakes { context.console.note("\(mistake)") }
    if arguments.isJSONRequested {
      let answer = LintAnswer(findings, mistakes: mistakes, mended: fixedFiles)
      try context.console.write(answer.text)
    } else {
      for finding in findings { try context.console.write("\(finding)\n") }
    }
    note(findings, in: context)
    if !includesProse { noteSamples(of: selection.prose, in: context) }
    guard mistakes.isEmpty else { return .malformedSpec }
    return findings.isEmpty ? .success : .mismatch
  }

  /// Notes the number of findings of each severity.
  private func note(_ findings: [LintFinding], in context: ToolContext) {
    let counts = [LintFinding.Severity.error, .warning].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    if !counts.isEmpty { context.console.note(counts.joined(separator: ", ")) }
  }

  /// Notes the number of samples in plain documentation, which are not listed.
  private func noteSamples(of prose: [SpecDocument], in context: ToolContext) {
    let count = prose.reduce(0) { $0 + $1.sampleLines.count }
    guard count > 0 else { return }
    let samples = count == 1 ? "1 sample" : "\(count) samples"
    let files = prose.count == 1 ? "1 file" : "\(prose.count) files"
    context.console.note(
      "\(samples) in \(files) without a block of a spec: '--samples' lists them"
    )
  }

  private func selection(
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws(ToolError) -> SpecSelection {
    try SpecSelection(
      context: context,
      paths: arguments.positionals,
      filter: nil,
      mistakes: .reported,
      takesProse: true
    )
  }

  /// Returns the spec with automatic fixes; `nil` if there is nothing to fix.
  private func fixedSpec(of document: SpecDocument, root: String) throws -> SpecReplacement? {
    do {
      let bytes = try LintChecks.fixedBytes(of: document)
      guard bytes != document.markdown.fileBytes else { return nil }
      return SpecReplacement(
        file: SpecFile(path: "\(root)/\(document.file)", named: document.file),
        digest: document.digest,
        bytes: bytes
      )
    } catch {
      throw ToolError.specNotFixed(document.file, reason: "\(error)")
    }
  }
}
