/// The facts that views are told and few of them change: shared by all contexts between two
/// changes.
final class Surroundings {
  let graph: ViewGraph
  /// The values that views are told by key.
  var environment: EnvironmentValues {
    didSet { isRightToLeft = environment.layoutDirection == .rightToLeft }
  }
  /// Whether the environment's layout direction is from right to left: every node asks.
  private(set) var isRightToLeft: Bool
  /// The changes that modifiers around rows make to each of them; `nil` for none.
  var rowModifier: (any RowModifying)?
  /// The nearest container around the view that relative frames go by.
  var container: RelativeContainer
  /// The candidacy that tells whether the view is alive, where it is part of a candidate; `nil`
  /// where it always is.
  var candidacy: CandidateActivation?

  init(graph: ViewGraph, environment: EnvironmentValues, container: RelativeContainer) {
    self.graph = graph
    self.environment = environment
    self.container = container
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// The same surroundings, to be changed.
  init(copying other: Surroundings) {
    graph = other.graph
    environment = other.environment
    isRightToLeft = other.isRightToLeft
    rowModifier = other.rowModifier
    container = other.container
    candidacy = other.candidacy
  }
}

/// Changes that modifiers around rows make to each of them: who makes rows knows which
/// (`RowModifier`).
protocol RowModifying {}

/// The facts that a view's surroundings tell it when it becomes a node, or is brought up to date.
///
/// Every node is handed one and many keep it, as a `RetainedContext`, so it counts one reference only. The
/// nodes that it names hold everything inside them, and so whoever keeps it.
public struct ViewContext {
  private var surroundings: Surroundings
  /// The node above; `nil` at the root.
  unowned(unsafe) private(set) var parent: ViewNode?
  /// How many nodes are above.
  private(set) var depth = 0
  /// The body around the view, which is evaluated again when a closure in it read what changes.
  unowned(unsafe) private(set) var owner: (any Reevaluated)?
  /// The node whose content the view is, but for conditions between; `nil` where that cannot stand
  /// for conditions.
  unowned(unsafe) private(set) var branching: BranchingViewNode?
  /// How many conditions are between.
  private(set) var level = 0
  /// The axis of the nearest stack around the view; `nil` outside stacks (R-STK-20).
  var stackAxis: Axis?
  /// Whether views become rows that are made when a lazy container asks for them.
  var makesRowsOnDemand = false
  /// Whether a scroll view is around the view, which may show a part of it only.
  var isInScrollView = false
  /// Whether anything in the environment is other than at the last update.
  private(set) var environmentDidChange = false

  /// The context of a scene's root.
  init(graph: ViewGraph, environment: EnvironmentValues, container: RelativeContainer) {
    surroundings = Surroundings(graph: graph, environment: environment, container: container)
  }
}

// MARK: - What few views change, told at `Surroundings`

extension ViewContext {
  var graph: ViewGraph { surroundings.graph }

  var session: LayoutSession { surroundings.graph.session }

  var isRightToLeft: Bool { surroundings.isRightToLeft }

  var environment: EnvironmentValues {
    get { surroundings.environment }
    set { change { $0.environment = newValue } }
  }

  var anyRowModifier: (any RowModifying)? {
    get { surroundings.rowModifier }
    set { change { $0.rowModifier = newValue } }
  }

  var container: RelativeContainer {
    get { surroundings.container }
    set { change { $0.container = newValue } }
  }

  var candidacy: CandidateActivation? {
    get { surroundings.candidacy }
    set { change { $0.candidacy = newValue } }
  }

  private mutating func change(_ body: (Surroundings) -> Void) {
    surroundings = Surroundings(copying: surroundings)
    body(surroundings)
  }
}

// MARK: - News

extension ViewContext {
  /// The same, where something in the environment is other than at the last update.
  var withNews: ViewContext {
    var context = self
    context.environmentDidChange = true
    return context
  }

  /// The same, where that has been told.
  var withoutNews: ViewContext {
    var context = self
    context.environmentDidChange = false
    return context
  }
}

// MARK: - Further inside

extension ViewContext {
  /// The context of what is inside a node.
  func inside(_ node: ViewNode) -> ViewContext {
    var context = self
    context.parent = node
    context.depth = node.depth
    context.branching = nil
    return context
  }

  /// The context of what is inside a node that stands for conditions right inside it, too.
  func inside(branching node: BranchingViewNode) -> ViewContext {
    var context = inside(node)
    context.branching = node
    context.level = 0
    return context
  }

  /// The context of what is inside one of these conditions.
  var insideBranch: ViewContext {
    var context = self
    context.level += 1
    if context.level == BranchingViewNode.levelLimit { context.branching = nil }
    return context
  }

  /// The context of what a body is made of.
  func inside(body node: some ViewNode & Reevaluated) -> ViewContext {
    inside(node).owned(by: node)
  }

  /// The same context as a body's, which is evaluated again when a closure read what changes.
  consuming func owned(by body: any Reevaluated) -> ViewContext {
    owner = body
    return self
  }

  /// The context of what is inside a row.
  var insideRow: ViewContext {
    var context = self
    context.makesRowsOnDemand = false
    if anyRowModifier != nil { context.anyRowModifier = nil }
    return context
  }

  /// The context of a container's content.
  func inside(_ node: ViewNode, stackAxis: Axis?) -> ViewContext {
    var context = inside(node)
    context.stackAxis = stackAxis
    return context
  }

  /// The context of what is inside a container that relative frames go by.
  func inside(_ container: RelativeContainer) -> ViewContext {
    container.setOuter(self.container)
    var context = self
    context.container = container
    return context
  }
}

/// The part of a context that a node keeps, to make or to update something by it later.
///
/// That the environment has changed is news, and news are told once: who kept them would tell them
/// again at every update of its own. So no node keeps a `ViewContext`.
struct RetainedContext {
  /// The context without news: to read, and for what is made by it.
  private(set) var known: ViewContext
  private var hasNews: Bool

  init(_ context: ViewContext) {
    hasNews = context.environmentDidChange
    known = context.withoutNews
  }
}

extension RetainedContext {
  /// Keeps what the surroundings tell now; news that were not handed on yet still are to be.
  mutating func follow(_ context: ViewContext) {
    hasNews = hasNews || context.environmentDidChange
    known = context.withoutNews
  }

  /// The context with its news, for bringing up to date what is inside: the first who asks tells
  /// them.
  mutating func handOn() -> ViewContext {
    if !hasNews { return known }
    hasNews = false
    return known.withNews
  }
}
