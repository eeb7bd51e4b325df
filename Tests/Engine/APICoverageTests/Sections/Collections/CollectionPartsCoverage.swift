import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum CollectionPartsCoverage: CoverageSection {
  nonisolated static let title = "Collection views: cells, views and delegates"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private static let path = IndexPath(item: 0, section: 0)

  static func list(_ list: inout CoverageList) {
    listViews(&list)
    listTree(&list)
    listScrolling(&list)
    listCells(&list)
    listDataSource(&list)
    listDelegate(&list)
    listBasics(&list)
    list.lacks(
      "UIView.addConstraint(_:), NSLayoutConstraint(), UILabel(), UIImageView(), UIStackView()",
      because: "what cells hold is laid out by SwiftUI's rules, in a `UIHostingConfiguration`"
    )
    list.lacks(
      "UIView.animate(withDuration:animations:), UIView.layer, UIView.transform",
      because: "nothing moves and nothing is drawn"
    )
  }

  private static func listViews(_ list: inout CoverageList) {
    list.has("UIView(frame:)") { UIView(frame: .zero) }
    list.has("UIView(coder:)") { UIView.init(coder:) }
    list.has("UIView.frame, bounds, center, autoresizingMask") {
      let view = UIView()
      (view.frame, view.bounds, view.center) = (.zero, .zero, .zero)
      view.autoresizingMask = []
      return view
    }
    list.has("UIView.backgroundColor, alpha, isHidden, clipsToBounds, tag") {
      let view = UIView()
      (view.backgroundColor, view.alpha, view.isHidden) = (.red, 1, false)
      (view.clipsToBounds, view.tag) = (true, 1)
      return view
    }
    list.has("UIView.accessibilityIdentifier, safeAreaInsets, directionalLayoutMargins") {
      let view = UIView()
      view.accessibilityIdentifier = "a"
      view.directionalLayoutMargins = .zero
      return view.safeAreaInsets
    }
    list.has("UIView.layoutSubviews(), setNeedsLayout(), layoutIfNeeded()") {
      let view = UIView()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.layoutSubviews()
      return view
    }
    list.has("UIView.intrinsicContentSize, noIntrinsicMetric, sizeThatFits(_:), sizeToFit()") {
      let view = UIView()
      view.sizeToFit()
      let hasNone = view.intrinsicContentSize.width == UIView.noIntrinsicMetric
      return hasNone ? view.sizeThatFits(.zero) : .zero
    }
    list.has("UIView.AutoresizingMask(rawValue:), UIView.AutoresizingMask.rawValue") {
      UIView.AutoresizingMask(rawValue: 1).rawValue
    }
    list.has("UIView.AutoresizingMask.flexibleWidth, flexibleHeight, flexibleLeftMargin") {
      [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    }
    list.has(
      "UIView.AutoresizingMask.flexibleRightMargin, flexibleTopMargin, flexibleBottomMargin"
    ) {
      [UIView.AutoresizingMask.flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    }
  }

  private static func listTree(_ list: inout CoverageList) {
    list.has("UIView.addSubview(_:), insertSubview(_:at:), removeFromSuperview()") {
      let (view, child) = (UIView(), UIView())
      view.addSubview(child)
      view.insertSubview(child, at: 0)
      child.removeFromSuperview()
      return view
    }
    list.has("UIView.superview, subviews, didMoveToSuperview()") {
      let view = UIView()
      view.didMoveToSuperview()
      return (view.superview as Any, view.subviews)
    }
    list.has("UIView.viewWithTag(_:), isDescendant(of:)") {
      (UIView().viewWithTag(1) as Any, UIView().isDescendant(of: UIView()))
    }
  }

  private static func listScrolling(_ list: inout CoverageList) {
    list.has("UIScrollView(coder:)") { UIScrollView.init(coder:) }
    list.has("UIScrollView.contentSize, contentOffset, contentInset, isScrollEnabled") {
      let view = UIScrollView()
      (view.contentSize, view.contentOffset, view.contentInset) = (.zero, .zero, .zero)
      view.isScrollEnabled = true
      return view
    }
    list.has("UIScrollView.setContentOffset(_:animated:)") {
      UIScrollView().setContentOffset(.zero, animated: false)
    }
    list.has("UIScrollView.showsVerticalScrollIndicator, showsHorizontalScrollIndicator") {
      let view = UIScrollView()
      view.showsVerticalScrollIndicator = false
      view.showsHorizontalScrollIndicator = false
      return view
    }
    list.has("UIScrollView.alwaysBounceVertical, alwaysBounceHorizontal") {
      let view = UIScrollView()
      (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (true, false)
      return view
    }
  }

  private static func listCells(_ list: inout CoverageList) {
    list.has("UICollectionReusableView(coder:)") { UICollectionReusableView.init(coder:) }
    list.has("UICollectionReusableView(dequeuedWith:)") {
      UICollectionReusableView(dequeuedWith: .zero)
    }
    list.has("UICollectionReusableView.reuseIdentifier, prepareForReuse()") {
      let view = UICollectionReusableView(frame: .zero)
      view.prepareForReuse()
      return view.reuseIdentifier as Any
    }
    list.has("UICollectionReusableView.apply(_:), preferredLayoutAttributesFitting(_:)") {
      let view = UICollectionReusableView(frame: .zero)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      view.apply(attributes)
      return view.preferredLayoutAttributesFitting(attributes)
    }
    list.has("UICollectionViewCell(coder:)") { UICollectionViewCell.init(coder:) }
    list.has("UICollectionViewCell.contentView, backgroundView, contentConfiguration") {
      let cell = UICollectionViewCell(frame: .zero)
      (cell.backgroundView, cell.contentConfiguration) = (nil, nil)
      return cell.contentView
    }
    list.has("UICollectionViewCell.isSelected, isHighlighted") {
      let cell = UICollectionViewCell(frame: .zero)
      (cell.isSelected, cell.isHighlighted) = (true, false)
      return cell
    }
  }

  private typealias Source = any UICollectionViewDataSource
  private typealias Delegate = any UICollectionViewDelegate

  private static func listDataSource(_ list: inout CoverageList) {
    list.has("UICollectionViewDataSource.numberOfSections(in:)") {
      { (source: Source, view: UICollectionView) in source.numberOfSections(in: view) }
    }
    list.has("UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)") {
      { (source: Source, view: UICollectionView) in
        source.collectionView(view, numberOfItemsInSection: 0)
      }
    }
    list.has("UICollectionViewDataSource.collectionView(_:cellForItemAt:)") {
      { (source: Source, view: UICollectionView) in
        source.collectionView(view, cellForItemAt: path)
      }
    }
    list.has(
      "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)"
    ) {
      { (source: Source, view: UICollectionView) in
        source.collectionView(view, viewForSupplementaryElementOfKind: "header", at: path)
      }
    }
  }

  private static func listDelegate(_ list: inout CoverageList) {
    list.has("UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)") {
      { (delegate: Delegate, view: UICollectionView, cell: UICollectionViewCell) in
        delegate.collectionView(view, willDisplay: cell, forItemAt: path)
      }
    }
    list.has("UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)") {
      { (delegate: Delegate, view: UICollectionView, cell: UICollectionViewCell) in
        delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path)
      }
    }
    list.has(
      "UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
    ) {
      { (delegate: Delegate, view: UICollectionView, cell: UICollectionViewCell) in
        delegate.collectionView(
          view,
          willDisplaySupplementaryView: cell,
          forElementKind: "header",
          at: path
        )
      }
    }
    list.has(
      "UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
    ) {
      { (delegate: Delegate, view: UICollectionView, cell: UICollectionViewCell) in
        delegate.collectionView(
          view,
          didEndDisplayingSupplementaryView: cell,
          forElementOfKind: "header",
          at: path
        )
      }
    }
  }

  private static func listBasics(_ list: inout CoverageList) {
    list.has("UIColor(red:green:blue:alpha:)") { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    list.has("UIColor(white:alpha:)") { UIColor(white: 1, alpha: 1) }
    list.has("UIColor.withAlphaComponent(_:)") { UIColor.red.withAlphaComponent(0.5) }
    list.has("UIColor.black, white, clear, gray, lightGray, darkGray") {
      [UIColor.black, .white, .clear, .gray, .lightGray, .darkGray]
    }
    list.has("UIColor.red, green, blue, cyan, magenta, yellow, orange, purple, brown") {
      [UIColor.red, .green, .blue, .cyan, .magenta, .yellow, .orange, .purple, .brown]
    }
    list.has("UIEdgeInsets(top:left:bottom:right:)") {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    list.has("UIEdgeInsets.zero, top, left, bottom, right") {
      let insets = UIEdgeInsets.zero
      return [insets.top, insets.left, insets.bottom, insets.right]
    }
  }
}
