package import ViewLayout

extension CollectionElement {
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

extension CollectionElement.Identity {
  /// The element as a picture knows it.
  package var drawn: DrawingContent.Element {
    switch self {
    case .cell(let section, let item): .cell(section: section, item: item)
    case .supplementary(let kind, let section, let item):
      .supplementary(kind: kind, section: section, item: item)
    case .layoutSupplementary(let kind, let item): .layoutSupplementary(kind: kind, item: item)
    case .decoration(let kind, let section): .decoration(kind: kind, section: section)
    }
  }
}
