package import ViewLayout

/// A scene laid out at many widths, as a window is drawn open.
package struct DrawingSweep: Sendable, Equatable {
  /// The widths that the root was proposed, in points, from the least on.
  package var widths: [Double]
  /// The layout at each of them, without the way to its numbers.
  package var drawings: [ResolvedTree]
  /// Which of them is the one that the others are around.
  package var home: Int

  /// - Precondition: There are as many drawings as widths, and one of them is home.
  package init(widths: [Double], drawings: [ResolvedTree], home: Int) {
    precondition(widths.count == drawings.count, "each width has its drawing")
    precondition(widths.indices.contains(home), "one of the widths is home")
    self.widths = widths
    self.drawings = drawings
    self.home = home
  }
}

extension DrawingSweep {
  /// Into how many steps the way from nothing to the proposed width is cut, at most.
  private static let stepLimit = 34.0
  /// How far from one width to the next, in points: round numbers are easier to read, and to write.
  private static let roundSteps = [
    1, 2, 4, 5, 8, 10, 12, 15, 16, 20, 25, 30, 40, 50, 60, 80, 100.0,
  ]
  /// How much wider than what is proposed it gets.
  private static let greatestPart = 1.25

  /// The widths around a proposed one.
  ///
  /// - Parameter width: In points, finite and positive.
  /// - Returns: Some forty widths from nothing to a quarter more, the given one among them; round
  ///   ones where that is not tiny.
  package static func widths(around width: Double) -> [Double] {
    let least = width / stepLimit
    // Thousands of points are cut as hundreds are, tenths of a point into exact parts.
    let step =
      width < stepLimit / 2
      ? least : roundSteps.first { $0 >= least } ?? (least / 100).rounded(.up) * 100
    let count = Int(width * greatestPart / step)
    let widths = (0...count).map { Double($0) * step }
    return (widths.filter { abs($0 - width) > step / 100 } + [width]).sorted()
  }
}
