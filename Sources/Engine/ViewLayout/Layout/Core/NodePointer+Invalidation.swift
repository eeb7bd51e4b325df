import Foundation

/// Invalidation: discards the cached layout of a node and of the ancestors that depend on it.
extension NodePointer {
  /// Invalidates the node and its ancestors up to a relayout boundary.
  ///
  /// For changes that ancestors read directly, such as those of the node's children and
  /// attachments.
  func markNeedsStructure() {
    discard()
    visitAncestors { ancestor in
      // A container reads attachments through wrappers, whose own changes leave it its structure.
      if ancestor.isDiscarded, !ancestor.record.pointee.ruleFlags.contains(.wrapsOneView) {
        return false
      }
      ancestor.discard()
      return true
    }
  }

  /// Invalidates the node's measurements.
  ///
  /// Ancestors are validated later: if the node's new measurements equal the old ones, the
  /// ancestors keep theirs, and only the node is placed again.
  func markNeedsMeasure() {
    discard()
    visitAncestors { ancestor in
      if ancestor.isMarkedForValidation { return false }
      ancestor.markNeedsValidation()
      return true
    }
  }

  /// Calls a closure with each ancestor below the nearest relayout boundary, which is only marked
  /// for placement.
  ///
  /// - Parameter visit: Invalidates an ancestor, and returns whether to continue with its parent.
  private func visitAncestors(_ visit: (NodePointer) -> Bool) {
    var next = record.pointee.parent
    while let ancestor = next {
      if ancestor.record.pointee.ruleFlags.contains(.isRelayoutBoundary) {
        ancestor.record.pointee.state.insert(.needsPlacement)
        return
      }
      if !visit(ancestor) { return }
      next = ancestor.record.pointee.parent
    }
  }

  /// Discards the node's measurements.
  ///
  /// - Parameter keepingStructure: Whether the children and the rule are unchanged, so that caches
  ///   of lifetime `structure` remain valid.
  private func discard(keepingStructure: Bool = false) {
    record.pointee.state.subtract([.valid, .measured, .needsValidation])
    record.pointee.state.insert(.needsPlacement)
    // Sizes for individual proposals, such as negative ones, cannot be compared.
    if !record.pointee.sizes.isEmpty { record.pointee.state.insert(.hasChanged) }
    record.pointee.sizes.removeAll()
    guard let cache = record.pointee.ruleCache else { return }
    let lifetime = type(of: cache).lifetime
    if lifetime == .node || (lifetime == .structure && keepingStructure) {
      cache.didChange()
    } else {
      record.pointee.ruleCache = nil
    }
  }

  private func markNeedsValidation() {
    if record.pointee.state.contains(.valid) {
      record.pointee.state.remove(.valid)
      record.pointee.state.insert(.needsValidation)
    }
    record.pointee.state.insert(.descendantNeedsPlacement)
    if hasPersistentCache { record.pointee.ruleCache?.didChange() }
  }

  /// Whether the node has not been measured since its last invalidation, so that its ancestors are
  /// invalid too.
  private var isDiscarded: Bool {
    record.pointee.state.contains(.needsPlacement)
      && record.pointee.state.isDisjoint(with: [.valid, .needsValidation])
      && record.pointee.ruleCache == nil
  }

  /// Whether the node is already marked for validation, so that its ancestors are marked too.
  private var isMarkedForValidation: Bool {
    record.pointee.state.contains(.descendantNeedsPlacement)
      && !record.pointee.state.contains(.valid) && !hasPersistentCache
  }

  /// Whether the layout rule has a cache that is notified of every change.
  private var hasPersistentCache: Bool {
    record.pointee.ruleCache.map { type(of: $0).lifetime == .node } ?? false
  }

  /// Compares the children's measurements with the previous ones, and discards the node's own if
  /// they differ.
  ///
  /// - Returns: Whether the node's measurements are still valid.
  func revalidate() -> Bool {
    record.pointee.state.remove(.needsValidation)
    if record.pointee.state.contains(.measured), !record.pointee.flags.contains(.coupled),
      children.allSatisfy(\.isUnchanged)
    {
      record.pointee.state.insert(.valid)
      return true
    }
    discard(keepingStructure: true)
    return false
  }

  /// Whether the node's measurements equal those that its parent last read.
  private var isUnchanged: Bool {
    validate()
    return !record.pointee.state.contains(.hasChanged)
  }
}
