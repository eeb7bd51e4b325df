public import Foundation

// Curves are approximated by straight segments that differ from them by at most 0.02 points, so the
// resulting paths consist only of lines.

extension Path {
  /// Returns a path of the region inside this path and outside the other one.
  ///
  /// - Parameters:
  ///   - other: The other path. Open subpaths of both are closed.
  ///   - eoFill: Whether regions are filled by the even-odd rule.
  /// - Returns: Closed lines; an empty path if the region is empty.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns a path of the region inside both paths.
  ///
  /// - Parameters:
  ///   - other: The other path. Open subpaths of both are closed.
  ///   - eoFill: Whether regions are filled by the even-odd rule.
  /// - Returns: Closed lines; an empty path if the region is empty.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns a path of the region inside exactly one of both paths.
  ///
  /// - Parameters:
  ///   - other: The other path. Open subpaths of both are closed.
  ///   - eoFill: Whether regions are filled by the even-odd rule.
  /// - Returns: Closed lines; an empty path if the region is empty.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns a path of the region inside at least one of both paths.
  ///
  /// - Parameters:
  ///   - other: The other path. Open subpaths of both are closed.
  ///   - eoFill: Whether regions are filled by the even-odd rule.
  /// - Returns: Closed lines; an empty path if the region is empty.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the parts of this line that are inside another path.
  ///
  /// - Parameters:
  ///   - other: The other path, whose open subpaths are closed.
  ///   - eoFill: Whether the other path is filled by the even-odd rule.
  /// - Returns: Open lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.line(self, in: OutlineRegion(other, isEvenOdd: eoFill), isInside: true)
  }

  /// Returns the parts of this line that are outside of another path.
  ///
  /// - Parameters:
  ///   - other: The other path, whose open subpaths are closed.
  ///   - eoFill: Whether the other path is filled by the even-odd rule.
  /// - Returns: Open lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.line(self, in: OutlineRegion(other, isEvenOdd: eoFill), isInside: false)
  }

  /// Returns a path of the same region without parts that cross or overlap.
  ///
  /// - Parameter eoFill: Whether the region is filled by the even-odd rule.
  /// - Returns: Closed lines, for which both fill rules give the same region.
  public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether the path is filled by the even-odd rule.
  /// - Returns: Whether the point is inside; for a point on the path itself, the result may be
  ///   either.
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
