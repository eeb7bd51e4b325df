import Foundation
public import ViewLayout

/// The kinds of issues that constraints report.
extension IssueKind {
  /// Constraints that must hold exclude each other.
  public static let unsatisfiableConstraints = IssueKind("unsatisfiable-constraints")
  /// Constraints leave a view's place or size open.
  public static let ambiguousLayout = IssueKind("ambiguous-layout")
  /// A constraint cannot be meant: its numbers, its views or its parts do not go together.
  public static let invalidConstraint = IssueKind("invalid-constraint")
  /// A view is to be put into itself, or into what is in it.
  public static let viewCycle = IssueKind("view-cycle")

  /// Every kind that these report.
  package static let ofConstraints: [IssueKind] = [
    .unsatisfiableConstraints, .ambiguousLayout, .invalidConstraint, .viewCycle,
  ]
}

extension ConstraintMistake {
  var issue: Issue {
    switch self {
    case .conflict(let constraints, let broken):
      Issue(
        kind: .unsatisfiableConstraints,
        place: broken.first.item?.itemName ?? "a constraint",
        message: """
          these constraints conflict: \
          \(constraints.map { "(\($0.words))" }.joined(separator: ", ")); \
          (\(broken.words)) is ignored, as it was activated last; give one of them a lower \
          priority, or remove it
          """
      )
    case .ambiguous(let item, let parts):
      Issue(
        kind: .ambiguousLayout,
        place: item.itemName,
        message: """
          its constraints do not determine \(parts.joined(separator: " and ")); add constraints for \
          \(parts.count == 1 ? "it" : "them")
          """
      )
    case .notANumber(let constraint):
      invalid(constraint, "has a constant, a multiplier or a priority that is not a number")
    case .noCommonAncestor(let constraint):
      invalid(constraint, "has views without a common ancestor; add both to the same view first")
    case .incomparable(let constraint):
      invalid(
        constraint,
        "has incompatible attributes: both must be lengths, or positions on the same axis"
      )
    case .format(let format, let offset, let problem):
      Issue(
        kind: .invalidConstraint,
        place: "visual format",
        message: "\"\(format)\" cannot be read at character \(offset + 1): \(problem)"
      )
    case .cycle(let item):
      Issue(
        kind: .viewCycle,
        place: item.itemName,
        message: "a view cannot be added to itself or to a descendant; it is not moved"
      )
    }
  }

  private func invalid(_ constraint: NSLayoutConstraint, _ problem: String) -> Issue {
    Issue(
      kind: .invalidConstraint,
      place: constraint.first.item?.itemName ?? "a constraint",
      message: "the constraint (\(constraint.words)) \(problem); it is ignored"
    )
  }
}

extension UIView {
  /// Notes something that went wrong.
  func report(_ issue: Issue) { if !viewIssues.contains(issue) { viewIssues.append(issue) } }

  /// The views whose place or size their constraints leave open.
  var ambiguityIssues: [Issue] {
    guard hasConstraintsInside, let engine else { return [] }
    return engine.ambiguities.map { ConstraintMistake.ambiguous($0.item, $0.parts).issue }
  }

  /// Whether the view's constraints leave its place or its size open.
  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    return constraintRootView.engine?.openParts(of: self).isEmpty == false
  }
}
