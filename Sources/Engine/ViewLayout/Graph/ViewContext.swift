/// The part of a view's context that rarely changes.
///
/// Contexts share one instance until a view changes a value in it.
final class Surroundings {
  let graph: ViewGraph
  var environment: EnvironmentValues {
    didSet {
      isRightToLeft = environment.layoutDirection == .rightToLeft
      colorScheme = environment.colorScheme
    }
  }
  /// Whether the environment's layout direction is right to left; cached, since all nodes read it.
  private(set) var isRightToLeft: Bool
  /// The environment's color scheme; cached, since all colors read it.
  private(set) var colorScheme: ColorScheme
  /// The combined modifier around rows, which is applied to each row; `nil` for none.
  var rowModifier: (any RowModifying)?
  /// The nearest container around the view that `containerRelativeFrame` uses.
  var container: RelativeContainer
  /// The activation of the candidate of a `ViewThatFits` that the view is part of; `nil` outside of
  /// candidates.
  var candidacy: CandidateActivation?

  init(graph: ViewGraph, environment: EnvironmentValues, container: RelativeContainer) {
    self.graph = graph
    self.environment = environment
    self.container = container
    isRightToLeft = environment.layoutDirection == .rightToLeft
    colorScheme = environment.colorScheme
  }

  init(copying other: Surroundings) {
    graph = other.graph
    environment = other.environment
    isRightToLeft = other.isRightToLeft
    colorScheme = other.colorScheme
    rowModifier = other.rowModifier
    container = other.container
    candidacy = other.candidacy
  }
}

/// A modifier around rows that is applied to each of them; `RowModifier` is the only conforming
/// type.
protocol RowModifying {}

/// The context in which a view makes or updates its node.
///
/// Every node gets a context, so copying it retains nothing. Its references to nodes are unowned: a
/// node outlives the contexts inside it. Its surroundings exist until the end of the update that
/// made them; a node that needs them for longer stores a `RetainedContext`.
public struct ViewContext {
  fileprivate private(set) var surroundings: Unmanaged<Surroundings>
  private var parentNode: Unmanaged<ViewNode>?
  /// The node of the body around the view.
  unowned(unsafe) fileprivate var ownerNode: ViewNode?
  /// Whether the parent node represents the conditions between itself and the view; otherwise each
  /// condition has its own node.
  private var isBranching = false
  /// The number of conditions between the view and the branching node.
  private(set) var level: UInt8 = 0
  /// The axis of the nearest stack around the view; `nil` outside stacks (R-STK-20).
  var stackAxis: Axis?
  /// Whether views become rows that a lazy container creates on demand.
  var makesRowsOnDemand = false
  /// Whether the view is inside a scroll view, which may show only a part of it.
  var isInScrollView = false
  /// Whether the environment has changed since the last update.
  private(set) var environmentDidChange = false

  /// Makes the context of a scene's root.
  init(graph: ViewGraph, environment: EnvironmentValues, container: RelativeContainer) {
    let own = Surroundings(graph: graph, environment: environment, container: container)
    graph.retainUntilUpdated(own)
    surroundings = .passUnretained(own)
  }

  /// Makes the context of a node without a parent yet.
  fileprivate init(_ surroundings: Surroundings, owner: ViewNode?) {
    self.surroundings = .passUnretained(surroundings)
    ownerNode = owner
  }
}

// MARK: - Values of the surroundings

extension ViewContext {
  var graph: ViewGraph { surroundings._withUnsafeGuaranteedRef { $0.graph } }

  var session: LayoutSession { surroundings._withUnsafeGuaranteedRef { $0.graph.session } }

  var isRightToLeft: Bool { surroundings._withUnsafeGuaranteedRef { $0.isRightToLeft } }

  var colorScheme: ColorScheme { surroundings._withUnsafeGuaranteedRef { $0.colorScheme } }

  var environment: EnvironmentValues {
    get { surroundings._withUnsafeGuaranteedRef { $0.environment } }
    set { change { $0.environment = newValue } }
  }

  var anyRowModifier: (any RowModifying)? {
    get { surroundings._withUnsafeGuaranteedRef { $0.rowModifier } }
    set { change { $0.rowModifier = newValue } }
  }

  var container: RelativeContainer {
    get { surroundings._withUnsafeGuaranteedRef { $0.container } }
    set { change { $0.container = newValue } }
  }

  var candidacy: CandidateActivation? {
    get { surroundings._withUnsafeGuaranteedRef { $0.candidacy } }
    set { change { $0.candidacy = newValue } }
  }

  private mutating func change(_ body: (Surroundings) -> Void) {
    let own = Surroundings(copying: surroundings.takeUnretainedValue())
    body(own)
    graph.retainUntilUpdated(own)
    surroundings = .passUnretained(own)
  }
}

// MARK: - Ancestors

extension ViewContext {
  /// The number of ancestors of the node.
  var depth: Int { parentNode?._withUnsafeGuaranteedRef { $0.depth } ?? 0 }

