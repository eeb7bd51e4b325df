/// The nodes of a scene's views, with the work that is pending for them.
///
/// A state change evaluates only the bodies that read the state. Their changes invalidate only the
/// affected layout nodes and their ancestors. `UpdateLoop` performs the pending work in order.
final class ViewGraph {
  let session: LayoutSession
  /// Whether a view has ever preferred a color scheme.
  var prefersColorScheme = false

  // MARK: Pending work, in the order in which it is performed

  /// The bodies that have to be evaluated.
  let outdated = DirtyBodies()
  /// The containers whose elements have changed and that have not adopted them yet.
  let regrouped = DirtyContainers()
  /// The nodes that evaluate or place content depending on their own geometry.
  let readers = NodeRegistry<any GeometryReading> { $0.handle }
  /// The pending requests to scroll to a view.
  var scrollRequests = ScrollRequests()
  /// The actions of views that appeared and disappeared.
  var lifecycle = LifecycleQueue()
  /// The nodes that observe preferences.
  ///
  /// If there are none, preferences are not collected.
  let preferenceObservers = NodeRegistry<any GraphNode> { $0.handle }
  /// The nodes that observe the geometry of finished layouts.
  let geometryObservers = NodeRegistry<any GeometryObserving> { $0.handle }
  /// The actions of observers that are due.
  var actions = ActionQueue()
  /// The nodes that count their actions in each layout.
  let counters = NodeRegistry<any ActionCounting> { $0.handle }

  private var serial = 0
  /// The surroundings that the current update has made, which contexts do not retain.
  private var surroundings: [Surroundings] = []
  /// The memory of the values of views with a body.
  let values = NodeArena()
  /// The records of views with a body, by type.
  private var bodyRecords: [ObjectIdentifier: BodyRecord] = [:]
  /// The records of recently used types, at indices from the addresses of the types, so that no
  /// hash is computed.
  private let recentRecords: UnsafeMutableBufferPointer<Unmanaged<BodyRecord>?>

  init(session: LayoutSession) {
    self.session = session
    recentRecords = .allocate(capacity: 64)
    recentRecords.initialize(repeating: nil)
  }

  deinit { recentRecords.deallocate() }
}

extension ViewGraph {
  /// Returns the serial number of the next node.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// Retains the surroundings of contexts until the end of the current update.
  func retainUntilUpdated(_ new: Surroundings) { surroundings.append(new) }

  /// Called at the end of an update, when contexts exist only in nodes, which retain their
  /// surroundings.
  func didUpdate() { surroundings.removeAll() }

  /// Returns the record of a type of view, which is created by the first call.
  ///
  /// The graph retains it, so that the caller need not.
  func bodyRecord<Content: View>(of type: Content.Type) -> Unmanaged<BodyRecord> {
    let place = Int(bitPattern: ObjectIdentifier(type)) >> 4 & (recentRecords.count - 1)
    if let recent = recentRecords[place],
      recent._withUnsafeGuaranteedRef({ $0.type == type })
    {
      return recent
    }
    let record = bodyRecords[ObjectIdentifier(type)] ?? BodyRecord.record(of: type)
    bodyRecords[ObjectIdentifier(type)] = record
    recentRecords[place] = .passUnretained(record)
    return .passUnretained(record)
  }

  /// The numbers of evaluations of bodies and of calls of custom layouts, by name.
  ///
  /// The names are `ContentView.body` or `FlowLayout.sizeThatFits`.
  var allCounts: [String: Int] {
    bodyRecords.values.reduce(into: session.allCounts) { counts, record in
      counts["\(TypeName.plain(record.type)).body", default: 0] += record.evaluations
    }
  }

  /// Whether no work is pending.
  var isAtRest: Bool {
    outdated.isEmpty && regrouped.isEmpty && actions.isEmpty && lifecycle.isEmpty
      && scrollRequests.isEmpty
  }

  /// Evaluates dirty bodies and gives containers their new elements immediately.
  ///
  /// Used after the content of a reader has changed.
  func catchUp() {
    outdated.evaluate()
    regrouped.adoptElements()
  }
}

