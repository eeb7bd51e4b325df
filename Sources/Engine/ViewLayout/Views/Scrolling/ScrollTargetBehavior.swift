/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {}

/// Comes to rest at whole viewports.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
}

/// Comes to rest at the views of a target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a finger moves past at a time.
  public enum LimitBehavior: Hashable, Sendable {
    /// As usual, as many as there is space for, or one, or any number.
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  /// Makes the behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole viewports.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at the views of a target layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest at the views of a target layout, some of them at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// The node of `scrollTargetLayout`: the views inside are what a scroll position names.
final class ScrollTargetLayoutNode: TransparentViewNode {
  /// Whether the views inside count.
  var isEnabled = true
}

/// Says which views a scroll position names.
nonisolated struct ScrollTargetLayoutModifier: PrimitiveModifier {
  let isEnabled: Bool

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    let node = ScrollTargetLayoutNode(content, in: context)
    node.isEnabled = isEnabled
    return node
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(ScrollTargetLayoutNode.self)
    node.isEnabled = isEnabled
    node.update(content, in: context)
  }
}

extension ViewNode {
  /// The target layouts at or below the node, outermost first.
  final var scrollTargetLayouts: [ScrollTargetLayoutNode] {
    if let layout = self as? ScrollTargetLayoutNode, layout.isEnabled { return [layout] }
    return childNodes.flatMap(\.scrollTargetLayouts)
  }
}
