extension UITableView {
  /// How the sections of a table are told apart.
  public enum Style: Int, Sendable {
    /// By headers that stay in sight.
    case plain
    /// By room between them.
    case grouped
    /// By room between them and beside them.
    case insetGrouped
  }

  /// Where in sight a row is scrolled to; none scrolls no further than to bring it in sight.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go: at once, as nothing moves here.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    /// At once.
    case none
    /// In the middle.
    case middle
    /// As the table chooses.
    case automatic = 100
  }

  /// From where a separator's inset counts; nothing is drawn.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the cell's edges.
    case fromCellEdges
    /// From where separators begin by themselves.
    case fromAutomaticInsets
  }
}
