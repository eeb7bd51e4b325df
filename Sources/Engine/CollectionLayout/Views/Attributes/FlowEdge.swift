/// The end of a section that a supplementary view is at.
enum FlowEdge: CaseIterable {
  case header, footer

  /// The kind of the supplementary view.
  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  /// The end that has a kind of supplementary views; `nil` for another kind.
  init?(kind: String) {
    guard let edge = FlowEdge.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = edge
  }
}
