/// A mutant that must die: where it does not, nothing that the tool says of others counts.
struct ControlMutant: Sendable {
  var file: String
  var declaration: String
  var kind: MutantKind

  /// One for each of the ways in which frames come about.
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
  /// Whether a mutant is the control.
  func isMet(by mutant: Mutant) -> Bool {
    mutant.file == file && mutant.declaration == declaration && mutant.kind == kind
  }
}

/// A control that does not hold: no score may be made.
struct ControlFailure: Error, CustomStringConvertible {
  var description: String

  /// Scenarios do not hold although no mutant is on.
  static func broken(_ scenarios: [String]) -> ControlFailure {
    let names = scenarios.prefix(10).map { "  \($0)" }.joined(separator: "\n")
    return ControlFailure(
      description:
        "error: without any mutant, \(scenarios.count) scenarios do not hold, so there is no "
        + "score\n\(names)"
    )
  }

  /// A mutant that must die lives.
  static func survivor(_ control: ControlMutant) -> ControlFailure {
    ControlFailure(
      description:
        "error: \(control.file): the control in \(control.declaration) survives, so there is "
        + "no score"
    )
  }

  /// A control is no mutant any more.
  static func missing(_ control: ControlMutant) -> ControlFailure {
    ControlFailure(
      description: "error: \(control.file): there is no mutant `\(control.kind.rawValue)` in "
        + "\(control.declaration); name another control"
    )
  }

  /// A scenario fails by chance.
  static func unsteady(_ scenarios: [String]) -> ControlFailure {
    ControlFailure(
      description:
        "error: without any mutant, \(scenarios.joined(separator: ", ")) failed the second time"
    )
  }
}
