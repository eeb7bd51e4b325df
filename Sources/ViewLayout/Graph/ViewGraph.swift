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
  /// What has to run once the update is through, in order.
  private var actions: [() -> Void] = []
  var lifecycle = LifecycleQueue()
  /// Every reader of the scene, in the order they were made: outer ones first.
  var geometryReaders: [WeakReader] = []
  /// Those who wait for preferences: without any, nobody collects them.
  private var observers: [WeakObserver] = []

  private var serial = 0

  init(session: LayoutSession) { self.session = session }

  /// The number of the next node.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// Marks a body for evaluation.
  func invalidate(_ node: any Reevaluated) { outdated[ObjectIdentifier(node)] = node }

  /// Marks a container whose content changed.
  func regroup(_ owner: any ElementOwner) { regrouped[ObjectIdentifier(owner)] = owner }

  /// Runs an action after the update that asked for it.
  func enqueue(_ action: @escaping () -> Void) { actions.append(action) }

  var isUpToDate: Bool {
    outdated.isEmpty && regrouped.isEmpty && actions.isEmpty && lifecycle.isEmpty
  }

  /// Evaluates what is outdated, outer bodies first, then gives containers their new elements.
  ///
  /// What is outdated again and again stays so, and the graph is not up to date.
  func update() {
    for _ in 0..<Self.roundLimit where !outdated.isEmpty {
      let batch = outdated.values.sorted { $0.depth < $1.depth }
      for node in batch where outdated[ObjectIdentifier(node)] != nil {
        outdated[ObjectIdentifier(node)] = nil
        if !node.hasLeft { node.reevaluate() }
      }
    }
    let owners = regrouped.values
    regrouped = [:]
    for owner in owners where !owner.hasLeft { owner.adoptElements() }
  }

  /// Evaluates the contents of readers whose geometry is another one now, outer ones first; new
  /// readers inside them come after them.
  func readGeometry() {
    geometryReaders.removeAll { $0.node?.hasLeft ?? true }
    var index = 0
    while index < geometryReaders.count {
      geometryReaders[index].node?.readGeometry()
      index += 1
    }
  }

  /// Called by a node that has just been evaluated for another reason.
  func didEvaluate(_ node: any Reevaluated) { outdated[ObjectIdentifier(node)] = nil }

  /// Adds a node that waits for preferences.
  func observe(_ node: any PreferenceObserving) { observers.append(WeakObserver(node: node)) }

  /// Lets observers count from 0 again.
  func beginLayout() {
    observers.removeAll { $0.node?.hasLeft ?? true }
    for observer in observers { observer.node?.beginLayout() }
  }

  var hasObservers: Bool { !observers.isEmpty }

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

/// An observer that may be gone.
private struct WeakObserver {
  weak var node: (any PreferenceObserving)?
}
