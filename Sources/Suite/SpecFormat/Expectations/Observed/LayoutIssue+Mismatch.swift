internal import LayoutValues

extension LayoutIssue {
  /// The mismatch of an issue that no spec expects.
  package func unexpected(at line: Int) -> Mismatch {
    Mismatch(
      line: line,
      subject: "issues",
      expected: "none of this kind",
      actual: "\(kind) at \(place): \(message)",
      issueKind: kind
    )
  }
}
