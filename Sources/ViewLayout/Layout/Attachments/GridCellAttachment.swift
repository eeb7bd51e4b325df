import Foundation

/// What a modifier tells the grid around a view of its cell.
final class GridCellAttachment: Attachment {
  /// The modifier's say.
  enum Say: Equatable {
    case columns(Int)
    case anchor(UnitPoint)
    case columnAlignment(AlignmentGuideKey)
    case unsizedAxes(Axis.Set)
  }

  var say: Say { didSet { if say != oldValue { node?.invalidate() } } }

  init(_ say: Say) { self.say = say }
}
