import Foundation

extension LayoutNode {
  /// Forgets what the node and everything around it answered.
  ///
  /// For what others read through the node, such as its structure and what modifiers say of it.
  final func invalidate() { change(isSeenThrough: true) }

  /// Forgets what the node answered, for a change that others see by its answers alone: where these
  /// stay what they were, the change ends at the node, and it alone is placed again.
  final func reconsider() { change(isSeenThrough: false) }

  private func change(isSeenThrough: Bool) {
    forget()
    var node = parent
    while let current = node {
      if current.habits.isIsland {
        // What is inside has no say in the answers, only in what is placed.
        current.needsPlacement = true
        return
      }
      if isSeenThrough {
        if current.hasForgotten { return }
        current.forget()
      } else {
        if current.isInDoubt { return }
        current.doubt()
      }
      node = current.parent
    }
  }

  private func forget() {
    hasTraits = false
    hasAnswers = false
    isDoubtful = false
    needsPlacement = true
    sizes.forget()
    guard let memory = ruleMemory else { return }
    if type(of: memory).outlivesChanges { memory.didChange() } else { ruleMemory = nil }
  }

  private func doubt() {
    if hasTraits { (hasTraits, isDoubtful) = (false, true) }
    mustPlaceInside = true
    guard let memory = ruleMemory, type(of: memory).outlivesChanges else { return }
    memory.didChange()
  }

  /// Whether nobody has asked the node since it forgot what it had answered: so nobody around it has
  /// to forget anything either.
  private var hasForgotten: Bool {
    !hasTraits && !isDoubtful && needsPlacement && ruleMemory == nil
  }

  /// The same where something inside may have changed.
  private var isInDoubt: Bool { !hasTraits && mustPlaceInside && ruleMemory == nil }

  /// Looks whether what changed inside changes anything here; otherwise forgets what was answered.
  ///
  /// - Returns: Whether all that was answered stands.
  final func settleDoubt() -> Bool {
    isDoubtful = false
    if !knownTraits.isCoupled, hasAnswers, asked.allSatisfy(\.isAsBefore) {
      hasTraits = true
      return true
    }
    forget()
    return false
  }

  /// Whether the node answers as it did when what is around it was asked.
  final var isAsBefore: Bool {
    // Traits are what is asked for first.
    _ = isCoupled
    return !isNews
  }
}
