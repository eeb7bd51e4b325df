internal import ElementTree

/// One thing that `plumb lint` looks for.
package protocol LintCheck: Sendable {
  /// The name behind every finding, in kebab-case.
  var name: String { get }

  /// Whether what it finds is wrong, or may be meant, as it may unless the check says otherwise.
  var severity: LintFinding.Severity { get }

  /// Looks at the specs that were chosen.
  ///
  /// - Returns: What was found, in any order.
  func findings(in specs: [LintedSpec]) -> [LintFinding]

  /// Mends what can be mended without a thought; does nothing where nothing can.
  ///
  /// - Parameters:
  ///   - document: The spec as it was read.
  ///   - spec: The spec's text, which is changed.
  func fix(_ document: SpecDocument, in spec: inout EditableSpec)
}

extension LintCheck {
  package var severity: LintFinding.Severity { .warning }

  package func fix(_ document: SpecDocument, in spec: inout EditableSpec) {}

  /// A finding at a place of a spec.
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

/// Every check there is: the one list that a new one is added to.
package enum LintChecks {
  package static let all: [any LintCheck] = [
    UnstatedEvidenceCheck(),
    UncoveredClauseCheck(),
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

  /// The findings of all checks, in the order of the specs and of their lines.
  package static func findings(in specs: [LintedSpec]) -> [LintFinding] {
    let files = Dictionary(
      specs.enumerated().map { ($1.document.file, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return all.flatMap { $0.findings(in: specs) }.sorted {
      let places = [$0, $1].map { [files[$0.file, default: 0], $0.line, $0.column] }
      return places[0].lexicographicallyPrecedes(places[1])
    }
  }
}

/// Something in a spec that keeps nothing from running, and is worth a look.
package struct LintFinding: Sendable, Equatable, CustomStringConvertible {
  /// Whether it is wrong, or may be meant.
  package enum Severity: String, Sendable {
    case warning, error
  }

  /// The path as reports print it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  /// The finding as a sentence without a full stop.
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

  /// `file:line:column: warning: message [check]`, as compilers print it.
  package var description: String {
    "\(TerminalText.line(file)):\(line):\(column): \(severity.rawValue): "
      + "\(TerminalText.line(message)) [\(check)]"
  }
}
