import Foundation
public import ViewLayout

/// The kinds of issues that constraints report.
extension IssueKind {
  /// Required constraints that conflict with each other.
  public static let unsatisfiableConstraints = IssueKind("unsatisfiable-constraints")
  /// Constraints that leave a view's position or size ambiguous.
  public static let ambiguousLayout = IssueKind("ambiguous-layout")
  /// A constraint that is invalid because of its numbers, its items or its attributes.
  public static let invalidConstraint = IssueKind("invalid-constraint")
  /// A view that would be added to itself or to one of its descendants.
  public static let viewCycle = IssueKind("view-cycle")

  package static let ofConstraints: [IssueKind] = [
    .unsatisfiableConstraints, .ambiguousLayout, .invalidConstraint, .viewCycle,
  ]
}

extension ConstraintMistake {
  var issue: Issue {
    switch self {
    case .conflict(let constraints, let frames, let broken):
      Issue(
        kind: .unsatisfiableConstraints,
        place: broken.first.item?.itemName ?? "a constraint",
        message: """
          these constraints conflict: \
          \((constraints.map { "(\($0.words))" } + frames.map(\.frameWords)).joined(separator: ", ")); \
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

extension LayoutItem {
  /// The set size of the item in words: `(UIView #card is 100 × 40 by its frame)`.
  fileprivate var frameWords: String {
    let size = placedFrame.size
    let lengths = "\(LayoutNumber.text(size.width)) × \(LayoutNumber.text(size.height))"
    return "(\(itemName) is \(lengths) by its frame)"
  }
}

extension UIView {
  /// Records an issue, once.
  func report(_ issue: Issue) { if !viewIssues.contains(issue) { viewIssues.append(issue) } }

  /// The issues for descendants with an ambiguous position or size.
  var ambiguityIssues: [Issue] {
    guard hasConstraintsInside, let engine else { return [] }
    return engine.ambiguities.map { ConstraintMistake.ambiguous($0.item, $0.parts).issue }
  }

  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    return constraintRootView.engine?.openParts(of: self).isEmpty == false
  }
}
