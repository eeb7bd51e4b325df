public import Foundation

// Curves are approximated by straight segments that differ from them by at most 0.02 points, so the
// resulting paths consist only of lines.

extension Path {
  /// Open subpaths of both paths are closed; the result consists of closed lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Open subpaths of both paths are closed; the result consists of closed lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Open subpaths of both paths are closed; the result consists of closed lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Open subpaths of both paths are closed; the result consists of closed lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Open subpaths of the other path are closed; the result consists of open lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.line(self, in: OutlineRegion(other, isEvenOdd: eoFill), isInside: true)
  }

  /// Open subpaths of the other path are closed; the result consists of open lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.line(self, in: OutlineRegion(other, isEvenOdd: eoFill), isInside: false)
  }

  /// Returns the outline of the filled region as closed lines, for which both fill rules give the
  /// same region.
  public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }

  /// Returns whether a point is in the filled region; for a point on the path itself, the result
  /// may be either.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    OutlineRegion(self, isEvenOdd: eoFill).contains(p)
  }

  private func combined(
    with other: Path,
    eoFill: Bool,
    where isInside: (Bool, Bool) -> Bool
  ) -> Path {
    OutlineSets(
      OutlineRegion(self, isEvenOdd: eoFill),
      OutlineRegion(other, isEvenOdd: eoFill)
    )
    .outline(where: isInside)
  }
}
