import Foundation
import ViewLayout

extension Issue {
  static func cellWithoutHeight(_ path: IndexPath) -> Issue {
    Issue(
      kind: .cellWithoutHeight,
      place: "row \(path.section).\(path.row)",
      message: """
        the constraints in the content view of row \(path.section).\(path.row) give it no height, \
        and it counts as \(LengthText.text(TableMetrics.rowHeight)) high; let them reach from its \
        top to its bottom
        """
    )
  }

  static func cellShownTwice(_ path: IndexPath) -> Issue {
    Issue(
      kind: .cellNotRegistered,
      place: "row \(path.section).\(path.row)",
      message: """
        the data source answers row \(path.section).\(path.row) with the cell of another row; \
        dequeue a cell for each
        """
    )
  }
}
