/// The outcome of one Markdown file.
package struct SpecReport: Sendable, Equatable {
  /// The path relative to the package: `Specs/views/stacks.md`.
  package var file: String
  /// The first half of its scenarios' ids: `views/stacks`.
  package var name: String
  package var title: String
  package var clauses: [ClauseReport]
  /// Whether the mark of this engine's own style of controls counts for the whole file.
  package var usesReferenceStyle: Bool

  package init(
    file: String,
    name: String,
    title: String,
    clauses: [ClauseReport],
    usesReferenceStyle: Bool = false
  ) {
    self.file = file
    self.name = name
    self.title = title
    self.clauses = clauses
    self.usesReferenceStyle = usesReferenceStyle
  }

  /// Every scenario of the file, in document order.
  package var scenarios: [ScenarioReport] { clauses.flatMap(\.scenarios) }
}
