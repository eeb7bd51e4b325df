nonisolated extension Shape {
  /// What is inside of this shape and not of another in the same frame; of this one's size.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What is inside of this shape and of another in the same frame; of this one's size.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What is inside of one of two shapes in the same frame alone; of this one's size.
  public func symmetricDifference<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// What is inside of one of two shapes in the same frame, or of both; of this one's size.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that are inside of another shape; of this one's size.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that are outside of another shape; of this one's size.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }

  private func combined<Other: Shape>(
    with other: Other,
    by combine: @escaping @Sendable (Path, Path) -> Path
  ) -> ModifiedShape<Self> {
    ModifiedShape(base: self, keepsSize: true) { rect, path in
      combine(path(rect), other.path(in: rect))
    }
  }
}
