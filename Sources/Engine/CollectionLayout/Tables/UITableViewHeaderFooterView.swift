public import Foundation
package import LayoutTree
public import UIKitLayout
package import ViewLayout

/// The header view or the footer view of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ViewContent, ConstraintScope {
  public let reuseIdentifier: String?
  open private(set) var contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { show(contentConfiguration?.makeContentView() ?? UIView()) }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether the delegate has been notified that the view is displayed.
  var isDisplayed = false

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  public required convenience init(dequeuedAs reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  open func prepareForReuse() {}

  /// The content view is resized with this view, before its constraints are solved.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { layOutStandardViews() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutStandardViews()
  }

  /// Returns the target width and the height of the content for it; 0 for content without a height
  /// (R-TABLE-8).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if contentView.contentHasSize, let content = contentView as? any ViewContent {
      let size = content.fittingSize(ProposedViewSize(width: targetSize.width, height: nil))
      return CGSize(width: targetSize.width, height: size.height)
    }
    let view = contentView.hasConstraintsInside ? contentView : nil
    let size = view?.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    return size ?? CGSize(width: targetSize.width, height: 0)
  }

  package var hasIntrinsicSize: Bool { contentView.contentHasSize }

  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    subviews.map { view in
      view === contentView || view === backgroundView
        ? view.unnamedDrawing(columns) : view.drawing(columns)
    }
  }
}

extension UITableViewHeaderFooterView {
  private func layOutStandardViews() {
    for view in [contentView, backgroundView] where view?.frame != bounds { view?.frame = bounds }
  }

  private func show(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    layOutStandardViews()
  }
}
