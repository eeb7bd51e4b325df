/// The figure that a line of a `cells` block counts.
package enum CellFigure: String, Sendable, CaseIterable {
  /// The cells that there are.
  case live
  /// The cells that were made.
  case made
  /// How often a cell was used again.
  case reused
  /// The bytes that the live cells hold.
  case bytes
}

/// The element that a line of a collection view's frames speaks of.
package enum ElementName: Sendable, Hashable, Codable {
  /// Everything that can be scrolled to.
  case content
  case cell(section: Int, item: Int)
  case supplementary(kind: String, section: Int, item: Int)
  /// A supplementary view of the whole layout, by its place among those of its kind.
  case layoutSupplementary(kind: String, item: Int)
  case decoration(kind: String, section: Int)
  /// A row of a table.
  case row(section: Int, row: Int)
  /// A section's header in a table; `nil` for that of the whole table.
  case header(section: Int?)
  /// A section's footer in a table; `nil` for that of the whole table.
  case footer(section: Int?)
}

extension ElementName {
  /// The words that begin a line.
  package static let words = [
    "content", "cell", "supplementary", "decoration", "row", "header", "footer",
  ]

  /// Whether a line is of an element, and not of a node, by its first word.
  static func begins(_ line: String) -> Bool {
    words.contains(String(line.trimmed.prefix { !$0.isWhitespace }))
  }
}

/// The columns of a `variants` block that have the nodes which a check finds.
enum FindingColumn: String, Sendable, CaseIterable {
  case truncated, clipped, overlapping, outside
}

extension FindingColumn {
  /// The check that finds the nodes.
  var check: CheckName {
    switch self {
    case .truncated: .truncation
    case .clipped: .clipping
    case .overlapping: .overlap
    case .outside: .containment
    }
  }
}

/// The kinds that an `issues` block may name.
package enum IssueKindNames {
  /// The kinds of issues that the view half of the engine reports.
  package static let views = [
    "invalid-frame-dimension", "contradictory-frame-constraints", "preference-updated-repeatedly",
    "change-updated-repeatedly", "duplicate-identity", "placed-outside-placeSubviews",
    "position-not-a-number", "size-not-a-number", "priority-not-a-number", "invalid-column-count",
    "tree-too-deep",
  ]

  /// The kinds of issues that constraints report.
  package static let constraints = [
    "unsatisfiable-constraints", "ambiguous-layout", "invalid-constraint", "view-cycle",
  ]

  /// The kinds of issues that the collection half reports.
  package static let collections = [
    "missing-section", "item-larger-than-group", "decoration-not-registered",
    "supplementary-not-registered", "supplementary-kind-mismatch", "cell-not-registered",
    "provider-returned-nothing", "apply-during-apply", "invalid-update", "invalid-dimension",
    "cell-without-height", "item-longer-than-line", "inconsistent-delegate",
  ]

  /// The snapshot calls that are refused.
  package static let refusals = [
    "unknown-section", "unknown-item", "unknown-destination", "unknown-parent", "no-sections",
    "duplicate-sections-in-argument", "duplicate-items-in-argument", "duplicate-items",
    "section-already-present", "destination-is-inserted", "destination-is-source",
  ]

  /// Every kind.
  package static let all = views + constraints + collections + refusals
}

/// The quantities of a node that a `variants` block may have in a column: `#bio.lines`.
enum MeasuredQuantity: String, Sendable, CaseIterable {
  case x, y, width, height
  /// How many lines a text shows.
  case lines
}

/// The conditions that a `variants` block may vary, by the words of their columns.
enum VariantCondition: String, Sendable, CaseIterable {
  case width, height
  /// The dynamic type size.
  case type
  case direction, scale, device
}
