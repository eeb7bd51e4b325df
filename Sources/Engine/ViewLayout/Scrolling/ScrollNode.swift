public import Foundation

/// The node of a scroll view.
typealias ScrollNode = RuleNode<ScrollRule>

extension RuleNode where Rule == ScrollRule {
  /// The scroll state of the node.
  private var state: ScrollState { NodeChildren(of: node).cache { ScrollState() } }

  /// Whether a user has scrolled since the last `didHandleScroll`.
  var wasScrolledByUser: Bool { state.wasScrolledByUser }

  /// The content offset of reports and authors: from the left, less the margins.
  var contentOffset: CGPoint {
    guard let placed = state.placed else { return .zero }
    let x =
      node.isRightToLeft
      ? rule.range(along: .horizontal, in: placed) - state.position.x - rule.margins.trailing
      : state.position.x - rule.margins.leading
    return CGPoint(x: x, y: state.position.y - rule.margins.top)
  }

  /// Scrolls to a content offset, as far as the content goes.
  func scroll(toContentOffset offset: CGPoint) {
    guard let placed = state.placed else { return }
    let x =
      node.isRightToLeft
      ? rule.range(along: .horizontal, in: placed) - offset.x - rule.margins.trailing
      : offset.x + rule.margins.leading
    state.wasScrolledByUser = scroll(to: CGPoint(x: x, y: offset.y + rule.margins.top))
  }

  /// Called after the visible content was updated.
  func didHandleScroll() { state.wasScrolledByUser = false }

  /// Scrolls so that a rectangle of the content is visible.
  ///
  /// - Parameters:
  ///   - target: The rectangle in the content's leading-to-trailing coordinates, in points.
  ///   - anchor: The unit point that is aligned in the rectangle and the viewport; `nil` to scroll
  ///     as little as possible.
  /// - Returns: Whether the position has changed.
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

  /// Scrolls to a position, as far as the content goes.
  @discardableResult
  private func scroll(to position: CGPoint) -> Bool {
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

  /// The geometry for `onScrollGeometryChange`.
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
  /// The first scroll view at or below the node, in tree order; `nil` for none.
  final var outermostScrollNode: ScrollNode? {
    if let scroll = ScrollNode(self) { return scroll }
    for child in children {
      if let scroll = child.outermostScrollNode { return scroll }
    }
    return nil
  }
}

/// Where a scroll view stands in its content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled; negative by the insets where it rests.
  public var contentOffset: CGPoint
  /// The content's size.
  public var contentSize: CGSize
  /// The distances that are kept free around the content.
  public var contentInsets: EdgeInsets
  /// The viewport's size without the insets.
  public var containerSize: CGSize

  /// Makes a geometry of its parts.
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

  /// The part of the content in sight, the insets included.
  public var visibleRect: CGRect {
    CGRect(
      origin: contentOffset,
      size: CGSize(
        width: containerSize.width + contentInsets.total(along: .horizontal),
        height: containerSize.height + contentInsets.total(along: .vertical)
      )
    )
  }

  /// The container's rectangle in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
