/// A mutant that must die: where it does not, nothing that the tool says of others counts.
struct MutantControl: Sendable {
  var file: String
  var declaration: String
  var kind: MutantKind

  /// One for each of the ways in which frames come about.
  static let all = [
    MutantControl(
      file: "Sources/Engine/ViewLayout/Layout/Stacks/StackSharing.swift",
      declaration: "StackSharing.length(of:proposed:)",
      kind: .body
    ),
    MutantControl(
      file: "Sources/Engine/ViewLayout/Layout/Core/NodePointer+Placing.swift",
      declaration: "NodePointer.place(at:proposal:)",
      kind: .body
    ),
    MutantControl(
      file: "Sources/Engine/ViewLayout/Layout/Core/NodePointer+Asking.swift",
      declaration: "NodePointer.measure(_:)",
      kind: .body
    ),
    MutantControl(
      file: "Sources/Engine/CollectionLayout/Resolver/CollectionLayoutResolver+Elements.swift",
      declaration: "CollectionLayoutResolver.shown(_:)",
      kind: .body
    ),
    MutantControl(
      file: "Sources/Engine/UIKitLayout/Views/UIView.swift",
      declaration: "UIView.layoutIfNeeded()",
      kind: .body
    ),
  ]
}

extension MutantControl {
  /// Whether a mutant is the control.
  func isMet(by mutant: Mutant) -> Bool {
    mutant.file == file && mutant.declaration == declaration && mutant.kind == kind
  }
}
