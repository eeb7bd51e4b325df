package import EngineKit
internal import Foundation
package import LayoutValues
package import ViewLayout

// Conversions between the values of Plumb's engine, which have SwiftUI's types, and those of the
// protocol.

extension ProposedViewSize {
  package init(_ proposal: LayoutProposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) },
      height: proposal.height.map { CGFloat($0) }
    )
  }
}

extension LayoutProposal {
  package init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Double($0) },
      height: proposal.height.map { Double($0) }
    )
  }
}

extension HostEnvironment {
  /// Creates the environment of a host, without the content offset.
  package init(_ environment: LayoutEnvironment) {
    self.init()
    isRightToLeft = environment.isRightToLeft
    displayScale = CGFloat(environment.scale)
    dynamicTypeSize = environment.dynamicType
    metrics = MetricsSystem(rawValue: environment.metrics.rawValue) ?? .test
    localization = environment.language.map { Localization($0) }
    if let insets = environment.safeArea { safeArea = EdgeInsets(insets) }
    hasBars = environment.bars == .automatic
    colorScheme = AppResources.colorScheme
    keyboard = CGFloat(environment.keyboard)
    if let classes = environment.sizeClasses {
      horizontalSizeClass = UserInterfaceSizeClass(classes.horizontal)
      verticalSizeClass = UserInterfaceSizeClass(classes.vertical)
    }
    if let insets = environment.margins { margins = EdgeInsets(insets) }
  }
}

extension UserInterfaceSizeClass {
  fileprivate init(_ value: SizeClasses.Class) { self = value == .compact ? .compact : .regular }
}

extension Localization {
  package init(_ language: LayoutLanguage) {
    let pseudo = language.pseudo.flatMap { PseudoLanguage(rawValue: $0.rawValue) }
    self.init(language: language.code, pseudo: pseudo)
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: LayoutEnvironment.Insets) {
    self.init(
      top: CGFloat(insets.top),
      leading: CGFloat(insets.leading),
      bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing)
    )
  }
}

extension ResolvedNode {
  package init(_ node: EngineNode) {
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
  package init(_ node: ResolvedNode) {
    self.init(
      node.name,
      label: node.label,
      identifiers: node.identifiers,
      frame: LayoutFrame(node.frame),
      lines: node.textLines,
      children: node.children.map { EngineNode($0) }
    )
  }
}

extension NegotiationEntry {
  package init(_ question: EngineQuestion) {
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
  package init(_ entry: NegotiationEntry) {
    self.init(
      entry.name,
      node: entry.node,
      label: entry.label,
      identifiers: entry.identifiers,
      proposal: LayoutProposal(
        width: entry.proposedWidth.map { Double($0) },
        height: entry.proposedHeight.map { Double($0) }
      ),
      width: entry.answer.width,
      height: entry.answer.height,
      children: entry.children.map { EngineQuestion($0) }
    )
  }
}

extension EngineScene {
  package init(_ view: EvaluatedView) {
    self.init(
      view.view,
      view.arguments.mapValues { Argument($0) },
      name: view.name,
      children: view.children.map { EngineScene($0) }
    )
  }
}

extension EngineScene.Argument {
  fileprivate init(_ argument: EvaluatedView.Argument) {
    switch argument {
    case .number(let number): self = .number(Double(number))
    case .words(let words): self = .words(words)
    case .flag(let flag): self = .flag(flag)
    }
  }
}

extension [UnrecordedLength] {
  /// Creates the list of the lengths that the nodes of a layout use without a recording.
  ///
  /// A length counts once for each control: a part of a control, such as a switch, belongs to the
  /// control around it.
  ///
  /// - Parameter nodes: The nodes of a layout, with their traits.
  init(in nodes: [ResolvedNode]) {
    self.init()
    for node in nodes { add(node, in: "") }
  }

  private mutating func add(_ node: ResolvedNode, in control: String) {
    let isPart = node.children.isEmpty && node.traits?.paint == .control && !control.isEmpty
    let name = node.name.isEmpty || isPart ? control : node.name
    for length in node.traits?.unrecordedLengths ?? [] {
      self = added(to: [UnrecordedLength(control: name, length: length, places: 1)])
    }
    for child in node.children { add(child, in: name) }
  }
}

extension [TextFont] {
  /// Creates the list of the app's fonts that texts of a layout are in, each once.
  ///
  /// - Parameter nodes: The nodes of a layout, with their traits.
  init(in nodes: [ResolvedNode]) {
    self.init()
    for node in nodes {
      let own = (node.traits?.fonts ?? []).map {
        TextFont(name: $0.name, file: $0.file, measuredBy: $0.library, reason: $0.reason)
      }
      self = united(with: own).united(with: [TextFont](in: node.children))
    }
  }
}
