import Foundation
package import LayoutTree
internal import LayoutValues
internal import ViewLayout

extension UIView {
  /// The drawing of the view, with the reasons for its frame and those of its descendants.
  package var explainedDrawing: ResolvedNode {
    var node = drawing
    explain(&node)
    return node
  }

  /// Adds the reasons to the node of the view and to the nodes of its subviews, which are in the
  /// same order.
  private func explain(_ node: inout ResolvedNode) {
    node.explanation = explanation
    var views = subviews[...]
    for place in node.children.indices {
      guard
        let found = views.firstIndex(where: { $0.isShown(by: node.children[place]) })
      else { continue }
      views[found].explain(&node.children[place])
      views = views[(found + 1)...]
    }
  }

  private func isShown(by node: ResolvedNode) -> Bool {
    let isNamed = node.name == nodeName
    // The content view of a cell is a part without a name.
    let isContent = node.name.isEmpty && !node.children.isEmpty && superview is any ViewContent
    return (isNamed || isContent)
      && node.identifiers == (accessibilityIdentifier.map { [$0] } ?? [])
  }

  /// The reasons for the view's size and position.
  var explanation: NodeExplanation {
    guard superview != nil else {
      return NodeExplanation(
        proposal: LayoutProposal(width: bounds.width, height: bounds.height),
        sizeReason: LayoutReason("R-AL-14", "it is the root view, which has the proposed size"),
        placeReason: LayoutReason("R-AL-8", "it is the root view")
      )
    }
    let (size, place) =
      presentationReasons ?? (isPlacedByConstraints ? constraintReasons : frameReasons)
    return NodeExplanation(
      proposal: LayoutProposal(width: bounds.width, height: bounds.height),
      sizeReason: size,
      placeReason: place
    )
  }

  /// R-UIB-9: the reasons for the frame of a presented view; `nil` for other views.
  private var presentationReasons: (size: LayoutReason, place: LayoutReason)? {
    guard let window = superview as? UIWindow, let viewOwner,
      window.presented.contains(where: { $0 === viewOwner })
    else { return nil }
    let (rule, name) = viewOwner.presentation
    let (space, place) = (LengthText.text(window.bounds.size), placedFrame.origin)
    let size = "\(name) in a window of \(space)"
    return (
      LayoutReason(rule, size),
      LayoutReason(rule, "\(LengthText.text(place.x)) \(LengthText.text(place.y)) in the window")
    )
  }

  private var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// R-AL-8: the reasons for a frame that was set.
  private var frameReasons: (size: LayoutReason, place: LayoutReason) {
    let follows = autoresizingMask.isEmpty ? "" : ", adjusted by its autoresizing mask"
    return (
      LayoutReason("R-AL-8", "the size of its frame, set in code\(follows)"),
      LayoutReason("R-AL-8", "the origin of its frame, set in code\(follows)")
    )
  }

  private var constraintReasons: (size: LayoutReason, place: LayoutReason) {
    guard let engine = constraintRootView.engine else { return frameReasons }
    func reason(_ rule: String, _ parts: [(name: String, sentences: [String])]) -> LayoutReason {
      let sentence = parts.map { part in
        let reasons = part.sentences.isEmpty ? ["not determined by constraints"] : part.sentences
        return "\(part.name): \(reasons.joined(separator: ", "))"
      }
      return LayoutReason(rule, sentence.joined(separator: "; "), steps: [])
    }
    return (
      reason("R-AL-2", engine.lengthReasons(of: self)),
      reason("R-AL-2", engine.placeReasons(of: self))
    )
  }
}

/// The rule by which a stack view added a constraint.
struct StackRule {
  let name: String

  /// Creates the rule from a constraint's identifier; `nil` for constraints of the author.
  ///
  /// - Parameter identifier: The identifier of the constraint.
  init?(identifier: String) {
    switch identifier {
    case "UISV-canvas-connection": name = "R-USV-1"
    case "UISV-spacing": name = "R-USV-2"
    case "UISV-fill-equally": name = "R-USV-3"
    case "UISV-fill-proportionally": name = "R-USV-4"
    case "UISV-distributing-edge": name = "R-USV-5"
    case "UISV-distributing-center": name = "R-USV-6"
    case "UISV-hiding": name = "R-USV-7"
    case "UISV-alignment", "UISV-spanning-boundary": name = "R-USV-8"
    case "UISV-spanning-fit": name = "R-USV-9"
    case "UISV-canvas-fit", "UISV-ambiguity-suppression": name = "R-USV-10"
    case "UISV-text-width-disambiguation": name = "R-USV-11"
    default: return nil
    }
  }
}
