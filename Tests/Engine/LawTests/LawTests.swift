import Conformance
import Foundation
import LayoutValues
import Testing

/// Tests the laws of the engine over generated trees.
@MainActor
@Suite(.serialized)
struct LawTests {
  @Test(arguments: TreeLaws.all.indices)
  func `a law of the engine holds for generated view trees`(index: Int) {
    let law = TreeLaws.all[index]
    print("law \(law.name): seed \(LawRun.seed), \(LawRun.treeCount) trees")
    if let breach = LawRun(law: law).firstBreach() {
      Issue.record(Comment(rawValue: breach))
    }
  }
}

/// A run of a law over generated trees.
///
/// `PLUMB_LAW_SEED` sets the seed, and `PLUMB_LAW_TREES` the number of trees.
@MainActor
struct LawRun {
  /// The seed of all generated trees of this process.
  nonisolated static let seed = LawSetting.seed.number ?? UInt64.random(in: 0...UInt64.max)
  /// The number of trees for each law.
  nonisolated static let treeCount = Int(LawSetting.trees.number ?? 250)

  let law: any TreeLaw
  var seed = Self.seed
  var treeCount = Self.treeCount
}

extension LawRun {
  /// Checks the law for every tree.
  ///
  /// - Returns: A message about the first violation, with a scenario of the smallest tree that was
  ///   found; `nil` if there is none.
  func firstBreach() -> String? {
    var generator = TreeGenerator(seed: seed, isWild: law.isForWildTrees)
    for number in 0..<treeCount {
      let tree = generator.tree()
      let sample = TreeSample(tree: tree, seed: seed &+ UInt64(number))
      guard law.breach(of: sample) != nil else { continue }
      return message(for: smallest(of: sample), number: number)
    }
    return nil
  }

  private func smallest(of sample: TreeSample) -> TreeSample {
    let tree = TreeShrinker.smallest(of: sample.tree) {
      law.breach(of: TreeSample(tree: $0, seed: sample.seed)) != nil
    }
    return TreeSample(tree: tree, seed: sample.seed)
  }

  private func message(for sample: TreeSample, number: Int) -> String {
    let scenario = law.breach(of: sample)?.markdown ?? ""
    return "law \(law.name), seed \(seed), tree \(number):\n\n\(scenario)"
  }
}
