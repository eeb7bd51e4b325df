import CollectionLayout
import Foundation
import UIKitLayout

extension ExtremeLists {
  /// Adds the parts of compositional layouts.
  static func addCollectionLayouts(to calls: inout ExtremeCalls) {
    calls.usesLengths("NSCollectionLayoutDimension") { x, y in
      for make: (CGFloat) -> NSCollectionLayoutDimension in [
        { .absolute($0) }, { .estimated($0) }, { .fractionalWidth($0) }, { .fractionalHeight($0) },
        { .uniformAcrossSiblings(estimate: $0) },
      ] {
        show(
          section(size: NSCollectionLayoutSize(widthDimension: make(x), heightDimension: make(y)))
        )
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: make(x), heightDimension: make(y)),
          subitems: [
            NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(widthDimension: make(y), heightDimension: make(x))
            )
          ]
        )
        show(NSCollectionLayoutSection(group: group))
      }
    }
    calls.usesInteger("NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)") { number in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(40)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      show(.init(group: .horizontal(layoutSize: size, subitem: item, count: number)))
      show(.init(group: .vertical(layoutSize: size, subitem: item, count: number)))
      show(.init(group: .horizontal(layoutSize: size, repeatingSubitem: item, count: number)))
      show(.init(group: .vertical(layoutSize: size, repeatingSubitem: item, count: number)))
    }
    calls.usesLengths("NSCollectionLayoutSpacing, interGroupSpacing, contentInsets") { x, y in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3),
        heightDimension: .absolute(40)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      item.contentInsets = NSDirectionalEdgeInsets(top: x, leading: y, bottom: y, trailing: x)
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(x),
        top: .flexible(y),
        trailing: .flexible(x),
        bottom: .fixed(y)
      )
      for spacing: NSCollectionLayoutSpacing in [.fixed(x), .flexible(y)] {
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(40)
          ),
          subitems: [item]
        )
        group.interItemSpacing = spacing
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = x
        section.contentInsets = NSDirectionalEdgeInsets(top: y, leading: x, bottom: x, trailing: y)
        show(section, between: y)
        section.orthogonalScrollingBehavior = .groupPaging
        show(section, between: x)
      }
    }
    calls.usesLengths("NSCollectionLayoutAnchor, boundary supplementary items") { x, y in
      let section = section(
        size: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(40)
        )
      )
      let size = NSCollectionLayoutSize(widthDimension: .absolute(x), heightDimension: .absolute(y))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "header",
        alignment: .top,
        absoluteOffset: CGPoint(x: x, y: y)
      )
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      show(section)
    }
    calls.usesInteger("NSCollectionLayoutSupplementaryItem.zIndex") { number in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(40)
      )
      for isPinned in [false, true] {
        let section = section(size: size)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: "header",
          alignment: .top
        )
        header.pinToVisibleBounds = isPinned
        header.zIndex = number
        section.boundarySupplementaryItems = [header]
        let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        decoration.zIndex = number
        section.decorationItems = [decoration]
        show(section)
      }
    }
    calls.usesLengths("NSCollectionLayoutGroupCustomItem(frame:zIndex:)") { x, y in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(40)
      )
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
        [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: x, y: y, width: y, height: x),
            zIndex: x > 0 ? .max : .min
          )
        ]
      }
      show(NSCollectionLayoutSection(group: group))
    }
  }

  private static func section(size: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }

  private static func show(_ section: NSCollectionLayoutSection, between spacing: CGFloat = 0) {
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration.interSectionSpacing = spacing
    ExtremeCollection.show(layout)
    let sideways = UICollectionViewCompositionalLayoutConfiguration()
    sideways.scrollDirection = .horizontal
    sideways.interSectionSpacing = spacing
    ExtremeCollection.show(
      UICollectionViewCompositionalLayout(section: section, configuration: sideways)
    )
  }
}
