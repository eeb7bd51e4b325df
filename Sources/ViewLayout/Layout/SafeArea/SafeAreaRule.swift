/// A rule that keeps room free around a child which may reach there (R-SAFE).
protocol SafeAreaRule {
  /// How far the child may reach beyond itself, in points.
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets
}
