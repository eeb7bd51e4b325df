/// A node whose content is evaluated once its size is known.
protocol GeometryReading: GraphNode {
  /// Evaluates and places the content if it is not that of the reader's present geometry.
  func readGeometry()
}

/// A node that looks at the geometry of each finished layout.
protocol GeometryObserving: GraphNode {
  func observeGeometry()
}
