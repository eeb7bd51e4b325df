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
