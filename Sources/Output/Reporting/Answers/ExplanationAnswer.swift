package import Conformance
internal import Foundation
internal import LayoutTree
package import SpecFormat

/// The explanation of a scenario's layouts as values.
///
/// All lengths are in points: a size and a proposal are a width and a height, a frame is x, y,
/// width and height. `null` is an unspecified length, and numbers that JSON cannot represent are
/// strings.
package struct ExplanationAnswer: JSONAnswer {
  private let formatVersion = 1
  private let id: String
  private let file: String
  private let layouts: [Layout]
  /// The rules that the reasons cite, each once.
  private let rules: [CitedRule]

  /// - Parameters:
  ///   - layouts: The layouts with their reasons.
  ///   - id: The scenario's id.
  ///   - file: The path of the spec in reports.
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
    /// The line of the block that requests the explanation, from 1.
    var line: Int
    var block: String
    var proposal: [NumberLiteral?]
    /// The metrics of text and controls; `nil` for those of the test font.
    var measuredBy: String?
    /// The fonts of the app that texts are in; `nil` for none.
    var fonts: [TextFont]?
    var nodes: [Node]

    init(_ layout: ScenarioLayout) {
      line = layout.line
      block = layout.block
      proposal = [layout.proposedWidth, layout.proposedHeight]
        .map { $0.map { NumberLiteral(value: $0) } }
      measuredBy = layout.measuredBy?.rawValue
      fonts = layout.fonts.isEmpty ? nil : layout.fonts
      nodes = layout.tree.nodes.map { Node($0) }
    }
  }

  private struct Node: Encodable {
    /// The node's id in the resolved tree, as in mismatches; `nil` for a node without an id.
    var node: Int?
    var name: String
    var label: String?
    var identifiers: [String]
    var frame: [NumberLiteral]
    /// The proposal with which the node was placed.
    ///
    /// This property and those below are `nil` if the node has no explanation.
    var proposal: [NumberLiteral?]?
    var size: Reason?
    var place: Reason?
    /// The spacing before the node; `nil` if its container inserts none.
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
    var title: String
    var statement: String
    var source: String
    var confidence: String
    var since: String?
    /// The page and the anchor of the rule in this engine's package.
    var address: String

    init(_ rule: Rule) {
      name = rule.name.text
      title = rule.title.plainText
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
      answer = ExplanationAnswer.lengths(of: LayoutProposal(question.answer))
    }
  }

  private static func lengths(of size: LayoutProposal) -> [NumberLiteral?] {
    [size.width, size.height].map { $0.map { NumberLiteral(value: $0) } }
  }
}
