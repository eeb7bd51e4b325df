public import Foundation

typealias ScrollNode = RuleNode<ScrollRule>

extension RuleNode where Rule == ScrollRule {
  private var state: ScrollState { NodeChildren(of: node).cache { ScrollState() } }

  /// Whether the user has scrolled since the last call of `didHandleScroll`.
  var wasScrolledByUser: Bool { state.wasScrolledByUser }

  /// The content offset in reports and in the API, measured from the left; it is negative by the
  /// margins at the start.
  var contentOffset: CGPoint {
    guard let placed = state.placed else { return .zero }
    let x =
      node.isRightToLeft
      ? rule.range(along: .horizontal, in: placed) - state.position.x - rule.margins.trailing
      : state.position.x - rule.margins.leading
    return CGPoint(x: x, y: state.position.y - rule.margins.top)
  }

  /// Scrolls to a content offset, clamped to its valid range.
  func scroll(toContentOffset offset: CGPoint) {
    guard let placed = state.placed else { return }
    let x =
      node.isRightToLeft
      ? rule.range(along: .horizontal, in: placed) - offset.x - rule.margins.trailing
      : offset.x + rule.margins.leading
    state.wasScrolledByUser = scroll(to: CGPoint(x: x, y: offset.y + rule.margins.top))
  }

  /// The distance that the content is scrolled vertically, in points; 0 for a scroll view that does
  /// not scroll vertically.
  var verticalPosition: CGFloat { rule.axes.contains(.vertical) ? state.position.y : 0 }

  /// Extends the viewport by a length, in points, by which the bar above it has become lower.
  func collapseBar(by length: CGFloat) {
    guard state.collapsedBar != length else { return }
    state.collapsedBar = length
    node.needsPlacement = true
  }

  /// Resets `wasScrolledByUser`; called after the visible content is updated.
  func didHandleScroll() { state.wasScrolledByUser = false }

  /// Scrolls so that a rectangle of the content is visible.
  ///
  /// - Parameters:
  ///   - target: The rectangle in the content's leading-to-trailing coordinates, in points.
  ///   - anchor: The unit point at which the rectangle and the viewport are aligned; `nil` scrolls
  ///     the minimum distance.
  /// - Returns: Whether the scroll position has changed.
  func reveal(_ target: CGRect, anchor: UnitPoint?) -> Bool {
    guard let placed = state.placed else { return false }
    var position = state.position
    for axis in Axis.allCases where rule.axes.contains(axis.set) {
      let viewport = placed.viewport[axis] - rule.margins.total(along: axis)
      let (start, length) = (target.origin[axis], target.size[axis])
      if let anchor {
        position[axis] = start + anchor[axis] * (length - viewport)
      } else if start < position[axis] {
        position[axis] = start
      } else if start + length > position[axis] + viewport {
        position[axis] = start + length - viewport
      }
    }
    return scroll(to: position)
  }

  /// Scrolls to a position, clamped to its valid range, and returns whether the position has
  /// changed.
  @discardableResult
  func scroll(to position: CGPoint) -> Bool {
    guard let placed = state.placed else { return false }
    var position = position
    for axis in Axis.allCases {
      position[axis] = min(max(0, position[axis]), rule.range(along: axis, in: placed))
    }
    state.wasScrolled = true
    guard position != state.position else { return false }
    state.position = position
    node.needsPlacement = true
    return true
  }

  /// The visible part of the content, in its leading-to-trailing coordinates, in points.
  var visibleContent: CGRect {
    guard let content = node.children.first else { return .zero }
    return CGRect(
      origin: CGPoint(x: -content.origin.x, y: -content.origin.y),
      size: node.size
    )
  }

  /// The geometry that `onScrollGeometryChange` reports.
  var geometry: ScrollGeometry {
    let content = state.placed?.content ?? .zero
    return ScrollGeometry(
      contentOffset: contentOffset,
      contentSize: content,
      contentInsets: rule.margins,
      containerSize: CGSize(
        width: node.size.width - rule.margins.total(along: .horizontal),
        height: node.size.height - rule.margins.total(along: .vertical)
      )
    )
  }
}

extension LayoutNode {
  /// The first scroll view in the node's subtree, in tree order; `nil` if there is none.
  final var outermostScrollNode: ScrollNode? {
    if let scroll = ScrollNode(self) { return scroll }
    for child in children {
      if let scroll = child.outermostScrollNode { return scroll }
    }
    return nil
  }
}

/// The geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset; at the start it is negative by the content insets.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// The size of the viewport without the insets.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var visibleRect: CGRect {
    CGRect(
      origin: contentOffset,
      size: CGSize(
        width: containerSize.width + contentInsets.total(along: .horizontal),
        height: containerSize.height + contentInsets.total(along: .vertical)
      )
    )
  }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
