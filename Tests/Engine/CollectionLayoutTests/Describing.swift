import CollectionLayout
import Foundation

extension NSCollectionLayoutSize {
  /// A size of two rules.
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  /// An item of two rules.
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(layoutSize: NSCollectionLayoutSize(width, height))
  }
}

extension CollectionLayoutResolver {
  /// A layout of sections in bounds of a size, whose elements keep their estimates.
  convenience init(
    _ sections: NSCollectionLayoutSection...,
    items: [Int],
    in surroundings: CollectionSurroundings = CollectionSurroundings(
      size: CGSize(width: 320, height: 480),
      displayScale: 2
    ),
    configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    self.init(
      UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in sections[min(index, sections.count - 1)] },
        configuration: configuration
      ),
      itemCounts: items,
      in: surroundings
    )
  }

  /// The frames of a section's first cells, each as `x y width height`.
  func cellFrames(section: Int = 0, count: Int) -> [String] {
    (0..<count).map { cell(section: section, item: $0)?.frame.text ?? "none" }
  }
}

extension CGRect {
  /// `x y width height`.
  var text: String {
    [origin.x, origin.y, size.width, size.height]
      .map { value in
        let rounded = (Double(value) * 1000).rounded() / 1000
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
      }
      .joined(separator: " ")
  }
}
