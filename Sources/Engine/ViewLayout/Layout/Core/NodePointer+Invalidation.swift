import Foundation

/// How far a change reaches: a node forgets what it answered, and those around it what they made of it.
extension NodePointer {
  /// Forgets what the node and everything around it answered.
  ///
  /// For what others read through the node, such as its structure and what modifiers say of it.
  func invalidate() {
    forget()
    tellAround { around in
      if around.hasForgotten { return false }
      around.forget()
      return true
    }
  }

  /// Forgets what the node answered, for a change that others see by its answers alone: where these
  /// stay what they were, the change ends at the node, and it alone is placed again.
  func reconsider() {
    forget()
    tellAround { around in
      if around.isInDoubt { return false }
      around.doubt()
      return true
    }
  }

  /// Tells the nodes around this one, as far as what is inside has a say in their answers; an island is
  /// only placed again.
  ///
  /// - Parameter tell: Tells a node; whether those around it have to be told as well.
  private func tellAround(_ tell: (NodePointer) -> Bool) {
    var next = record.pointee.parent
    while let around = next {
      if around.record.pointee.habits.contains(.isIsland) {
        around.record.pointee.state.insert(.unplaced)
        return
      }
      if !tell(around) { return }
      next = around.record.pointee.parent
    }
  }

  /// Forgets what the node answered; children and rule are the same only where just something inside
  /// answers otherwise.
  private func forget(keepingStructure: Bool = false) {
    record.pointee.state.subtract([.known, .answered, .doubtful])
    record.pointee.state.insert(.unplaced)
    // What was answered to a single proposal, as to one below 0, cannot be compared.
    if !record.pointee.sizes.isEmpty { record.pointee.state.insert(.isNews) }
    record.pointee.sizes.forget()
    guard let memory = record.pointee.ruleMemory else { return }
    let lifetime = type(of: memory).lifetime
    if lifetime == .node || (lifetime == .structure && keepingStructure) {
      memory.didChange()
    } else {
      record.pointee.ruleMemory = nil
    }
  }

  private func doubt() {
    if record.pointee.state.contains(.known) {
      record.pointee.state.remove(.known)
      record.pointee.state.insert(.doubtful)
    }
    record.pointee.state.insert(.unplacedInside)
    if hasLastingMemory { record.pointee.ruleMemory?.didChange() }
  }

  /// Whether nobody has asked the node since it forgot what it had answered: so nobody around it has
  /// to forget anything either.
  private var hasForgotten: Bool {
    record.pointee.state.contains(.unplaced)
      && record.pointee.state.isDisjoint(with: [.known, .doubtful])
      && record.pointee.ruleMemory == nil
  }

  /// The same where something inside may have changed.
  private var isInDoubt: Bool {
    record.pointee.state.contains(.unplacedInside) && !record.pointee.state.contains(.known)
      && !hasLastingMemory
  }

  /// Whether the rule keeps something that is told of every change.
  private var hasLastingMemory: Bool {
    record.pointee.ruleMemory.map { type(of: $0).lifetime == .node } ?? false
  }

  /// Looks whether what changed inside changes anything here; otherwise forgets what was answered.
  ///
  /// - Returns: Whether all that was answered stands.
  func settleDoubt() -> Bool {
    record.pointee.state.remove(.doubtful)
    if record.pointee.state.contains(.answered), !record.pointee.facts.contains(.coupled),
      children.allSatisfy(\.isAsBefore)
    {
      record.pointee.state.insert(.known)
      return true
    }
    forget(keepingStructure: true)
    return false
  }

  /// Whether the node tells what it did when the node around it asked.
  private var isAsBefore: Bool {
    know()
    return !record.pointee.state.contains(.isNews)
  }
}
