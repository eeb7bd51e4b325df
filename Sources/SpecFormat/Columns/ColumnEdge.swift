/// The part of a column's numbers that is in line.
enum ColumnEdge: CaseIterable {
  /// Their last characters.
  case end
  /// Their decimal points, be they there or not.
  case point

  /// How many characters of a number stand behind the line.
  func width(behind cell: String) -> Int {
    guard self == .point, let point = cell.firstIndex(of: ".") else { return 0 }
    return cell.distance(from: point, to: cell.endIndex)
  }

  /// How many characters of a number stand before the line.
  func width(before cell: String) -> Int { cell.count - width(behind: cell) }
}
