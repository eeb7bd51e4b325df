public import Foundation
package import LayoutTree
public import UIKitLayout
package import ViewLayout

/// The view that shows an item of a collection view.
open class UICollectionViewCell: UICollectionReusableView, ViewContent {
  open private(set) var contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration(insteadOf: oldValue) }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    layOutStandardViews()
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The content view is resized with the cell, before its constraints are solved.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { layOutStandardViews() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutStandardViews()
  }

  /// Returns the attributes with the measured size where it is estimated; content without intrinsic
  /// size keeps the estimate.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard hasIntrinsicSize || contentView.isSizedByConstraints else { return layoutAttributes }
    let (proposal, size) = (layoutAttributes.proposal, fittingSize(layoutAttributes.proposal))
    layoutAttributes.size = CGSize(
      width: proposal.width ?? size.width,
      height: proposal.height ?? size.height
    )
    return layoutAttributes
  }

  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    subviews.map { view in
      view === contentView || view === backgroundView
        ? view.unnamedDrawing(columns) : view.drawing(columns)
    }
  }

  package var hasIntrinsicSize: Bool { contentView.contentHasSize }

  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    if let content = contentView as? any ViewContent { return content.fittingSize(proposal) }
    return contentView.isSizedByConstraints
      ? contentView.constrainedSize(for: proposal) : contentView.bounds.size
  }
}

extension UICollectionViewCell {
  /// Discards the state of the content, because another item is shown (R-CV-33).
  func resetContentState() { (contentView as? HostingContentView)?.resetState() }

  private func showConfiguration(insteadOf old: (any UIContentConfiguration)?) {
    let view = contentView.content(of: contentConfiguration, insteadOf: old)
    if let view { show(view) }
  }

  private func show(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    layOutStandardViews()
  }

  private func layOutStandardViews() {
    for view in [contentView, backgroundView] where view?.frame != bounds { view?.frame = bounds }
  }
}
