/// The views of one scene, as nodes that outlive their values.
///
/// A state change re-evaluates the bodies that read it, and nothing else; what that changes
/// invalidates layout nodes and their ancestors, and nothing else.
final class ViewGraph {
  /// How many times in one pass a change may cause the next: bodies and appearing views that set
  /// what they read would never be done.
  static let roundLimit = 16

  let session: LayoutSession
  /// The bodies that read something that has changed.
  private var outdated: [ObjectIdentifier: any Reevaluated] = [:]
  /// The containers whose content has other elements than before.
  private var regrouped: [ObjectIdentifier: any ElementOwner] = [:]
  /// The actions that have to run once the update is through, in order.
  private var actions: [() -> Void] = []
  var lifecycle = LifecycleQueue()
  /// Every reader of the scene, in the order they were made: outer ones first.
  private var geometryReaders: [ViewNodeHandle] = []
  private var geometryObservers: [ViewNodeHandle] = []
  private var counting: [ViewNodeHandle] = []
  /// The requests for what somebody wants in sight once the scene is laid out, in order.
  private var scrollRequests: [ScrollRequest] = []
  /// Whether anybody waits for preferences: without, nobody collects them.
  var observesPreferences = false

  private var serial = 0
  /// The records of the types of views with a body.
  private var bodyRecords: [ObjectIdentifier: BodyRecord] = [:]

  init(session: LayoutSession) { self.session = session }

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

  /// Marks a body for evaluation.
  func invalidate(_ node: any Reevaluated) { outdated[ObjectIdentifier(node)] = node }

  /// Marks a container whose content changed.
  func regroup(_ owner: any ElementOwner) { regrouped[ObjectIdentifier(owner)] = owner }

  /// Runs an action after the update that asked for it.
  func enqueue(_ action: @escaping () -> Void) { actions.append(action) }

  var isUpToDate: Bool {
    outdated.isEmpty && regrouped.isEmpty && actions.isEmpty && lifecycle.isEmpty
      && scrollRequests.isEmpty
  }

  /// Evaluates what is outdated, then gives containers their new elements.
  ///
  /// Outer bodies come first, and of one depth the earlier in the source: what appears in one
  /// update does so in one order, always.
  ///
  /// A node that is outdated again and again stays so, and the graph is not up to date.
  func update() {
    for _ in 0..<Self.roundLimit where !outdated.isEmpty {
      let batch = outdated.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      for node in batch where outdated[ObjectIdentifier(node)] != nil {
        outdated[ObjectIdentifier(node)] = nil
        if !node.hasLeft { node.reevaluate() }
      }
    }
    let owners = regrouped.values.sorted { $0.serial < $1.serial }
    regrouped = [:]
    for owner in owners where !owner.hasLeft { owner.adoptElements() }
  }

  /// Adds a node whose content is evaluated after layout.
  func addReader(_ node: any GeometryReading) { geometryReaders.append(node.handle) }

  /// Evaluates the contents of readers whose geometry is another one now, outer ones first; new
  /// readers inside them come after them.
  func readGeometry() {
    geometryReaders.removeAll { $0.node == nil }
    var index = 0
    while index < geometryReaders.count {
      (geometryReaders[index].node as? any GeometryReading)?.readGeometry()
      index += 1
    }
  }

  /// Asks for a view to come into sight, once the scene is laid out.
  func scroll(_ request: ScrollRequest) { scrollRequests.append(request) }

  /// Scrolls to what was asked for; what moved nothing is done with.
  ///
  /// - Returns: Whether anything moved: lazy content is another one then, and is looked at again.
  func performScrollRequests() -> Bool {
    scrollRequests.removeAll { !$0.perform() }
    return !scrollRequests.isEmpty
  }

  /// Adds a node that looks at the geometry of finished layouts.
  func addGeometryObserver(_ node: any GeometryObserving) {
    geometryObservers.append(node.handle)
  }

  /// Lets nodes look at the geometry of a finished layout, in the order of the source.
  func observeGeometry() {
    geometryObservers.removeAll { $0.node == nil }
    for handle in geometryObservers { (handle.node as? any GeometryObserving)?.observeGeometry() }
  }

  /// Called by a node that has just been evaluated for another reason.
  func didEvaluate(_ node: any Reevaluated) { outdated[ObjectIdentifier(node)] = nil }

  /// Adds a node whose actions are counted.
  func countActions(of node: any ActionCounting) {
    counting.append(node.handle)
  }

  /// Lets nodes count their actions from 0 again.
  func beginLayout() {
    session.beginLayout()
    counting.removeAll { $0.node == nil }
    for handle in counting { (handle.node as? any ActionCounting)?.beginLayout() }
  }

  /// Runs what is due, in the order it was asked for.
  func runActions() {
    let due = actions
    actions = []
    for action in due { action() }
  }
}

/// A node whose body can be evaluated again by itself.
protocol Reevaluated: ViewNode {
  func reevaluate()
}

/// A node that keeps a layout node's children equal to the elements of its content.
protocol ElementOwner: ViewNode {
  func adoptElements()
}