/// The nodes that take part in every layout, in the order of their creation.
///
/// Ancestors precede their descendants. A node that leaves the tree also leaves the registry.
final class NodeRegistry<Member> {
  private let handle: (Member) -> ViewNodeHandle
  private var handles: [ViewNodeHandle] = []

  /// Makes a registry without members.
  ///
  /// - Parameter handle: Returns the handle of a member, which the registry stores instead of the
  ///   member.
  init(_ handle: @escaping (Member) -> ViewNodeHandle) { self.handle = handle }

  /// Whether the registry has no members in the tree.
  ///
  /// - Complexity: O(*n*) for *n* members, since it removes nodes that have left the tree.
  var isEmpty: Bool {
    removeDetachedNodes()
    return handles.isEmpty
  }

  func add(_ member: Member) { handles.append(handle(member)) }

  /// Visits the members in order.
  ///
  /// Members added meanwhile are visited last.
  func forEach(_ visit: (Member) -> Void) {
    removeDetachedNodes()
    var index = 0
    while index < handles.count {
      if let member = handles[index].node as? Member { visit(member) }
      index += 1
    }
  }

  private func removeDetachedNodes() { handles.removeAll { $0.node == nil } }
}

final class DirtyContainers {
  private var owners: [ObjectIdentifier: any ElementOwner] = [:]

  var isEmpty: Bool { owners.isEmpty }

  func add(_ owner: any ElementOwner) { owners[ObjectIdentifier(owner)] = owner }

  /// Gives the containers their new elements, ancestors first.
  func adoptElements() {
    let due = owners.values.sorted { $0.serial < $1.serial }
    owners = [:]
    for owner in due where !owner.hasLeft { owner.adoptElements() }
  }
}

/// A node that sets the children of a layout node to the elements of its content.
protocol ElementOwner: GraphNode {
  func adoptElements()
}

/// The actions of views that appeared and disappeared in one update.
///
/// As recorded: actions of appearing views run first, in reverse pre-order.
struct LifecycleQueue {
  private var appeared: [(serial: Int, action: () -> Void)] = []
  private var disappeared: [() -> Void] = []

  /// Adds the action of a view that appeared, with its node's serial number.
  mutating func didAppear(serial: Int, _ action: @escaping () -> Void) {
    appeared.append((serial, action))
  }

  /// Adds the action of a view that disappeared, unless it appeared in the same update.
  mutating func didDisappear(serial: Int, _ action: @escaping () -> Void) {
    if let index = appeared.lastIndex(where: { $0.serial == serial }) {
      appeared.remove(at: index)
    } else {
      disappeared.append(action)
    }
  }

  var isEmpty: Bool { appeared.isEmpty && disappeared.isEmpty }

  /// Returns the actions that are due, in order, and empties the queue.
  mutating func drain() -> [() -> Void] {
    defer { (appeared, disappeared) = ([], []) }
    return appeared.sorted { $0.serial > $1.serial }.map(\.action) + disappeared
  }
}

/// The actions to run after a scene is laid out, in order.
struct ActionQueue {
  private var actions: [() -> Void] = []

  var isEmpty: Bool { actions.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

  /// Returns the actions in the order in which they were added, and empties the queue.
  mutating func drain() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }
}

/// A node that runs an action of the scene on changes, and counts the runs in each layout.
protocol ActionCounting: GraphNode {
  func countFromZero()
}

/// Evaluates main-actor code of scenes from the engine, which is not isolated to an actor.
///
/// Hosts are on the main actor and the engine never leaves their thread. This is checked when a
/// scene's closure is evaluated.
enum MainActorBridge {
  /// Returns the function that evaluates the body of a view.
  ///
  /// The body is called as a nonisolated function, since checking the executor in each call takes
  /// longer than most bodies.
  static func body<Content: View>(of type: Content.Type) -> (inout Content) -> Content.Body {
    let body: @MainActor (inout Content) -> Content.Body = { $0.body }
    return unsafeBitCast(body, to: ((inout Content) -> Content.Body).self)
  }

  /// Returns the result of a scene's closure.
  static func evaluate<Result>(_ closure: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = closure() }
    guard let result else { preconditionFailure("the closure did not run") }
    return result
  }
}
