internal import Conformance
internal import ElementTree
internal import LayoutTree
internal import SpecFormat

/// The steps of the negotiation as a list, which the script replaces by an interactive slider.
struct NegotiationPart: PagePart {
  func markup(of example: ExpectationContext) -> Markup {
    guard let drawing = example.layout?.tree, !drawing.steps.isEmpty else { return .empty }
    var rules = example.rules
    rules.showsTitles = false
    let left = drawing.stepCount - drawing.steps.count
    let title =
      "Step by step: \(drawing.steps.count)" + (left > 0 ? " of \(drawing.stepCount)" : "")
    let list = Markup.element(
      "ol",
      ["tabindex": "0", "aria-label": "Steps"],
      drawing.steps.map { item($0, rules) }
    )
    let part = FoldedPart(
      kind: .steps,
      className: "steps",
      summary: "\(title) steps",
      content: [list]
    )
    return part.markup(in: example.parts, at: example.expectation.line)
  }

  private func item(_ step: DrawingStep, _ rules: RuleLinks) -> Markup {
    let details =
      step.details.isEmpty
      ? []
      : [
        Markup.element("ul", [:], step.details.map { .element("li", [:], [rules.markup(of: $0)]) })
      ]
    return .element(
      "li",
      [
        "class": "k-\(step.kind.rawValue)", "data-n": step.node.map { "\($0)" },
        "data-s": "\(NumberText.text(step.width)) \(NumberText.text(step.height))",
      ],
      [
        rules.markup(of: "\(step.sentence) "),
        .element("b", [:], [rules.link(to: RuleName(step.rule))]),
      ] + details
    )
  }
}
