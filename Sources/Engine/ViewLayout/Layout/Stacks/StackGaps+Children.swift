import Foundation

extension StackGaps {
  /// The gaps that children prefer.
  static func preferred(by children: some LayoutChildren, along axis: Axis) -> StackGaps {
    if children.haveStandardSpacing { return .uniform(EdgeSpacing.fallback) }
    var gaps = [CGFloat](repeating: 0, count: children.count)
    for index in children.indices.dropFirst() {
      gaps[index] = children[index - 1].preferredSpacing.distance(
        to: children[index].preferredSpacing,
        along: axis
      )
    }
    return .preferred(gaps)
  }
}
