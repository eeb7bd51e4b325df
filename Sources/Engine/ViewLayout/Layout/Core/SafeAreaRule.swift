import Foundation

/// A rule that has a say in how far what is inside reaches beyond itself (R-SAFE).
protocol SafeAreaRule {
  /// The axes along which no safe area around the node is one for what is inside.
  var safeAreaEnds: Axis.Set { get }

  /// How far the child may reach beyond itself, in points.
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets
}

extension SafeAreaRule {
  var safeAreaEnds: Axis.Set { [] }
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets { EdgeInsets() }
}

extension LayoutNode {
  private var safeAreaRule: (any SafeAreaRule)? { ruleValue as? any SafeAreaRule }

  /// The distances that the node keeps free around a child that may reach there, in points.
  final func safeAreaInsets(around child: LayoutNode) -> EdgeInsets {
    safeAreaRule?.safeAreaInsets(around: child, in: self) ?? EdgeInsets()
  }

  /// The axes along which no safe area around the node is one for what is inside.
  final var safeAreaEnds: Axis.Set { safeAreaRule?.safeAreaEnds ?? [] }
}
