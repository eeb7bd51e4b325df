package import EngineKit
internal import Foundation
internal import LayoutValues
internal import Scenarios
package import SpecFormat
internal import ViewLayout

/// Lays one scene out under many conditions, and answers the questions of a block about each.
///
/// Conditions that differ by width alone share a graph, which is laid out again at each of their
/// widths: that equals a graph for each, as the law `incremental-equals-fresh` says. A scene that
/// remembers widths breaks it, which shows once it has its first width again, or where a graph of
/// its own has the last one; it has a graph for each layout then.
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
    for group in Self.groups(Array(variants.indices), of: variants) {
      answer(group, in: &variants)
    }
    if question.comparesMirrorImages { compareMirrorImages(in: &variants) }
    return variants
  }

  /// The places of conditions that differ by width alone, together.
  private static func groups(_ places: [Int], of variants: [ObservedVariant]) -> [[Int]] {
    places.grouped { place in
      let conditions = variants[place].conditions
      return GroupKey(height: conditions.proposal.height, environment: conditions.environment)
    }.map(\.elements)
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
  /// Compares the layouts from right to left with the mirror image of those from left to right
  /// (R-RTL-1), where the scene has no text: a text of another language is not set as its mirror
  /// image.
  private func compareMirrorImages(in variants: inout [ObservedVariant]) {
    let mirrored = variants.indices.filter { variants[$0].conditions.environment.isRightToLeft }
    for group in Self.groups(mirrored, of: variants) {
      let conditions = group.map { variants[$0].conditions }
      let actual = trees(under: conditions)
      guard actual.contains(where: { !$0.showsText }) else { continue }
      let expected = trees(under: conditions.map(\.fromLeftToRight))
      for (place, trees) in zip(group, zip(actual, expected)) {
        let pixel = 1 / variants[place].conditions.environment.scale
        variants[place].mirrorBreach = Self.mirrorBreach(of: trees.0, from: trees.1, pixel: pixel)
      }
    }
  }

  /// The layouts under conditions that differ by width alone, of which there is at least one.
  private func trees(under conditions: [LayoutConditions]) -> [ResolvedTree] {
    var trees: [ResolvedTree] = []
    replay.play(under: conditions[0]) { stage in
      trees = conditions.map { stage.scene(under: $0).tree }
    }
    return trees
  }

  /// How a layout from right to left differs from a mirror image.
  ///
  /// - Parameters:
  ///   - actual: The layout from right to left.
  ///   - original: The one from left to right.
  ///   - pixel: The size of a pixel, in points, which is forgiven.
  /// - Returns: `nil` where they do not differ, and where there is no image: of a scene with text,
  ///   or without an end.
  private static func mirrorBreach(
    of actual: ResolvedTree,
    from original: ResolvedTree,
    pixel: Double
  ) -> String? {
    guard let root = original.nodes.first, !original.showsText, original.nodes.areFinite else {
      return nil
    }
    return FrameDifference.first(
      expected: original.nodes.mirrored(in: root.frame.size.width),
      actual: actual.nodes,
      pixel: pixel
    )
  }
}

/// The conditions that a graph is made for.
private struct GroupKey: Hashable {
  var height: Double?
  var environment: LayoutEnvironment
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
    layOut(under: conditions)
    return CheckedScene(
      tree([.text, .traits]),
      at: originInWindow,
      proposal: ProposedViewSize(conditions.proposal),
      environment: HostEnvironment(conditions.environment)
    )
  }
}

extension CheckedScene {
  /// The rectangle around the whole scene; `nil` where there is nothing.
  fileprivate var rootMeasure: NodeMeasure? { tree.nodes.bounds.map { NodeMeasure($0) } }
}

extension Array where Element: Hashable {
  /// The elements, each where it comes first.
  var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Array {
  /// The elements with the same key together, keys in the order in which they come first.
  func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    let keys = map(key)
    let groups = Dictionary(grouping: zip(keys, self), by: \.0)
    return keys.uniqued.map { key in (key, groups[key]?.map(\.1) ?? []) }
  }
}
