/// Nodes that want something of every layout, in the order they were made: outer ones first.
///
/// Who leaves the tree leaves the registry with it.
final class NodeRegistry<Member> {
  private let handle: (Member) -> ViewNodeHandle
  private var handles: [ViewNodeHandle] = []

  /// Makes a registry.
  ///
  /// - Parameter handle: The handle of a member, which the registry keeps in its place.
  init(_ handle: @escaping (Member) -> ViewNodeHandle) { self.handle = handle }

  /// Whether nobody is in it.
  ///
  /// - Complexity: O(*n*) for *n* members: those who left are let go of.
  var isEmpty: Bool {
    dropThoseWhoLeft()
    return handles.isEmpty
  }

  func add(_ member: Member) { handles.append(handle(member)) }

  /// Visits the members in order; those that are added meanwhile come after all others.
  func forEach(_ visit: (Member) -> Void) {
    dropThoseWhoLeft()
    var index = 0
    while index < handles.count {
      if let member = handles[index].node as? Member { visit(member) }
      index += 1
    }
  }

  private func dropThoseWhoLeft() { handles.removeAll { $0.node == nil } }
}
