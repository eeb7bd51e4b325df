import Foundation

/// R-STK-1: the gaps between a stack's children, which are determined before they are measured.
enum StackSpacing {
  /// The same length between all children, in points.
  case uniform(CGFloat)
  /// A length before each child in points, which is 0 for the first one.
  case preferred([CGFloat])

  /// Returns the gap before a child, in points.
  func before(_ index: Int) -> CGFloat {
    switch self {
    // R-SP-5: an explicit spacing applies between all children.
    case .uniform(let gap): index == 0 ? 0 : gap
    case .preferred(let gaps): gaps[index]
    }
  }

  /// Returns the sum of the gaps between a number of children, in points.
  func total(among count: Int) -> CGFloat {
    switch self {
    case .uniform(let gap): gap * CGFloat(max(count - 1, 0))
    case .preferred(let gaps): gaps.reduce(0, +)
    }
  }
}

extension StackSpacing {
  /// Returns the gaps that the children prefer.
  static func preferred(by children: some LayoutChildren, along axis: Axis) -> StackSpacing {
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
