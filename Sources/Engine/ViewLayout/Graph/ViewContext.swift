/// The facts that a view's surroundings tell it when it becomes a node, or is brought up to date.
///
/// Every node is handed one and many keep it, as a `KeptContext`, so it counts one reference only. The
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

  var candidacy: Candidacy? {
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
