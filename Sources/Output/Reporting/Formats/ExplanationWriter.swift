package import Conformance
internal import ElementTree
internal import Foundation
package import LayoutTree
package import SpecFormat

/// Writes an explanation of a scenario's layouts for readers without knowledge of the engine.
package struct ExplanationWriter {
  private let file: String
  private let id: String
  private let documentation: String?

  /// - Parameters:
  ///   - file: The path of the spec in reports.
  ///   - id: The scenario's id.
  ///   - documentation: The folder that contains `Docs/Rules`; `nil` for relative paths.
  package init(file: String, id: String, documentation: String? = nil) {
    self.file = file
    self.id = id
    self.documentation = documentation
  }
}

extension ExplanationWriter {
  /// Returns the explanations of layouts, each after the block that requests it, and the cited
  /// rules.
  package func text(for layouts: [ScenarioLayout]) -> String {
    let parts = layouts.map { layout in
      let nodes = layout.tree.nodes.map { text(of: $0, depth: 0) }
      return ([heading(of: layout)] + nodes).joined(separator: "\n\n") + "\n"
    }
    let rules = CitedRules(in: layouts).rules.map { text(of: $0) }
    let all = parts + (rules.isEmpty ? [] : [rules.joined(separator: "\n")])
    return TerminalText.lines(all.joined(separator: "\n"))
  }

  private func text(of rule: Rule) -> String { Self.text(of: rule, documentation: documentation) }

  /// Returns the name, the title, the statement and the location of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - documentation: The folder that contains `Docs/Rules`; `nil` for relative paths.
  /// - Returns: Lines, the last one empty.
  package static func text(of rule: Rule, documentation: String? = nil) -> String {
    let origin = rule.origin
    let folder = documentation.map { "\($0)/" } ?? ""
    return """
      \(rule.heading)
        \(rule.text)
        \(folder)\(rule.address): \(origin.source); confidence: \(origin.confidence.rawValue)

      """
  }

  private func heading(of layout: ScenarioLayout) -> String {
    let proposal = [layout.proposedWidth, layout.proposedHeight]
      .map { NumberText.text($0) }.joined(separator: "x")
    let metrics = layout.measuredBy.map { ", measured by \($0.rawValue)" } ?? ""
    return "\(file):\(layout.line): `\(layout.block)` of \(id); the scene is proposed \(proposal)"
      + metrics
  }

  /// Returns the proposal, the size and the position of a node with their reasons, without those
  /// of its children.
  package static func lines(of node: ResolvedNode) -> [String] {
    ExplanationWriter(file: "", id: "").lines(of: node)
  }

  private func lines(of node: ResolvedNode) -> [String] {
    let reasons =
      node.explanation.map { explanation in
        reason(explanation.sizeReason, about: "size")
          + reason(explanation.placeReason, about: "place")
          + [explanation.gap?.text].compactMap(\.self) + questions(explanation)
      } ?? []
    return [title(of: node)] + reasons.map { "  " + $0 }
  }

  private func text(of node: ResolvedNode, depth: Int) -> String {
    let lines = lines(of: node)
    let indentation = String(repeating: "  ", count: depth)
    let own = lines.map { indentation + $0 }.joined(separator: "\n")
    return ([own] + node.children.map { text(of: $0, depth: depth + 1) })
      .joined(separator: "\n\n")
  }

  /// Returns the title of a node, such as
  /// `Text "Reset" #title: proposed 320x480, takes 50x20, at 0 0`.
  private func title(of node: ResolvedNode) -> String {
    let label = node.label.map { " \"\($0.replacing("\n", with: "\\n"))\"" } ?? ""
    let identifiers = node.identifiers.map { " #\($0)" }.joined()
    let origin = [node.frame.origin.x, node.frame.origin.y].map { number($0) }
    let answer = LayoutProposal(node.frame.size)
    let proposal = node.explanation.map { "proposed \(size($0.proposal)), " } ?? ""
    return
      "\(node.name)\(label)\(identifiers): \(proposal)size \(size(answer)), "
      + "at \(origin.joined(separator: " "))"
  }

  private func reason(_ reason: LayoutReason, about aspect: String) -> [String] {
    ["\(aspect) (\(reason.rule)): \(reason.sentence)"]
      + reason.steps.enumerated().map { "  \($0 + 1). \($1)" }
  }

  private func questions(_ explanation: NodeExplanation) -> [String] {
    explanation.questions.map { question in
      let answer = size(LayoutProposal(question.answer))
      let proposal = size(question.proposal)
      return "\(question.asker) measures its \(question.purpose) for \(proposal): \(answer)"
    }
  }

  private func size(_ proposal: LayoutProposal) -> String {
    [proposal.width, proposal.height].map { number($0) }.joined(separator: "x")
  }

  private func number(_ length: Double?) -> String { NumberText.text(length) }
}

/// The rules that an explanation cites, with their statements.
package struct CitedRules {
  /// The cited rules without duplicates, sorted by name.
  package let rules: [Rule]

  /// Collects the rules that the reasons of layouts cite.
  ///
  /// - Complexity: O(*n* log *n*) for *n* characters of reasons.
  package init(in layouts: [ScenarioLayout], of book: RuleBook = .standard) {
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
