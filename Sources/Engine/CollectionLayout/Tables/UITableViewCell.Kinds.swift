extension UITableViewCell {
  /// Which texts a cell has by itself, and where.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default`
    /// A text, and another at the other side.
    case value1
    /// A text at the right of a first part, and another beside it.
    case value2
    /// A text, and another below.
    case subtitle
  }

  /// What stands behind a cell's content.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A sign that there is more.
    case disclosureIndicator
    /// A button and that sign.
    case detailDisclosureButton
    /// A mark.
    case checkmark
    /// A button.
    case detailButton
  }

  /// The control before a cell's content while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none
    /// One that deletes the row.
    case delete
    /// One that inserts a row.
    case insert
  }

  /// How a selected cell looks; nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// As ever.
    case none
    /// In the usual color.
    case blue
    /// In the usual color.
    case gray
    /// In the usual color.
    case `default`
  }

  /// The line below a cell; nothing is drawn.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
    /// One with an edge, which is the same.
    case singleLineEtched
  }
}

extension UITableViewCell.AccessoryType {
  /// R-TABLE-15: the room behind a cell's content, in points.
  var space: Double {
    switch self {
    case .none: 0
    case .disclosureIndicator: 33
    case .checkmark: 39
    case .detailButton: 47
    case .detailDisclosureButton: 67
    }
  }
}
