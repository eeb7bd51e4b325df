internal import Foundation
internal import Scenarios
package import SpecFormat
internal import ViewLayout

/// Lays one scene out under many conditions, and answers the questions of a block about each.
///
/// Conditions that differ by width alone share a graph, which is laid out again at each of their
/// widths: that equals a graph for each, as the law `incremental-equals-fresh` says. A scene that
/// remembers widths breaks it, which shows once it has its first width again, or where a graph of its
/// own has the last one; it has a graph for each layout then.
@MainActor
package struct VariantRun {
  let question: VariantQuestion
  /// Makes the graphs.
  let replay: SceneReplay

  package init(question: VariantQuestion, replay: SceneReplay) {
    self.question = question
    self.replay = replay
  }
}

extension VariantRun {
  /// The answers under each of some conditions, in their order.
  package func variants(under conditions: [LayoutConditions]) -> [ObservedVariant] {
    var variants = conditions.map { ObservedVariant(conditions: $0) }
    for group in Self.groups(of: conditions) {
      answer(group, in: &variants)
    }
    if question.comparesMirrorImages { compareMirrorImages(in: &variants) }
    return variants
  }

  /// The places of conditions that differ by width alone.
  private static func groups(of conditions: [LayoutConditions]) -> [[Int]] {
    var groups: [[Int]] = []
    var known: [GroupKey: Int] = [:]
    for (place, conditions) in conditions.enumerated() {
      let key = GroupKey(height: conditions.proposal.height, environment: conditions.environment)
      if let group = known[key] {
        groups[group].append(place)
      } else {
        known[key] = groups.count
        groups.append([place])
      }
    }
    return groups
  }

  private func answer(_ group: [Int], in variants: inout [ObservedVariant]) {
    var answers: [ObservedVariant] = []
    var remembersWidths = false
    let firstConditions = variants[group[0]].conditions
    var (first, last): (ResolvedTree?, ResolvedTree?)
    replay.play(under: firstConditions) { stage in
      for place in group {
        let scene = stage.scene(under: variants[place].conditions)
        first = first ?? scene.tree
        last = scene.tree
        answers.append(variant(of: scene, under: variants[place].conditions))
      }
      guard group.count > 1 else { return }
      remembersWidths = stage.scene(under: firstConditions).tree != first
    }
    if group.count > 1, !remembersWidths {
      let lastConditions = variants[group[group.count - 1]].conditions
      replay.play(under: lastConditions) { stage in
        remembersWidths = stage.scene(under: lastConditions).tree != last
      }
    }
    if remembersWidths {
      for place in group.dropFirst() {
        let conditions = variants[place].conditions
        replay.play(under: conditions) { stage in
          variants[place] = variant(of: stage.scene(under: conditions), under: conditions)
        }
      }
      answers = Array(answers.prefix(1))
    }
    for (place, answer) in zip(group, answers) { variants[place] = answer }
  }

  private func variant(
    of scene: CheckedScene,
    under conditions: LayoutConditions
  ) -> ObservedVariant {
    var measures: [String: [NodeMeasure]] = [:]
    if !question.nodes.isEmpty {
      let nodes = scene.tree.nodes.nodesByIdentifier()
      for name in question.nodes {
        measures[name] =
          name == VariantQuestion.root
          ? scene.rootMeasure.map { [$0] } ?? [] : nodes[name]?.map { NodeMeasure($0) } ?? []
      }
    }
    return ObservedVariant(
      conditions: conditions,
      measures: measures,
      findings: LayoutChecks.findings(of: question.checks, in: scene)
    )
  }
}

extension VariantRun {
  /// Compares the layouts from right to left with the mirror image of those from left to right (R-RTL-1),
  /// where the scene has no text: a text of another language is not set as its mirror image.
  private func compareMirrorImages(in variants: inout [ObservedVariant]) {
    let mirrored = variants.indices.filter { variants[$0].conditions.environment.isRightToLeft }
    for place in mirrored {
      let conditions = variants[place].conditions
      var (actual, expected): (ResolvedTree?, ResolvedTree?)
      let mirrored = conditions.fromLeftToRight
      replay.play(under: conditions) { actual = $0.scene(under: conditions).tree }
      replay.play(under: mirrored) { expected = $0.scene(under: mirrored).tree }
      guard let actual, let expected, let root = expected.nodes.first, !expected.showsText,
        expected.nodes.areFinite
      else { continue }
      variants[place].mirrorBreach = FrameDifference.first(
        expected: expected.nodes.mirrored(in: root.frame.size.width),
        actual: actual.nodes,
        pixel: 1 / conditions.environment.scale
      )
    }
  }
}

/// The conditions that a graph is made for.
private struct GroupKey: Hashable {
  var height: Double?
  var environment: EnvironmentAttributes
}

extension LayoutConditions {
  /// The same conditions, read from left to right.
  fileprivate var fromLeftToRight: LayoutConditions {
    var conditions = self
    conditions.environment.isRightToLeft = false
    return conditions
  }
}

extension ResolvedTree {
  /// Whether words are drawn anywhere.
  fileprivate var showsText: Bool {
    nodes.withDescendants.contains { $0.traits?.paint == .text || $0.textLines != nil }
  }
}

extension Stage {
  /// Lays the scene out under some conditions.
  fileprivate func scene(under conditions: LayoutConditions) -> CheckedScene {
    let proposal = ProposedViewSize(conditions.proposal)
    let environment = HostEnvironment(conditions.environment)
    let offset = conditions.environment.offset.map { CGPoint(x: $0.x, y: $0.y) }
    layOut(proposal: proposal, environment: environment, offset: offset)
    return CheckedScene(
      tree([.text, .traits]),
      at: originInWindow,
      proposal: proposal,
      environment: environment
    )
  }
}

extension CheckedScene {
  /// The rectangle around the whole scene; `nil` where there is nothing.
  fileprivate var rootMeasure: NodeMeasure? { tree.nodes.bounds.map { NodeMeasure($0) } }
}

extension NodeMeasure {
  fileprivate init(_ node: ResolvedNode) {
    self.init(node.frame)
    lines = node.textLines?.count
  }

  fileprivate init(_ frame: CGRect) {
    self.init(
      x: frame.origin.x,
      y: frame.origin.y,
      width: frame.size.width,
      height: frame.size.height
    )
  }
}
