package import SpecFormat
internal import ElementTree

/// A check of `plumb lint`.
///
/// ```swift
/// struct LongTitleCheck: LintCheck {
///   let name = "long-title"
///
///   func findings(in specs: [LintedSpec]) -> [LintFinding] {
///     specs.filter { $0.document.title.count > 60 }.map { spec in
///       finding(in: spec, line: 1, "the title has more than 60 characters")
///     }
///   }
/// }
/// ```
package protocol LintCheck: Sendable {
  /// The name of the check in kebab-case, which is printed after each finding.
  var name: String { get }

  /// Whether findings are errors, or warnings (the default) about something that may be intended.
  var severity: LintFinding.Severity { get }

  /// Checks the selected specs.
  ///
  /// - Returns: The findings, in any order.
  func findings(in specs: [LintedSpec]) -> [LintFinding]

  /// Whether the check also applies to files without a block of Plumb's; `false` by default.
  var appliesToProse: Bool { get }

  /// Fixes findings that can be corrected automatically; does nothing by default.
  ///
  /// - Parameters:
  ///   - document: The parsed spec.
  ///   - spec: The text of the spec, which is edited.
  func fix(_ document: SpecDocument, in spec: inout EditableSpec)
}

extension LintCheck {
  package var severity: LintFinding.Severity { .warning }

  package var appliesToProse: Bool { false }

  package func fix(_ document: SpecDocument, in spec: inout EditableSpec) {}

  /// Creates a finding at a position in a spec.
  func finding(
    in spec: LintedSpec,
    line: Int,
    column: Int = 1,
    _ message: String
  ) -> LintFinding {
    LintFinding(
      file: spec.document.file,
      line: line,
      column: column,
      message: message,
      check: name,
      severity: severity
    )
  }
}

/// The list of all checks, to which a new check must be added.
package enum LintChecks {
  package static let all: [any LintCheck] = [
    UnstatedEvidenceCheck(),
    UncoveredClauseCheck(),
    SampleCheck(),
    RootOnlyCheck(),
    DuplicateScenarioCheck(),
    SharedNameCheck(),
    NumberColumnCheck(),
    UncheckedVariantCheck(),
    ConstantConditionCheck(),
    RepeatedVariantCheck(),
    UnnamedSourceCheck(),
    UnnamedPlatformCheck(),
    UnlinkedArticleCheck(),
    CodeOriginCheck(),
    FileNameCheck(),
    DeadLinkCheck(),
    UnsafeLinkCheck(),
  ]

  /// Returns the bytes of a spec after all automatic fixes; equal to its own if there are none.
  ///
  /// - Throws: The first block that would be parsed with other lines.
  package static func fixedBytes(of document: SpecDocument) throws(EditingError) -> [UInt8] {
    var spec = EditableSpec(document.markdown)
    for check in all { check.fix(document, in: &spec) }
    return try spec.checkedBytes()
  }

  /// Returns the findings of all checks, in the order of the specs and of their lines.
  ///
  /// - Parameters:
  ///   - specs: The selected specs, and files that contain only samples.
  ///   - includesProse: Whether the samples of files without a block of Plumb's are listed. Plain
  ///     documentation can have thousands.
  /// - Returns: The findings.
  package static func findings(
    in specs: [LintedSpec],
    includesProse: Bool = false
  ) -> [LintFinding] {
    let files = Dictionary(
      specs.enumerated().map { ($1.document.file, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let withoutProse = specs.filter { !$0.document.isProse || $0.document.sampleLines.isEmpty }
    let findings = all.flatMap { check in
      check.findings(in: includesProse && check.appliesToProse ? specs : withoutProse)
    }
    return findings.sorted {
      let places = [$0, $1].map { [files[$0.file, default: 0], $0.line, $0.column] }
      return places[0].lexicographicallyPrecedes(places[1])
    }
  }
}

/// A finding in a spec, which does not prevent its scenarios from running.
package struct LintFinding: Sendable, Equatable, CustomStringConvertible {
  /// Whether a finding is an error, or may be intended.
  package enum Severity: String, Sendable {
    case warning, error
  }

  /// The path of the file, as in reports.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int
  /// A sentence without a period that describes the finding.
  package var message: String
  /// The name of the check that found it.
  package var check: String
  package var severity: Severity

  package init(
    file: String,
    line: Int,
    column: Int = 1,
    message: String,
    check: String,
    severity: Severity = .warning
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.check = check
    self.severity = severity
  }

  /// The text `file:line:column: warning: message [check]`, in the format of compilers.
  package var description: String {
    "\(TerminalText.line(file)):\(line):\(column): \(severity.rawValue): "
      + "\(TerminalText.line(message)) [\(check)]"
  }
}
