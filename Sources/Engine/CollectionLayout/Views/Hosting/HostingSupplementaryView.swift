package import Foundation
import UIKitLayout
package import ViewLayout

/// A supplementary view that shows a content configuration, as a cell does.
package final class HostingSupplementaryView: UICollectionReusableView, ViewContent {
  /// Shows the content; it counts as no cell.
  private let cell = UICollectionViewCell(frame: .zero)

  /// The content that the view shows; `nil` for none.
  package var contentConfiguration: (any UIContentConfiguration)? {
    get { cell.contentConfiguration }
    set { cell.contentConfiguration = newValue }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cell)
    cell.frame = bounds
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    cell.frame = bounds
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    cell.forgetContentState()
  }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    cell.preferredLayoutAttributesFitting(layoutAttributes)
  }

  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    cell.drawnContent(columns)
  }

  package var hasOwnSize: Bool { cell.hasOwnSize }
}
