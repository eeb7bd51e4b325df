internal import EngineKit
internal import Foundation
internal import SpecFormat
internal import ViewLayout

// What engines say, in the words of blocks, and the other way round.

extension EngineProposal {
  init(_ literal: ProposalLiteral) { self.init(width: literal.width, height: literal.height) }
}

extension ProposalLiteral {
  init(_ proposal: EngineProposal) {
    self.init(width: proposal.width, height: proposal.height)
  }
}

extension EngineEnvironment {
  init(_ attributes: EnvironmentAttributes) {
    self.init()
    direction = attributes.isRightToLeft ? .rightToLeft : .leftToRight
    scale = attributes.scale
    dynamicType = attributes.dynamicType
    safeArea = attributes.safeArea.map { Insets($0) }
    margins = attributes.margins.map { Insets($0) }
    offset = attributes.offset.map { Offset(x: $0.x, y: $0.y) }
  }
}

extension EngineEnvironment.Insets {
  fileprivate init(_ insets: EnvironmentAttributes.Insets) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}

extension EnvironmentAttributes {
  init(_ environment: EngineEnvironment) {
    self.init()
    isRightToLeft = environment.direction == .rightToLeft
    statedScale = environment.scale
    dynamicType = environment.dynamicType
    safeArea = environment.safeArea.map { Insets($0) }
    margins = environment.margins.map { Insets($0) }
    offset = environment.offset.map { Offset(x: $0.x, y: $0.y) }
  }
}

extension EnvironmentAttributes.Insets {
  fileprivate init(_ insets: EngineEnvironment.Insets) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}

extension CGRect {
  init(_ frame: EngineFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension EngineFrame {
  init(_ rectangle: CGRect) {
    self.init(
      x: rectangle.origin.x,
      y: rectangle.origin.y,
      width: rectangle.size.width,
      height: rectangle.size.height
    )
  }
}

extension ResolvedNode {
  init(_ node: EngineNode) {
    self.init(
      name: node.name,
      label: node.label,
      textLines: node.lines,
      identifiers: node.identifiers,
      frame: CGRect(node.frame),
      children: node.children.map { ResolvedNode($0) }
    )
  }
}

extension EngineNode {
  init(_ node: ResolvedNode) {
    self.init(
      node.name,
      label: node.label,
      identifiers: node.identifiers,
      frame: EngineFrame(node.frame),
      lines: node.textLines,
      children: node.children.map { EngineNode($0) }
    )
  }
}

extension NegotiationEntry {
  init(_ question: EngineQuestion) {
    self.init(
      node: question.node,
      name: question.name,
      label: question.label,
      identifiers: question.identifiers,
      proposedWidth: question.proposal.width.map { CGFloat($0) },
      proposedHeight: question.proposal.height.map { CGFloat($0) },
      answer: CGSize(width: question.width, height: question.height),
      children: question.children.map { NegotiationEntry($0) }
    )
  }
}

extension EngineQuestion {
  init(_ entry: NegotiationEntry) {
    self.init(
      entry.name,
      node: entry.node,
      label: entry.label,
      identifiers: entry.identifiers,
      proposal: EngineProposal(
        width: entry.proposedWidth.map { Double($0) },
        height: entry.proposedHeight.map { Double($0) }
      ),
      width: entry.answer.width,
      height: entry.answer.height,
      children: entry.children.map { EngineQuestion($0) }
    )
  }
}
