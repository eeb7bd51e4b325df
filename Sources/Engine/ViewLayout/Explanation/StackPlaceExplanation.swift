import Foundation

/// Tells why a child of a stack is where it is.
struct StackPlaceExplanation {
  let stack: StackRule
  let node: LayoutNode
  let child: LayoutNode

  /// The rules of both axes, with the numbers.
  var reason: LayoutReason {
    let axis = stack.axis
    let place = LengthText.text(child.origin[axis])
    let guide = stack.alignment.spokenName
    let across = LengthText.text(child.origin[axis.cross])
    return LayoutReason(
      "R-STK-8",
      "along the stack at \(place): \(before); across at \(across): its \(guide) is in line with "
        + "all others' (R-STK-6)"
    )
  }

  /// The neighbour that stands before the child, in words.
  private var before: String {
    guard let index = node.children.firstIndex(where: { $0 === child }), index > 0 else {
      return "it is the first"
    }
    let previous = node.children[index - 1]
    let gaps = stack.memory(of: NodeChildren(of: node)).gaps
    let end = previous.origin[stack.axis] + previous.size[stack.axis]
    return
      "\(previous.spokenName) ends at \(LengthText.text(end)), and the gap is "
      + LengthText.text(gaps.before(index))
  }
}
