/// An issue that was reported while a scene was laid out.
package struct ObservedIssue: Sendable, Equatable {
  /// In kebab-case.
  package var kind: String
  /// The view or the element that it is about.
  package var place: String
  package var message: String

  package init(kind: String, place: String, message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }

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
