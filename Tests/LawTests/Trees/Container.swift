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
}
