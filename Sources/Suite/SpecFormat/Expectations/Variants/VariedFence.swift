/// A block that speaks of one scene under many conditions.
package protocol VariedFence: ExpectationFence {
  /// The questions about each layout.
  var question: VariantQuestion { get }

  /// Every combination that the block speaks of, each once, in its order.
  ///
  /// - Parameter standing: The last proposal of the scene, for a block that has no size of its own.
  /// - Returns: The combinations; none without a size.
  func combinations(standing: LayoutProposal?) -> [LayoutConditions]

  /// The ways in which each layout is not as the block says; none where it holds.
  ///
  /// - Parameters:
  ///   - variants: The layouts of the combinations.
  ///   - standing: The last proposal of the scene.
  /// - Returns: The breaches of each layout, in order.
  func breaches(
    in variants: [ObservedVariant],
    standing: LayoutProposal?
  ) -> [[VariantBreach]]
}

/// One way in which a layout is not as a block says.
package struct VariantBreach: Sendable, Equatable {
  /// What differs, in a sentence: `no truncation: Text "Ada"`.
  package var sentence: String
  /// The nodes at fault, by their ids in the resolved tree.
  package var nodeIDs: [Int]

  package init(_ sentence: String, nodeIDs: [Int] = []) {
    self.sentence = sentence
    self.nodeIDs = nodeIDs
  }
}
