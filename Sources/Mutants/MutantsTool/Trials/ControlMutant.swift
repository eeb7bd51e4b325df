/// A mutant that must be detected; if it survives, the results of other mutants are not valid.
struct ControlMutant: Sendable {
  var file: String
  var declaration: String
  var kind: MutantKind

  /// One control for each mechanism that computes frames.
  static let all = [
    ControlMutant(
      file: "Sources/Engine/ViewLayout/Layout/Stacks/SpaceDistribution.swift",
      declaration: "SpaceDistribution.length(of:proposed:)",
      kind: .body
    ),
    ControlMutant(
      file: "Sources/Engine/ViewLayout/Layout/Core/NodePointer+Placing.swift",
      declaration: "NodePointer.place(at:proposal:)",
      kind: .body
    ),
    ControlMutant(
      file: "Sources/Engine/ViewLayout/Layout/Core/NodePointer+Measuring.swift",
      declaration: "NodePointer.measure(_:)",
      kind: .body
    ),
    ControlMutant(
      file: "Sources/Engine/CollectionLayout/Resolver/CollectionLayoutResolver+Elements.swift",
      declaration: "CollectionLayoutResolver.shown(_:)",
      kind: .body
    ),
    ControlMutant(
      file: "Sources/Engine/UIKitLayout/Views/UIView.swift",
      declaration: "UIView.layoutIfNeeded()",
      kind: .body
    ),
  ]
}

extension ControlMutant {
  /// Returns whether a mutant is this control.
  func isMet(by mutant: Mutant) -> Bool {
    mutant.file == file && mutant.declaration == declaration && mutant.kind == kind
  }
}

/// A failed control, which makes a score impossible.
struct ControlFailure: Error, CustomStringConvertible {
  var description: String

  /// Returns the error for scenarios that fail although no mutant is on.
  static func broken(_ scenarios: [String]) -> ControlFailure {
    let names = scenarios.prefix(10).map { "  \($0)" }.joined(separator: "\n")
    return ControlFailure(
      description:
        "error: without any mutant, \(scenarios.count) scenarios do not hold, so there is no "
        + "score\n\(names)"
    )
  }

  /// Returns the error for a control that survives.
  static func survivor(_ control: ControlMutant) -> ControlFailure {
    ControlFailure(
      description:
        "error: \(control.file): the control in \(control.declaration) survives, so there is "
        + "no score"
    )
  }

  /// Returns the error for a control that no longer exists among the mutants.
  static func missing(_ control: ControlMutant) -> ControlFailure {
    ControlFailure(
      description: "error: \(control.file): there is no mutant `\(control.kind.rawValue)` in "
        + "\(control.declaration); name another control"
    )
  }

  /// Returns the error for scenarios whose results vary.
  static func unsteady(_ scenarios: [String]) -> ControlFailure {
    ControlFailure(
      description:
        "error: without any mutant, \(scenarios.joined(separator: ", ")) failed the second time"
    )
  }
}
