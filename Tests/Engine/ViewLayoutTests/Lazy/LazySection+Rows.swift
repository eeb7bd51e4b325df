@testable import ViewLayout

extension LazySection {
  /// A section of rows alone.
  init(rows: Range<Int>) {
    self.init(
      header: rows.lowerBound..<rows.lowerBound,
      content: rows,
      footer: rows.upperBound..<rows.upperBound
    )
  }
}
