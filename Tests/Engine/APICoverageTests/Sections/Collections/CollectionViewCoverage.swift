import CollectionLayout
import Foundation
import ViewLayout

enum CollectionViewCoverage: CoverageSection {
  nonisolated static let title = "Collection views: the view"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private static var view: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
  private static let path = IndexPath(item: 0, section: 0)

  static func list(_ list: inout CoverageList) {
    listView(&list)
    listRegistrations(&list)
    listDequeueing(&list)
    listUpdates(&list)
    listQuestions(&list)
    listPositions(&list)
    list.lacks(
      "UICollectionView.selectItem(at:animated:scrollPosition:), UICollectionView.allowsSelection",
      because: "touches are not simulated, but for `stage.tap` on what cells hold"
    )
    list.lacks(
      "UICollectionView.dragDelegate, dropDelegate, prefetchDataSource, refreshControl",
      because: "they lay nothing out"
    )
    list.lacks(
      "UICollectionView.register(_: UINib?, forCellWithReuseIdentifier:)",
      because: "there are no archives"
    )
    list.lacks(
      "UICollectionViewTransitionLayout(currentLayout:nextLayout:)",
      because: "there is no animation: what is laid out is where it will be"
    )
    list.lacks(
      "UICollectionViewController(collectionViewLayout:), UIViewController()",
      because: "a scene is a view"
    )
  }

  private static func listView(_ list: inout CoverageList) {
    list.has("UICollectionView(frame:collectionViewLayout:)") {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
    list.has("UICollectionView(coder:)") { UICollectionView.init(coder:) }
    list.has("UICollectionView.dataSource, delegate, collectionViewLayout") {
      (view.dataSource as Any, view.delegate as Any, view.collectionViewLayout)
    }
    list.has("UICollectionView.setCollectionViewLayout(_:animated:completion:)") {
      view.setCollectionViewLayout(
        UICollectionViewLayout(),
        animated: false,
        completion: { _ in }
      )
    }
    list.has("UICollectionView.elementKindSectionHeader, elementKindSectionFooter") {
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    }
    list.has("UICollectionElementCategory.cell, supplementaryView, decorationView") {
      [UICollectionElementCategory.cell, .supplementaryView, .decorationView]
    }
    list.has("UICollectionView.ScrollDirection") { UICollectionView.ScrollDirection.vertical }
    list.has("UICollectionView.ElementCategory") { UICollectionView.ElementCategory.cell }
    list.has("UICollectionViewScrollDirection.vertical, horizontal") {
      [UICollectionViewScrollDirection.vertical, .horizontal]
    }
  }

  private static func listRegistrations(_ list: inout CoverageList) {
    list.has("UICollectionView.CellRegistration(handler:)") {
      UICollectionView.CellRegistration<UICollectionViewCell, Int>(handler: { _, _, _ in })
    }
    list.has("UICollectionView.CellRegistration.Handler") {
      let handler: UICollectionView.CellRegistration<UICollectionViewCell, Int>.Handler = {
        _,
        _,
        _ in
      }
      return handler
    }
    list.has("UICollectionView.SupplementaryRegistration(elementKind:handler:)") {
      UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "header",
        handler: { _, _, _ in }
      )
    }
    list.has("UICollectionView.SupplementaryRegistration.Handler") {
      let handler: UICollectionView.SupplementaryRegistration<UICollectionReusableView>.Handler = {
        _,
        _,
        _ in
      }
      return handler
    }
    list.has("UICollectionView.register(_:forCellWithReuseIdentifier:)") {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    list.has(
      "UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
    ) {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: "header",
        withReuseIdentifier: "header"
      )
    }
  }

  private static func listDequeueing(_ list: inout CoverageList) {
    list.has("UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)") {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    list.has(
      "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
    ) {
      view.dequeueReusableSupplementaryView(
        ofKind: "header",
        withReuseIdentifier: "header",
        for: path
      )
    }
    list.has("UICollectionView.dequeueConfiguredReusableCell(using:for:item:)") {
      view.dequeueConfiguredReusableCell(
        using: UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in },
        for: path,
        item: 1
      )
    }
    list.has("UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)") {
      view.dequeueConfiguredReusableSupplementary(
        using: UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
          elementKind: "header"
        ) { _, _, _ in },
        for: path
      )
    }
  }

  private static func listUpdates(_ list: inout CoverageList) {
    list.has("UICollectionView.reloadData()") { view.reloadData() }
    list.has("UICollectionView.performBatchUpdates(_:completion:)") {
      view.performBatchUpdates({}, completion: { _ in })
    }
    list.has("UICollectionView.insertSections(_:), deleteSections(_:), reloadSections(_:)") {
      let view = view
      view.insertSections([])
      view.deleteSections([])
      view.reloadSections([])
      return view
    }
    list.has("UICollectionView.insertItems(at:), deleteItems(at:), reloadItems(at:)") {
      let view = view
      view.insertItems(at: [])
      view.deleteItems(at: [])
      view.reloadItems(at: [])
      return view
    }
    list.has("UICollectionView.reconfigureItems(at:)") { view.reconfigureItems(at: []) }
    list.has("UICollectionView.moveSection(_:toSection:)") {
      { (view: UICollectionView) in view.moveSection(1, toSection: 0) }
    }
    list.has("UICollectionView.moveItem(at:to:)") {
      { (view: UICollectionView) in view.moveItem(at: path, to: path) }
    }
  }

  private static func listQuestions(_ list: inout CoverageList) {
    list.has("UICollectionView.numberOfSections, numberOfItems(inSection:)") {
      [view.numberOfSections, view.numberOfItems(inSection: 0)]
    }
    list.has("UICollectionView.visibleCells, indexPathsForVisibleItems") {
      (view.visibleCells, view.indexPathsForVisibleItems)
    }
    list.has("UICollectionView.cellForItem(at:), indexPathForItem(at:)") {
      (view.cellForItem(at: path) as Any, view.indexPathForItem(at: .zero) as Any)
    }
    list.has("UICollectionView.indexPath(for:)") {
      view.indexPath(for: UICollectionViewCell(frame: .zero)) as Any
    }
    list.has("UICollectionView.supplementaryView(forElementKind:at:)") {
      view.supplementaryView(forElementKind: "header", at: path) as Any
    }
    list.has("UICollectionView.visibleSupplementaryViews(ofKind:)") {
      view.visibleSupplementaryViews(ofKind: "header")
    }
    list.has("UICollectionView.indexPathsForVisibleSupplementaryElements(ofKind:)") {
      view.indexPathsForVisibleSupplementaryElements(ofKind: "header")
    }
    list.has("UICollectionView.layoutAttributesForItem(at:)") {
      view.layoutAttributesForItem(at: path) as Any
    }
    list.has("UICollectionView.layoutAttributesForSupplementaryElement(ofKind:at:)") {
      view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path) as Any
    }
  }

  private static func listPositions(_ list: inout CoverageList) {
    list.has("UICollectionView.scrollToItem(at:at:animated:)") {
      view.scrollToItem(at: path, at: .top, animated: false)
    }
    list.has("UICollectionView.ScrollPosition(rawValue:), UICollectionView.ScrollPosition.rawValue")
    {
      UICollectionView.ScrollPosition(rawValue: 1).rawValue
    }
    list.has("UICollectionView.ScrollPosition.top, centeredVertically, bottom") {
      [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom]
    }
    list.has("UICollectionView.ScrollPosition.left, centeredHorizontally, right") {
      [UICollectionView.ScrollPosition.left, .centeredHorizontally, .right]
    }
  }
}
