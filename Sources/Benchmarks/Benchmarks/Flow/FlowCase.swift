import CollectionLayout
import Foundation

/// A flow layout to measure.
enum FlowCase: String, CaseIterable {
  /// A million items of one size.
  case equal
  /// A thousand sections of a thousand such items.
  case sections
  /// A hundred thousand items whose sizes the delegate says.
  case delegate
  /// A million items whose sizes are measured as they come into sight.
  case estimated
}

extension FlowCase {
  /// How many items each section has.
  var itemCounts: [Int] {
    switch self {
    case .equal, .estimated: [1_000_000]
    case .sections: Array(repeating: 1000, count: 1000)
    case .delegate: [100_000]
    }
  }

  /// The layout, of nothing yet.
  var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 70)
    if self == .estimated { layout.estimatedItemSize = CGSize(width: 70, height: 70) }
    return layout
  }

  /// Who says sizes; `nil` where the layout does.
  @MainActor var delegate: (any UICollectionViewDelegate)? { self == .delegate ? FlowSizes() : nil }
}
