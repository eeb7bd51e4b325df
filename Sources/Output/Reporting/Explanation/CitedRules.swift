internal import Conformance
internal import SpecFormat
internal import ViewLayout

/// The rules that an explanation names, with what they say.
struct CitedRules {
  /// Each once, in the order of their names.
  let rules: [Rule]

  /// Gathers what layouts' reasons name.
  ///
  /// - Complexity: O(*n* log *n*) for *n* characters of reasons.
  init(in layouts: [ScenarioLayout], of book: RuleBook = .standard) {
    var names: Set<RuleName> = []
    for node in layouts.flatMap(\.tree.nodes) { Self.note(node, in: &names) }
    rules = names.sorted().compactMap { book[$0] }
  }

  private static func note(_ node: ResolvedNode, in names: inout Set<RuleName>) {
    if let explanation = node.explanation {
      let reasons = [explanation.sizeReason, explanation.placeReason]
      var texts = reasons.flatMap { [$0.rule, $0.sentence] + $0.steps }
      if let gap = explanation.gap { texts.append(gap.rule) }
      for piece in texts.flatMap({ RulePiece.pieces(of: $0) }) {
        if case .rule(let name) = piece { names.insert(name) }
      }
    }
    for child in node.children { note(child, in: &names) }
  }
}
