import Foundation

/// The say of a modifier on the cell of its view, told to the grid around.
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
