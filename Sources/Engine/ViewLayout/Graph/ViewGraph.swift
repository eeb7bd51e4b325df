/// The views of one scene, as nodes that outlive their values.
///
/// A state change re-evaluates the bodies that read it, and nothing else; what that changes
/// invalidates layout nodes and their ancestors, and nothing else. `Settling` says when what waits
/// here has its turn.
final class ViewGraph {
  let session: LayoutSession

  // MARK: What waits, in the order of its turns

  /// The bodies that have to be evaluated.
  let outdated = OutdatedBodies()
  /// The containers that have to take other elements.
  let regrouped = RegroupedOwners()
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
