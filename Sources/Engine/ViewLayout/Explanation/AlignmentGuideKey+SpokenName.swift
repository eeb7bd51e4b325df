extension AlignmentGuideKey {
  /// The name that reasons have for the guide: `vertical centre`, or the name of an author's own
  /// type.
  var spokenName: String {
    switch builtIn {
    case .horizontalCenter: "horizontal centre"
    case .verticalCenter: "vertical centre"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    case nil: TypeName.plain(type)
    }
  }
}
