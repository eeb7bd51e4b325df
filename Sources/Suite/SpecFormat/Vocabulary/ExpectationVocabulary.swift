/// A figure in a `cells` block.
package enum CellFigure: String, Sendable, CaseIterable {
  /// The number of cells that exist.
  case live
  /// The number of cells that were created.
  case made
  /// The number of times that a cell was reused.
  case reused
  /// The growth of the heap since the scenario began, in bytes.
  case bytes
}

/// An element of a collection view or table, as named in a `frames` block.
package enum ElementName: Sendable, Hashable, Codable {
  /// The scrollable content as a whole.
  case content
  case cell(section: Int, item: Int)
  case supplementary(kind: String, section: Int, item: Int)
  /// A supplementary view of the whole layout, with its index among those of its kind.
  case layoutSupplementary(kind: String, item: Int)
  case decoration(kind: String, section: Int)
  /// A row of a table.
  case row(section: Int, row: Int)
  /// The header of a table's section; `nil` for the header of the whole table.
  case header(section: Int?)
  /// The footer of a table's section; `nil` for the footer of the whole table.
  case footer(section: Int?)
}

extension ElementName {
  /// The first words of lines about elements.
  package static let words = [
    "content", "cell", "supplementary", "decoration", "row", "header", "footer",
  ]

  /// Returns whether the first word of a line is that of an element rather than of a node.
  static func begins(_ line: String) -> Bool {
    words.contains(String(line.trimmed.prefix { !$0.isWhitespace }))
  }

  /// Returns whether a tree has lines of elements and lines of views around them, which no block
  /// can state together.
  package static func areAmongViews(in tree: String) -> Bool {
    let lines = tree.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    let elements = lines.count { begins(String($0)) }
    return elements > 0 && elements < lines.count
  }
}

/// The columns of a `variants` block that list the nodes in the findings of a check.
enum FindingColumn: String, Sendable, CaseIterable {
  case truncated, clipped, overlapping, outside
}

extension FindingColumn {
  /// The check whose findings the column lists.
  var check: CheckName {
    switch self {
    case .truncated: .truncation
    case .clipped: .clipping
    case .overlapping: .overlap
    case .outside: .containment
    }
  }
}

/// The kinds of issues that an `issues` block may name.
package enum IssueKindNames {
  /// The kinds of issues in SwiftUI layouts.
  package static let views = [
    "invalid-frame-dimension", "contradictory-frame-constraints", "preference-updated-repeatedly",
    "change-updated-repeatedly", "duplicate-identity", "placed-outside-placeSubviews",
    "position-not-a-number", "size-not-a-number", "priority-not-a-number", "invalid-column-count",
    "missing-resource", "tree-too-deep",
  ]

  /// The kinds of issues in Auto Layout constraints and views.
  package static let constraints = [
    "unsatisfiable-constraints", "ambiguous-layout", "invalid-constraint", "view-cycle",
  ]

  /// The kinds of issues in collection views and tables.
  package static let collections = [
    "missing-section", "item-larger-than-group", "decoration-not-registered",
    "supplementary-not-registered", "supplementary-kind-mismatch", "cell-not-registered",
    "provider-returned-nothing", "apply-during-apply", "invalid-update", "invalid-dimension",
    "cell-without-height", "item-longer-than-line", "inconsistent-delegate",
  ]

  /// The kinds of issues for which a snapshot call is refused.
  package static let refusals = [
    "unknown-section", "unknown-item", "unknown-destination", "unknown-parent", "no-sections",
    "duplicate-sections-in-argument", "duplicate-items-in-argument", "duplicate-items",
    "section-already-present", "destination-is-inserted", "destination-is-source",
  ]

  package static let all = views + constraints + collections + refusals
}

/// The quantities of a node that a column of a `variants` block can contain, such as `#bio.lines`.
enum MeasuredQuantity: String, Sendable, CaseIterable {
  case x, y, width, height
  /// The number of lines that a text shows.
  case lines
}

/// The conditions that a `variants` block can vary, with the names of their columns.
package enum VariantCondition: String, Sendable, CaseIterable {
  case width, height
  /// The dynamic type size.
  case type
  case direction, scale, device, language
}
