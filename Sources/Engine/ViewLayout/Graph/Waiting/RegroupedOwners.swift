/// The containers whose content has other elements than before.
final class RegroupedOwners {
  private var owners: [ObjectIdentifier: any ElementOwner] = [:]

  var isEmpty: Bool { owners.isEmpty }

  /// Marks a container whose content changed.
  func add(_ owner: any ElementOwner) { owners[ObjectIdentifier(owner)] = owner }

  /// Gives the containers their new elements, outer ones first.
  func adoptElements() {
    let due = owners.values.sorted { $0.serial < $1.serial }
    owners = [:]
    for owner in due where !owner.hasLeft { owner.adoptElements() }
  }
}

/// A node that keeps a layout node's children equal to the elements of its content.
protocol ElementOwner: GraphNode {
  func adoptElements()
}
