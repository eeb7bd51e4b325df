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