  /// The parent node; `nil` at the root.
  var parent: ViewNode? { parentNode?.takeUnretainedValue() }

  /// Calls a closure with the graph, which is not retained for the call, and returns its result.
  @inline(__always)
  func withGraph<Result>(_ body: (ViewGraph) -> Result) -> Result {
    surroundings._withUnsafeGuaranteedRef { body($0.graph) }
  }

  /// The body around the view, which is evaluated again if state changes that its closures read.
  var owner: (any Reevaluated)? { ownerNode?.reevaluated }

  /// Calls a closure with the node that represents the conditions around the view, and returns its
  /// result.
  ///
  /// Returns `nil` without a call if each condition has its own node. The node is not retained for
  /// the call.
  @inline(__always)
  func withBranchingNode<Result>(_ body: (BranchingViewNode) -> Result) -> Result? {
    guard isBranching else { return nil }
    return parentNode?._withUnsafeGuaranteedRef {
      body(unsafeDowncast($0, to: BranchingViewNode.self))
    }
  }
}

// MARK: - Changes of the environment

extension ViewContext {
  /// The context, marked as having a changed environment.
  var withEnvironmentChange: ViewContext {
    var context = self
    context.environmentDidChange = true
    return context
  }

  /// The context, marked as having the same environment as at the last update.
  var withoutEnvironmentChange: ViewContext {
    var context = self
    context.environmentDidChange = false
    return context
  }
}

// MARK: - Contexts of descendants

extension ViewContext {
  /// Returns the context of the content of a node.
  func inside(_ node: ViewNode) -> ViewContext {
    var context = self
    context.parentNode = .passUnretained(node)
    context.isBranching = false
    return context
  }

  /// Returns the context inside a node that also represents the conditions directly inside it.
  func inside(branching node: BranchingViewNode) -> ViewContext {
    var context = inside(node)
    context.isBranching = true
    context.level = 0
    return context
  }

  /// The context inside a condition that the branching node represents.
  var insideBranch: ViewContext {
    var context = self
    context.level += 1
    if context.level == BranchingViewNode.levelLimit { context.isBranching = false }
    return context
  }

  /// Returns the context of the result of a body.
  func inside(body node: some ViewNode & Reevaluated) -> ViewContext {
    inside(node).owned(by: node)
  }

  /// Returns the context with the body to evaluate again if state changes that its closures read.
  func owned(by body: some ViewNode & Reevaluated) -> ViewContext {
    var context = self
    context.ownerNode = body
    return context
  }

  /// The context of the content of a row.
  var insideRow: ViewContext {
    var context = self
    context.makesRowsOnDemand = false
    if anyRowModifier != nil { context.anyRowModifier = nil }
    return context
  }

  /// Returns the context of a container's content.
  func inside(_ node: ViewNode, stackAxis: Axis?) -> ViewContext {
    var context = inside(node)
    context.stackAxis = stackAxis
    return context
  }

  /// Returns the context inside a container that `containerRelativeFrame` uses.
  func inside(_ container: RelativeContainer) -> ViewContext {
    container.setOuter(self.container)
    var context = self
    context.container = container
    return context
  }
}

/// The context that a node retains to make or update content later, without its parent.
///
/// A change of the environment is passed on once. A node that retained a `ViewContext` with a
/// change would pass the change on at each update, so nodes retain this type instead.
struct RetainedContext {
  private var surroundings: Surroundings
  unowned(unsafe) private var owner: ViewNode?
  private var stackAxis: Axis?
  private var makesRowsOnDemand: Bool
  private var isInScrollView: Bool
  private var environmentDidChange: Bool

  init(_ context: ViewContext) {
    surroundings = context.surroundings.takeUnretainedValue()
    owner = context.ownerNode
    stackAxis = context.stackAxis
    makesRowsOnDemand = context.makesRowsOnDemand
    isInScrollView = context.isInScrollView
    environmentDidChange = context.environmentDidChange
  }
}

extension RetainedContext {
  /// The context, without the pending change of the environment; used to read values and to make
  /// nodes.
  var known: ViewContext {
    var context = ViewContext(surroundings, owner: owner)
    context.stackAxis = stackAxis
    context.makesRowsOnDemand = makesRowsOnDemand
    context.isInScrollView = isInScrollView
    return context
  }

  /// Retains a new context.
  ///
  /// A change that has not been passed on yet stays pending.
  mutating func follow(_ context: ViewContext) {
    let wasChanged = environmentDidChange
    self = RetainedContext(context)
    environmentDidChange = environmentDidChange || wasChanged
  }

  /// Returns the context for updating the content.
  ///
  /// The first call after a change of the environment returns it marked with that change.
  mutating func contextForUpdate() -> ViewContext {
    if !environmentDidChange { return known }
    environmentDidChange = false
    return known.withEnvironmentChange
  }
}
