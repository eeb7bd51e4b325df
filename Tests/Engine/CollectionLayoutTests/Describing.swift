import CollectionLayout
import Foundation

extension NSCollectionLayoutSize {
  /// Creates a size from its two dimensions.
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  /// Creates an item from the two dimensions of its size.
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(layoutSize: NSCollectionLayoutSize(width, height))
  }
}

extension CollectionLayoutResolver {
  /// Creates a layout of sections in a given size, whose elements keep their estimated sizes.
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

  /// Returns the frames of a section's first cells, each as `x y width height`.
  func cellFrames(section: Int = 0, count: Int) -> [String] {
    (0..<count).map { cell(section: section, item: $0)?.frame.text ?? "none" }
  }
}

extension CGRect {
  /// The frame as `x y width height`.
  var text: String {
    [origin.x, origin.y, size.width, size.height]
      .map { value in
        let rounded = (Double(value) * 1000).rounded() / 1000
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
      }
      .joined(separator: " ")
  }
}
