/// A generated view with any number inside.
enum Container: Equatable, Sendable {
  case row(alignment: VerticalName, spacing: Double?)
  case column(alignment: HorizontalName, spacing: Double?)
  case depth(AlignmentName)
  case grid(AlignmentName, horizontal: Double?, vertical: Double?)
  case gridRow(VerticalName?)
  case group
  case loop
  /// Shows what is inside, or nothing.
  case condition(Bool)
  /// Shows the first view if it holds, and the others if not.
  case choice(Bool)
  case reader
  /// A reader whose content is half as wide as it is.
  case halvingReader
  case flow(spacing: Double)
  case staircase(step: Double)
  /// Shows the first view that fits along some axes.
  case fitting(horizontally: Bool, vertically: Bool)
  case scroll(AxisNames)
  case lazyRow(spacing: Double?)
  case lazyColumn(spacing: Double?)
  /// A lazy grid of a fixed, a flexible and an adaptive column.
  case lazyGrid(fixed: Double, least: Double, adaptive: Double)
}

/// The axes of a scroll view by their names.
enum AxisNames: String, CaseIterable, Sendable {
  case horizontal = ".horizontal"
  case vertical = ".vertical"
  case both = "[.horizontal, .vertical]"
}

extension GeneratedView {
  /// Whether anything in the tree is estimated: what a lazy container in a scroll view has seen
  /// before makes it another estimate.
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
