public import Foundation
public import UIKitLayout
package import ViewLayout

/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView, ViewContent {
  /// The view that the cell's content is in; as large as the cell.
  open private(set) var contentView = UIView()
  /// The content that the cell shows, in place of views of its own; `nil` for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration(insteadOf: oldValue) }
  }
  /// The view behind the content; as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a touch is on the cell.
  open var isHighlighted = false

  /// Makes a cell of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    layOutStandardViews()
  }

  /// Makes no cell: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutStandardViews()
  }

  /// The attributes with the size that the content takes, where the layout estimates; plain content
  /// keeps the estimate.
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
  /// R-CV-33: what is shown for another item begins without state.
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
