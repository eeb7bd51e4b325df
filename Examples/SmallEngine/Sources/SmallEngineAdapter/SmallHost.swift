import EngineKit
import Foundation
import SmallEngine

/// Hosts one scene of the small engine.
final class SmallHost<Content: View>: EngineHost {
  private let content: () -> Content
  private var root: Box?
  private(set) var originInWindow: LayoutEnvironment.Offset?

  init(_ content: @escaping () -> Content) { self.content = content }

  func layOut(
    proposal: LayoutProposal,
    in environment: LayoutEnvironment
  ) throws -> [EngineNode] {
    guard environment.dynamicType == "large" else { throw Unsupported("dynamic type sizes") }
    guard environment.safeArea == nil, environment.margins == nil else {
      throw Unsupported("safe areas and margins")
    }
    let content = content()
    let boxes = content.boxes.count > 1 ? VStack { content }.boxes : content.boxes
    guard let root = boxes.first else { return [] }
    root.place(
      at: .zero,
      ProposedViewSize(
        width: proposal.width.map { CGFloat($0) },
        height: proposal.height.map { CGFloat($0) }
      )
    )
    self.root = root
    originInWindow = LayoutEnvironment.Offset(
      x: proposal.width.map { ($0 - Double(root.frame.size.width)) / 2 } ?? 0,
      y: proposal.height.map { ($0 - Double(root.frame.size.height)) / 2 } ?? 0
    )
    return nodes(of: root, isMirrored: environment.direction == .rightToLeft)
  }

  func tap(_ identifier: String) -> Bool {
    guard let action = root?.first(where: { $0.identifiers.contains(identifier) })?.action else {
      return false
    }
    action()
    return true
  }

  /// Returns the nodes of a box, mirrored in the root if the layout is from right to left.
  private func nodes(of box: Box, isMirrored: Bool) -> [EngineNode] {
    let children = box.children.flatMap { nodes(of: $0, isMirrored: isMirrored) }
    let frame = box.frame
    let x = isMirrored ? (root?.frame.size.width ?? 0) - frame.maxX : frame.origin.x
    return [
      EngineNode(
        box.name,
        label: box.words,
        identifiers: box.identifiers,
        frame: LayoutFrame(
          x: Double(x),
          y: Double(frame.origin.y),
          width: Double(frame.size.width),
          height: Double(frame.size.height)
        ),
        lines: box.lines,
        children: children
      )
    ]
  }
}

extension Box {
  /// The first box that something is true of, the outer ones first.
  fileprivate func first(where isMeant: (Box) -> Bool) -> Box? {
    if isMeant(self) { return self }
    for child in children {
      if let found = child.first(where: isMeant) { return found }
    }
    return nil
  }
}
