package import EngineKit
internal import Foundation
internal import LayoutTree
internal import LayoutValues
internal import Scenarios
package import SpecFormat
internal import ViewLayout

/// Lays one scene out under many conditions, and evaluates the questions of a block for each.
///
/// Conditions that differ only in width share a graph, which is laid out for each of the widths.
/// According to the law `incremental-equals-fresh`, the result is the same as on new graphs. A
/// scene that depends on earlier widths breaks this law. It is detected if its layout differs when
/// the first width is repeated, or if a new graph differs for the last width. Each of its layouts
/// then uses a new graph.
@MainActor
package struct VariantRun {
  let question: VariantQuestion
  /// The replay that recreates the scene on new graphs.
  let replay: SceneReplay

  package init(question: VariantQuestion, replay: SceneReplay) {
    self.question = question
    self.replay = replay
  }
}

extension VariantRun {
  /// Returns the observations under each of the conditions, in their order.
  package func variants(under conditions: [LayoutConditions]) -> [ObservedVariant] {
    var variants = conditions.map { ObservedVariant(conditions: $0) }
    // Two devices of one size have one layout: that saves a quarter of the layouts of a sweep.
    let equal = Array(variants.indices).grouped { LayoutKey(conditions[$0]) }.map(\.elements)
    for group in Self.groups(equal.map { $0[0] }, of: variants) {
      answer(group, in: &variants)
    }
    for places in equal {
      for place in places.dropFirst() {
        variants[place] = variants[places[0]]
        variants[place].conditions = conditions[place]
      }
    }
    if question.comparesMirrorImages { compareMirrorImages(in: &variants) }
    return variants
  }

  /// Groups the indices of conditions that differ only in width.
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
    var variant = ObservedVariant(
      conditions: conditions,
      measures: measures,
      findings: LayoutChecks.findings(of: question.checks, in: scene)
    )
    variant.doubts = LayoutChecks.doubts(of: question.checks, in: scene)
    return variant
  }
}

extension VariantRun {
  /// Compares right-to-left layouts with the mirror images of the left-to-right ones (R-RTL-1).
  ///
  /// Scenes with text are not compared, because text in another direction is not a mirror image.
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

  /// Returns the layouts under conditions that differ only in width; there is at least one.
  private func trees(under conditions: [LayoutConditions]) -> [ResolvedTree] {
    var trees: [ResolvedTree] = []
    replay.play(under: conditions[0]) { stage in
      trees = conditions.map { stage.scene(under: $0).tree }
    }
    return trees
  }

  /// Returns a description of the difference between a right-to-left layout and the mirror image.
  ///
  /// - Parameters:
  ///   - actual: The right-to-left layout.
  ///   - original: The left-to-right layout.
  ///   - pixel: The size of a pixel in points, which is the tolerance.
  /// - Returns: The description; `nil` if there is no difference, or if the scene contains text or
  ///   an infinite frame.
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

/// The conditions that determine a layout, without the name of the device.
private struct LayoutKey: Hashable {
  var proposal: LayoutProposal
  var environment: LayoutEnvironment

  init(_ conditions: LayoutConditions) {
    (proposal, environment) = (conditions.proposal, conditions.environment)
  }
}

/// The conditions that all layouts on a graph share.
private struct GroupKey: Hashable {
  var height: Double?
  var environment: LayoutEnvironment
}

extension LayoutConditions {
  /// The same conditions with the left-to-right direction.
  fileprivate var fromLeftToRight: LayoutConditions {
    var conditions = self
    conditions.environment.isRightToLeft = false
    return conditions
  }
}

extension ResolvedTree {
  /// Whether any node draws text.
  fileprivate var showsText: Bool {
    nodes.withDescendants.contains { $0.traits?.paint == .text || $0.lines != nil }
  }
}

extension Stage {
  /// Lays the scene out under the given conditions.
  fileprivate func scene(under conditions: LayoutConditions) -> CheckedScene {
    layOut(under: conditions)
    return CheckedScene(
      tree([.text, .traits]),
      at: originInWindow,
      proposal: conditions.proposal,
      environment: conditions.environment
    )
  }
}

extension CheckedScene {
  /// The bounding rectangle of the scene; `nil` if it is empty.
  fileprivate var rootMeasure: NodeMeasure? { tree.nodes.bounds.map { NodeMeasure($0) } }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Array {
  /// Groups the elements by key, in the order of the first occurrence of each key.
  func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    let keys = map(key)
    let groups = Dictionary(grouping: zip(keys, self), by: \.0)
    return keys.uniqued.map { key in (key, groups[key]?.map(\.1) ?? []) }
  }
}
