import ViewLayout

extension CollectionElement {
  /// The kind of element that a picture draws it as.
  var kind: DrawingContent.Element {
    switch identity {
    case .cell: .cell
    case .supplementary, .layoutSupplementary: .supplementary
    case .decoration: .decoration
    }
  }

  /// As a line of a `frames` block has it.
  var name: String {
    switch identity {
    case .cell(let section, let item): "cell \(section).\(item)"
    case .supplementary(let kind, let section, let item):
      "supplementary \"\(kind)\" \(section).\(item)"
    case .layoutSupplementary(let kind, let item):
      "supplementary \"\(kind)\" layout" + (item == 0 ? "" : ".\(item)")
    case .decoration(let kind, let section): "decoration \"\(kind)\" \(section)"
    }
  }
}
