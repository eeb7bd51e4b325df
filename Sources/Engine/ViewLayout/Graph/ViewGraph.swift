/// The views of one scene, as nodes that outlive their values.
///
/// A state change re-evaluates the bodies that read it, and nothing else; what that changes
/// invalidates layout nodes and their ancestors, and nothing else. `UpdateLoop` says when what waits
/// here has its turn.
final class ViewGraph {
  let session: LayoutSession

  // MARK: What waits, in the order of its turns

  /// The bodies that have to be evaluated.
  let outdated = DirtyBodies()
  /// The containers that have to take other elements.
  let regrouped = DirtyContainers()
  /// The nodes that evaluate or place something once they know where they are.
  let readers = NodeRegistry<any GeometryReading> { $0.handle }
  /// The requests for what somebody wants in sight.
  var scrollRequests = ScrollRequests()
  /// The actions of views that appeared and disappeared.
  var lifecycle = LifecycleQueue()
  /// The nodes that wait for preferences: without, nobody collects them.
  let preferenceObservers = NodeRegistry<any GraphNode> { $0.handle }
  /// The nodes that look at the geometry of finished layouts.
  let geometryObservers = NodeRegistry<any GeometryObserving> { $0.handle }
  /// The actions that observers want to run.
  var actions = ActionQueue()
  /// The nodes that count their actions, from 0 in every layout.
  let counters = NodeRegistry<any ActionCounting> { $0.handle }

  private var serial = 0
  /// The records of the types of views with a body.
  private var bodyRecords: [ObjectIdentifier: BodyRecord] = [:]

  init(session: LayoutSession) { self.session = session }
}

extension ViewGraph {
  /// The number of the next node.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// The record of a type of views with a body, made when it is asked for first.
  func bodyRecord(of type: Any.Type) -> BodyRecord {
    if let record = bodyRecords[ObjectIdentifier(type)] { return record }
    let record = BodyRecord(type)
    bodyRecords[ObjectIdentifier(type)] = record
    return record
  }

  /// How often bodies and an author's layouts ran: `ContentView.body`, `FlowLayout.sizeThatFits`.
  var allCounts: [String: Int] {
    bodyRecords.values.reduce(into: session.allCounts) { counts, record in
      counts["\(TypeName.plain(record.type)).body", default: 0] += record.evaluations
    }
  }

  /// Whether nothing waits for another turn.
  var isAtRest: Bool {
    outdated.isEmpty && regrouped.isEmpty && actions.isEmpty && lifecycle.isEmpty
      && scrollRequests.isEmpty
  }

  /// Evaluates what is outdated and gives containers their new elements, at once: for what a
  /// reader's content has changed.
  func catchUp() {
    outdated.evaluate()
    regrouped.adoptElements()
  }
}

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

/// The containers whose content has other elements than before.
final class DirtyContainers {
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

/// The actions of views that appeared and disappeared in one update.
///
/// As recorded: what appeared runs in reverse pre-order, then what disappeared.
struct LifecycleQueue {
  private var appeared: [(serial: Int, action: () -> Void)] = []
  private var disappeared: [() -> Void] = []

  /// Adds what appeared, by its place in the order of the source.
  mutating func didAppear(serial: Int, _ action: @escaping () -> Void) {
    appeared.append((serial, action))
  }

  /// Adds what disappeared; what appeared in the same update was never seen.
  mutating func didDisappear(serial: Int, _ action: @escaping () -> Void) {
    if let index = appeared.lastIndex(where: { $0.serial == serial }) {
      appeared.remove(at: index)
    } else {
      disappeared.append(action)
    }
  }

  var isEmpty: Bool { appeared.isEmpty && disappeared.isEmpty }

  /// The actions that are due, in order; the queue is empty afterwards.
  mutating func take() -> [() -> Void] {
    defer { (appeared, disappeared) = ([], []) }
    return appeared.sorted { $0.serial > $1.serial }.map(\.action) + disappeared
  }
}

/// The actions that have to run once a scene is laid out, in order.
struct ActionQueue {
  private var actions: [() -> Void] = []

  var isEmpty: Bool { actions.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

  /// The actions that are due, in the order they were asked for; the queue is empty afterwards.
  mutating func take() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }
}

/// A node that runs an author's action when something changes, and counts how often in one layout.
protocol ActionCounting: GraphNode {
  /// Counts from 0 again.
  func countFromZero()
}

/// Where the engine, which has no actor, evaluates what authors write for the main actor.
///
/// Hosts are on the main actor, and the engine never leaves its thread: the assumption that is
/// made here holds, and is checked where a scene begins.
enum MainActorBridge {
  /// The content that a view's body is made of.
  ///
  /// The body is called as a function without an actor: asking the runtime each time where it is
  /// called takes longer than most bodies do.
  static func body<Content: View>(of view: Content) -> Content.Body {
    let body: @MainActor (Content) -> Content.Body = { $0.body }
    return unsafeBitCast(body, to: ((Content) -> Content.Body).self)(view)
  }

  /// The result of a scene's closure.
  static func evaluate<Result>(_ closure: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = closure() }
    guard let result else { preconditionFailure("the closure did not run") }
    return result
  }
}
