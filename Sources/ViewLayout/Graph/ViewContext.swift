/// What a view's surroundings tell it when it becomes a node, or is brought up to date.
struct ViewContext {
  let graph: ViewGraph
  /// The node above, which owns whoever keeps this context; `nil` at the root.
  unowned var parent: ViewNode?
  var environment: EnvironmentValues
  /// The axis of the nearest stack around the view; `nil` outside stacks (R-STK-20).
  var stackAxis: Axis?
  /// Whether views become rows that are made when a lazy container asks for them.
  var makesRowsOnDemand = false
  /// What modifiers around rows do to each of them; `nil` for nothing.
  var rowModifier: RowModifier?
  /// Whether a scroll view is around the view, which may show a part of it only.
  var isInScrollView = false
  /// The body around the view, which owns whoever keeps this context, and is evaluated again when a
  /// closure in it read what changes.
  unowned var owner: (any Reevaluated)?
  /// The nearest container around the view that relative frames go by.
  var container: RelativeContainer
  /// What tells whether the view is alive, where it is part of a candidate; `nil` where it always is.
  var candidacy: Candidacy?
  /// Whether anything in the environment is other than at the last update.
  var environmentDidChange = false

  var session: LayoutSession { graph.session }

  /// How many nodes are above.
  var depth: Int { parent?.depth ?? 0 }

  /// The context of what is inside a node.
  func inside(_ node: ViewNode) -> ViewContext {
    var context = self
    context.parent = node
    return context
  }

  /// The context of what a body is made of.
  func inside(body node: any Reevaluated) -> ViewContext {
    var context = inside(node)
    context.owner = node
    return context
  }

  /// The context of what is inside a row.
  var insideRow: ViewContext {
    var context = self
    context.makesRowsOnDemand = false
    context.rowModifier = nil
    return context
  }

  /// The context of a container's content.
  func inside(_ node: ViewNode, stackAxis: Axis?) -> ViewContext {
    var context = inside(node)
    context.stackAxis = stackAxis
    return context
  }
}
