public import Foundation

// Curves are cut into straight pieces, none of which is farther than a fiftieth of a point from its
// curve; outlines are made of lines alone.

extension Path {
  /// The outline of what is inside of this one and not of another.
  ///
  /// - Parameters:
  ///   - other: The other outline; lines that are open are closed, in both.
  ///   - eoFill: Whether parts that overlap an even number of times are outside.
  /// - Returns: Closed lines; none where nothing is left.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The outline of what is inside of both.
  ///
  /// - Parameters:
  ///   - other: The other outline; lines that are open are closed, in both.
  ///   - eoFill: Whether parts that overlap an even number of times are outside.
  /// - Returns: Closed lines; none where nothing is left.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The outline of what is inside of one of both alone.
  ///
  /// - Parameters:
  ///   - other: The other outline; lines that are open are closed, in both.
  ///   - eoFill: Whether parts that overlap an even number of times are outside.
  /// - Returns: Closed lines; none where nothing is left.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The outline of what is inside of one of both, or of both.
  ///
  /// - Parameters:
  ///   - other: The other outline; lines that are open are closed, in both.
  ///   - eoFill: Whether parts that overlap an even number of times are outside.
  /// - Returns: Closed lines; none where nothing is left.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The parts of this line that are inside of another outline.
  ///
  /// - Parameters:
  ///   - other: The other outline, whose open lines are closed.
  ///   - eoFill: Whether parts of it that overlap an even number of times are outside.
  /// - Returns: Lines that stay open.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.line(self, in: OutlineRegion(other, isEvenOdd: eoFill), isInside: true)
  }

  /// The parts of this line that are outside of another outline.
  ///
  /// - Parameters:
  ///   - other: The other outline, whose open lines are closed.
  ///   - eoFill: Whether parts of it that overlap an even number of times are outside.
  /// - Returns: Lines that stay open.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.line(self, in: OutlineRegion(other, isEvenOdd: eoFill), isInside: false)
  }

  /// The outline without parts that cross or cover each other.
  ///
  /// - Parameter eoFill: Whether parts that overlap an even number of times are outside.
  /// - Returns: Closed lines, which both rules fill alike.
  public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }

  /// Whether a point is inside of the outline.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether parts that overlap an even number of times are outside.
  /// - Returns: Whether it is; on the line itself either.
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
