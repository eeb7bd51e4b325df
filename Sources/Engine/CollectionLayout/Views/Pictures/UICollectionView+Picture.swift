import Foundation
import UIKitLayout
package import ViewLayout

extension UICollectionView {
  /// The maximum number of elements in a picture.
  private static var elementLimit: Int { 300 }
  /// The maximum number of reasons in an explanation.
  private static var explainedLimit: Int { 24 }

  /// The picture where one is wanted; else the content with everything in it, as laws compare it.
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

  /// The content with its sections, and in them what lies in them; what is in sight is the window.
  ///
  /// - Parameters:
  ///   - resolver: What lays the view out.
  ///   - withSteps: Whether the reasons of the cells in sight come with it.
  /// - Returns: The elements in sight and those near to it, up to the maximum number.
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

  /// The elements that are no farther from what is in sight than that is large, in their order.
  private func near(_ window: CGRect, of elements: [CollectionElement]) -> [CollectionElement] {
    let surroundings = window.insetBy(dx: -window.width, dy: -window.height)
    let near = elements.filter { $0.distance(to: surroundings) == 0 }
    guard near.count > Self.elementLimit else { return near }
    let nearest = near.sorted { $0.distance(to: window) < $1.distance(to: window) }
      .prefix(Self.elementLimit)
    let identities = Set(nearest.map(\.identity))
    return near.filter { identities.contains($0.identity) }
  }

  /// The reasons of the cells in sight, a step for each size and each place.
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
  /// What is in the node, and in no other node of it: an element in a chain of those around it.
  fileprivate var innermost: ResolvedNode { children.first?.innermost ?? self }
}

extension CollectionElement {
  /// How far away the element is, in points; 0 where a part of it is inside.
  fileprivate func distance(to window: CGRect) -> CGFloat {
    max(window.minX - frame.maxX, frame.minX - window.maxX, 0)
      + max(window.minY - frame.maxY, frame.minY - window.maxY, 0)
  }
}
