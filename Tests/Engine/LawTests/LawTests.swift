import Testing

/// The laws of the engine, over generated trees.
@MainActor
@Suite(.serialized)
struct LawTests {
  @Test(arguments: TreeLaws.all.indices)
  func `holds for generated trees`(index: Int) {
    let law = TreeLaws.all[index]
    print("law \(law.name): seed \(LawRun.seed), \(LawRun.treeCount) trees")
    if let breach = LawRun(law: law).firstBreach() {
      Issue.record(Comment(rawValue: breach))
    }
  }
}
