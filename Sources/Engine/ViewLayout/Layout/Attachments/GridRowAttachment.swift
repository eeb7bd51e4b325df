/// `GridRow`: marks an element as a cell of a row, for a grid that sees it.
final class GridRowAttachment: Attachment {
  let mark: GridRowMark

  init(_ mark: GridRowMark) { self.mark = mark }
}

/// The mark that tells a row's cells from another row's, with what the row says of them.
final class GridRowMark {
  /// The guide that the row's cells line up on; `nil` for the grid's.
  var alignment: AlignmentGuideKey?
}

extension NodePointer {
  /// The outermost row around the element; `nil` outside of rows.
  ///
  /// R-GRID-9: a row in a row is no row of its own.
  var gridRowMark: GridRowMark? {
    for attachment in attachments.reversed() {
      if let row = attachment as? GridRowAttachment { return row.mark }
    }
    return wrappedChild?.gridRowMark
  }
}
