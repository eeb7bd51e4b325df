/// The positions at which scrolling ends; specs can scroll to any position.
public protocol ScrollTargetBehavior {}

/// A behavior with which scrolling ends at multiples of the viewport's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// A behavior with which scrolling ends at the views of a target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit on the number of views per scroll gesture.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// The node of `scrollTargetLayout`: a scroll position refers to the views inside.
final class ScrollTargetLayoutNode: TransparentViewNode {
  /// Whether the views inside are scroll targets.
  var isEnabled = true
}

/// Makes the views inside the targets of scroll positions.
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
  /// The enabled target layouts in the subtree of the node, without those nested in others.
  final var scrollTargetLayouts: [ScrollTargetLayoutNode] {
    if let layout = self as? ScrollTargetLayoutNode, layout.isEnabled { return [layout] }
    return childNodes.flatMap(\.scrollTargetLayouts)
  }
}
