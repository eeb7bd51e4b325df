/// How a view comes and goes, written by an author; only where it is once it is there is laid out.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The stand-in for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in one of its phases.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It is gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 for a view that comes, 0 for one that is there, 1 for one that is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The stand-in, in what an author writes about a view, for the view itself.
nonisolated public struct PlaceholderContentView<Value>: View {
  let view: any View
}

extension PlaceholderContentView: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode { view.node(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    view.update(node, in: context)
  }
}
