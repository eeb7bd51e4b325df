/// A modifier of a generated view.
enum Modifier: Equatable, Sendable {
  case fixedFrame(width: Double?, height: Double?, alignment: AlignmentName)
  case flexibleFrame(width: Limits, height: Limits, alignment: AlignmentName)
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
  /// A `padding(0)` that a law has inserted.
  case neutralPadding
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(Double?, isFilling: Bool)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case background(AlignmentName)
  case overlay(AlignmentName)
  case layoutPriority(Double)
  case horizontalGuide(HorizontalName, GuideValue)
  case verticalGuide(VerticalName, GuideValue)
  case gridColumns(Int)
  case gridAnchor(x: Double, y: Double)
  case gridColumnAlignment(HorizontalName)
  case gridUnsizedAxes(horizontal: Bool, vertical: Bool)
  /// A second view at an edge, aligned along the edge.
  case safeAreaInset(EdgeName, alignment: AlignmentName, spacing: Double?)
  case safeAreaPadding(top: Double, leading: Double, bottom: Double, trailing: Double)
  case ignoresSafeArea

  /// The identifier of views that a law has inserted.
  static let neutralIdentifier = "neutral"

  /// The minimum, ideal and maximum length of a flexible frame, in points.
  struct Limits: Equatable, Sendable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
  }

  /// The value of an alignment guide: a fraction of the view's length plus a number of points.
  struct GuideValue: Equatable, Sendable {
    var part: Double
    var points: Double
  }

  /// Whether the modifier has a second view.
  var hasSecondView: Bool {
    switch self {
    case .background, .overlay, .safeAreaInset: true
    default: false
    }
  }
}
