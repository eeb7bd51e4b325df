// What becomes of two outlines together is drawn as the first alone: no frame depends on it.

extension Path {
  /// The outline without another's inside.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The part of the outline that is inside of another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The parts of both outlines that are not in the other.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// Both outlines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    var path = self
    path.addPath(other)
    return path
  }
}
