import Foundation

/// What a cell makes room for beside its content.
struct CellSurroundings: Equatable {
  /// How far texts are away from the sides, in points.
  var margin: CGFloat = 16
  /// What bars and notches cover at the left, in points.
  var safeLeft: CGFloat = 0
  /// What they cover at the right.
  var safeRight: CGFloat = 0
  /// Whether the table is edited.
  var isEditing = false
  /// The control before the content.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the content makes room for it where there is none.
  var isIndented = false
  /// Whether what moves the row is behind the content.
  var isMovable = false
}

extension CellSurroundings {
  /// R-TABLE-14: the room before the content.
  var leadingRoom: CGFloat {
    isEditing && (editingStyle != .none || isIndented) ? TableMetrics.editingControlWidth : 0
  }

  /// R-TABLE-14: the room behind it, without that of accessories.
  var trailingRoom: CGFloat {
    isEditing && isMovable ? TableMetrics.reorderControlWidth : 0
  }
}
