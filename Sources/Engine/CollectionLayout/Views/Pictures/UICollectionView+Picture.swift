import Foundation
package import LayoutTree
import UIKitLayout
package import ViewLayout

extension UICollectionView {
  /// The maximum number of elements in a picture.
  private static var elementLimit: Int { 300 }
  /// The maximum number of explained cells in a picture.
  private static var explainedLimit: Int { 24 }

  /// Returns the picture if the columns request one; otherwise the content with all elements, which
  /// the laws compare.
  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    guard let resolver else { return ResolvedTree(nodes: []) }
    if columns.contains(.picture) {
      return picture(by: resolver, withSteps: columns.contains(.steps))
    }
    if columns.contains(.traits) { return checkedTree(by: resolver, columns) }
    let content = CGRect(origin: .zero, size: resolver.contentSize)
    let children = resolver.allElements.map { element in
      ResolvedNode(name: "\(element.identity)", frame: element.frame)
    }
    let root = ResolvedNode(name: "content", frame: content, children: children)
    return ResolvedTree(numbering: [root])
  }

  /// Returns the content with its sections and their elements; the tree's window is the visible
  /// rectangle.
  ///
  /// - Parameters:
  ///   - resolver: The resolver of the view.
  ///   - withSteps: Whether the tree includes the steps that explain the visible cells.
  /// - Returns: The visible elements and those near them, up to `elementLimit`.
  private func picture(by resolver: any CollectionResolver, withSteps: Bool) -> ResolvedTree {
    let window = CGRect(origin: resolver.scrollOffset, size: bounds.size)
    let elements = resolver.allElements
    let inside = CollectionDrawing(
      near(window, of: elements),
      in: self,
      laidOutBy: resolver,
      window: window,
      columns: []
    )
    let content = ResolvedNode(
      name: "content",
      frame: CGRect(origin: .zero, size: resolver.contentSize),
      picture: NodePicture(.section(scrollsByItself: false)),
      children: inside.nodes
    )
    var tree = ResolvedTree(numbering: [content])
    tree.omittedNodes = elements.count - inside.elementCount + inside.omittedCount
    (tree.window, tree.background) = (window, backgroundColor?.drawn)
    if withSteps {
      tree.steps = steps(ids: tree.elementIDs)
      tree.stepCount = tree.steps.count
    }
    return tree
  }

  /// Returns the elements within one viewport of the visible rectangle, in order, and at most
  /// `elementLimit`.
  private func near(_ window: CGRect, of elements: [CollectionElement]) -> [CollectionElement] {
    let surroundings = window.insetBy(dx: -window.width, dy: -window.height)
    let near = elements.filter { $0.distance(to: surroundings) == 0 }
    guard near.count > Self.elementLimit else { return near }
    let nearest = near.sorted { $0.distance(to: window) < $1.distance(to: window) }
      .prefix(Self.elementLimit)
    let identities = Set(nearest.map(\.identity))
    return near.filter { identities.contains($0.identity) }
  }

  /// Returns the explanations of the visible cells, with one step for the size and one for the
  /// place.
  private func steps(ids: [CollectionElement.Identity: Int]) -> [DrawingStep] {
    let cells = visibleElements.map(\.identity).filter(\.isCell).sorted { $0.precedes($1) }
    return cells.prefix(Self.explainedLimit).flatMap { identity -> [DrawingStep] in
      guard let cell = explanation(of: identity)?.innermost, let explanation = cell.explanation
      else { return [] }
      let name = [cell.name, cell.label].compactMap(\.self).joined(separator: " ")
      return [
        (DrawingStep.Kind.answer, "takes", explanation.sizeReason),
        (.place, "is placed", explanation.placeReason),
      ].map { kind, verb, reason in
        DrawingStep(
          kind: kind,
          node: ids[identity],
          name: name,
          width: Double(cell.frame.width),
          height: Double(cell.frame.height),
          rule: reason.rule,
          sentence: "\(name) \(verb): \(reason.sentence)",
          details: reason.steps
        )
      }
    }
  }
}

extension ResolvedNode {
  /// The innermost node of a chain of containers.
  fileprivate var innermost: ResolvedNode { children.first?.innermost ?? self }
}

extension CollectionElement {
  /// Returns the distance of the element from a rectangle, in points; 0 if they overlap.
  fileprivate func distance(to window: CGRect) -> CGFloat {
    max(window.minX - frame.maxX, frame.minX - window.maxX, 0)
      + max(window.minY - frame.maxY, frame.minY - window.maxY, 0)
  }
}
