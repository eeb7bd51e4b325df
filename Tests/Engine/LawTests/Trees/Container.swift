/// A generated view with any number of children.
enum Container: Equatable, Sendable {
  case row(alignment: VerticalName, spacing: Double?)
  case column(alignment: HorizontalName, spacing: Double?)
  case depth(AlignmentName)
  case grid(AlignmentName, horizontal: Double?, vertical: Double?)
  case gridRow(VerticalName?)
  case group
  case loop
  /// An `if` without `else` around the children.
  case condition(Bool)
  /// An `if` with the first child, and the others in its `else`.
  case choice(Bool)
  case reader
  /// A `GeometryReader` with content of half its width.
  case halvingReader
  case flow(spacing: Double)
  case staircase(step: Double)
  /// A `ViewThatFits` along some axes.
  case fitting(horizontally: Bool, vertically: Bool)
  case scroll(AxisNames)
  case lazyRow(spacing: Double?)
  case lazyColumn(spacing: Double?)
  /// A lazy grid with a fixed, a flexible and an adaptive column.
  case lazyGrid(fixed: Double, minimum: Double, adaptive: Double)
}

/// The name of the axes of a scroll view.
enum AxisNames: String, CaseIterable, Sendable {
  case horizontal = ".horizontal"
  case vertical = ".vertical"
  case both = "[.horizontal, .vertical]"
}

extension GeneratedView {
  /// Whether any length in the tree is estimated.
  ///
  /// The estimates of a lazy container in a scroll view depend on the lines that were visible
  /// before.
  var estimates: Bool { estimates(isInScrollView: false) }

  private func estimates(isInScrollView: Bool) -> Bool {
    var isInside = isInScrollView
    switch element {
    case .container(.scroll): isInside = true
    case .container(.lazyRow), .container(.lazyColumn), .container(.lazyGrid):
      if isInScrollView { return true }
    default: break
    }
    return children.contains { $0.estimates(isInScrollView: isInside) }
  }
}
