package import Conformance
internal import Foundation
package import SpecFormat
internal import ViewLayout

/// Why the numbers of a scenario's layouts are what they are, in values.
///
/// A size and a proposal are a width and a height, a frame is x, y, width and height, all in
/// points; `null` is unspecified, and a number that JSON has not is a string.
package struct ExplanationAnswer: JSONAnswer {
  private let formatVersion = 1
  private let id: String
  private let file: String
  private let layouts: [Layout]
  /// What the reasons name, each once.
  private let rules: [CitedRule]

  /// - Parameters:
  ///   - layouts: The layouts with their reasons.
  ///   - id: The scenario's id.
  ///   - file: The spec, as reports print it.
  package init(_ layouts: [ScenarioLayout], of id: String, in file: String) {
    self.id = id
    self.file = file
    self.layouts = layouts.map { Layout($0) }
    rules = CitedRules(in: layouts).rules.map { CitedRule($0) }
  }

  /// Creates an answer of rules without a layout.
  ///
  /// - Parameters:
  ///   - rules: The rules; at least one.
  ///   - name: The name of the rule or of the family.
  package init(_ rules: [Rule], named name: String) {
    id = name
    file = rules.first.map { String($0.address.prefix { $0 != "#" }) } ?? ""
    layouts = []
    self.rules = rules.map { CitedRule($0) }
  }
}

extension ExplanationAnswer {
  private struct Layout: Encodable {
    /// The line of the block that asked for it, from 1.
    var line: Int
    var block: String
    var proposal: [NumberLiteral?]
    var nodes: [Node]

    init(_ layout: ScenarioLayout) {
      line = layout.line
      block = layout.block
      proposal = [layout.proposedWidth, layout.proposedHeight]
        .map { $0.map { NumberLiteral(value: $0) } }
      nodes = layout.tree.nodes.map { Node($0) }
    }
  }

  private struct Node: Encodable {
    /// The node's id in the resolved tree, as mismatches have it; `nil` for one that has none.
    var node: Int?
    var name: String
    var label: String?
    var identifiers: [String]
    var frame: [NumberLiteral]
    /// The proposal that it was placed with; `nil` where nothing is explained, and so are those
    /// below.
    var proposal: [NumberLiteral?]?
    var size: Reason?
    var place: Reason?
    /// The gap before it; `nil` where no container puts one there.
    var gap: Gap?
    var questions: [Question]?
    var children: [Node]

    init(_ node: ResolvedNode) {
      self.node = node.id
      name = node.name
      label = node.label
      identifiers = node.identifiers
      let (origin, extent) = (node.frame.origin, node.frame.size)
      frame = [origin.x, origin.y, extent.width, extent.height]
        .map { NumberLiteral(value: Double($0)) }
      proposal = node.explanation.map { ExplanationAnswer.lengths(of: $0.proposal) }
      size = node.explanation.map { Reason($0.sizeReason) }
      place = node.explanation.map { Reason($0.placeReason) }
      gap = node.explanation?.gap.map { Gap($0) }
      questions = node.explanation.map { $0.questions.map { Question($0) } }
      children = node.children.map { Node($0) }
    }
  }

  private struct Reason: Encodable {
    var rule: String
    var sentence: String
    var steps: [String]

    init(_ reason: LayoutReason) {
      rule = reason.rule
      sentence = reason.sentence
      steps = reason.steps
    }
  }

  private struct Gap: Encodable {
    var length: NumberLiteral
    var neighbor: String
    var rule: String
    var sentence: String

    init(_ gap: ExplainedGap) {
      length = NumberLiteral(value: Double(gap.length))
      neighbor = gap.neighbor
      rule = gap.rule
      sentence = gap.sentence
    }
  }

  private struct CitedRule: Encodable {
    var name: String
    var statement: String
    var source: String
    var confidence: String
    var since: String?
    /// The page and the heading in this engine's package.
    var address: String

    init(_ rule: Rule) {
      name = rule.name.text
      statement = rule.text
      source = rule.origin.source
      confidence = rule.origin.confidence.rawValue
      since = rule.origin.since
      address = rule.address
    }
  }

  private struct Question: Encodable {
    var asker: String
    var proposal: [NumberLiteral?]
    var purpose: String
    var answer: [NumberLiteral?]

    init(_ question: ExplainedQuestion) {
      asker = question.asker
      proposal = ExplanationAnswer.lengths(of: question.proposal)
      purpose = question.purpose
      answer = ExplanationAnswer.lengths(of: ProposedViewSize(question.answer))
    }
  }

  private static func lengths(of size: ProposedViewSize) -> [NumberLiteral?] {
    [size.width, size.height].map { $0.map { NumberLiteral(value: Double($0)) } }
  }
}
