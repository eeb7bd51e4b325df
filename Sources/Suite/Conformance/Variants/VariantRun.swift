internal import EngineKit
internal import Foundation
internal import LayoutTree
package import LayoutValues
package import SpecFormat

/// Lays one scene out under many conditions on replayed graphs, and evaluates the questions of a
/// block for each.
package struct VariantRun {
  let question: VariantQuestion
  /// The scene in its current phase, which is not changed.
  let scene: ConnectedScene

  package init(question: VariantQuestion, scene: ConnectedScene) {
    self.question = question
    self.scene = scene
  }
}

extension VariantRun {
  /// Returns the observations under each of the conditions, in their order; `nil` for those that
  /// the engine refuses.
  package func variants(under conditions: [LayoutConditions]) -> [ObservedVariant?] {
    let answers = scene.layouts(under: conditions, columns: columns, graph: .replayed)
    var variants = zip(conditions, answers).map { conditions, answer in
      answer.map { variant(of: CheckedScene($0, under: conditions), under: conditions) }
    }
    if question.comparesMirrorImages { compareMirrorImages(in: &variants, answers) }
    return variants
  }

  /// The columns that the question needs: checks read traits, measures only frames.
  ///
  /// The column `nodes` does not have the content of the cells of a collection view.
  private var columns: [EngineCapability] {
    let needsTraits =
      !question.checks.isEmpty || question.comparesMirrorImages || scene.kind != .views
    return needsTraits && scene.can(.traits) ? [.traits] : [.nodes, .lines]
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
  private func compareMirrorImages(
    in variants: inout [ObservedVariant?],
    _ answers: [LayoutAnswer?]
  ) {
    var mirrored: [(place: Int, tree: ResolvedTree, conditions: LayoutConditions)] = []
    for (place, (variant, answer)) in zip(variants, answers).enumerated() {
      guard let variant, let answer, variant.conditions.environment.isRightToLeft else { continue }
      let tree = ResolvedTree(checked: answer)
      if !tree.showsText { mirrored.append((place, tree, variant.conditions)) }
    }
    let originals = scene.layouts(
      under: mirrored.map(\.conditions.fromLeftToRight),
      columns: columns,
      graph: .replayed
    )
    for case (let mirrored, let original?) in zip(mirrored, originals) {
      variants[mirrored.place]?.mirrorBreach = Self.mirrorBreach(
        of: mirrored.tree,
        from: ResolvedTree(checked: original),
        pixel: 1 / mirrored.conditions.environment.scale
      )
    }
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

extension CheckedScene {
  /// Creates a scene for checks from the answer of an engine.
  init(_ answer: LayoutAnswer, under conditions: LayoutConditions) {
    self.init(
      ResolvedTree(checked: answer),
      at: answer.origin,
      proposal: conditions.proposal,
      environment: conditions.environment
    )
  }
}

extension ResolvedTree {
  /// Creates the tree that checks read; traits that the engine does not state are assumed.
  init(checked answer: LayoutAnswer) {
    self.init(numbering: answer.traits ?? (answer.nodes ?? []).map(\.withAssumedTraits))
  }
}

extension ResolvedNode {
  /// The node with the traits that its name, its label and its lines suggest.
  fileprivate var withAssumedTraits: ResolvedNode {
    var node = self
    var traits = NodeTraits()
    if children.isEmpty, name != "Spacer", name != "EmptyView" {
      traits.paint = lines != nil || name == "Text" ? .text : name == "Image" ? .image : .shape
    }
    traits.isTruncated = lines?.last?.hasSuffix("…") == true && label?.hasSuffix("…") != true
    node.traits = traits
    node.children = children.map(\.withAssumedTraits)
    return node
  }
}

extension CheckedScene {
  /// The bounding rectangle of the scene; `nil` if it is empty.
  fileprivate var rootMeasure: NodeMeasure? { tree.nodes.bounds.map { NodeMeasure($0) } }
}

extension NodeMeasure {
  init(_ node: ResolvedNode) {
    self.init(frame: LayoutFrame(node.frame), lines: node.lines?.count)
  }

  init(_ frame: CGRect) { self.init(frame: LayoutFrame(frame)) }
}

extension ConnectedScene {
  package func variants(
    _ question: VariantQuestion,
    under conditions: [LayoutConditions]
  ) -> [ObservedVariant]? {
    // Traits that are only assumed are not good enough for a verdict.
    guard question.checks.isEmpty || supports(.traits) else { return nil }
    let variants = VariantRun(question: question, scene: self).variants(under: conditions)
      .compactMap(\.self)
    return variants.count == conditions.count ? variants : nil
  }
}
