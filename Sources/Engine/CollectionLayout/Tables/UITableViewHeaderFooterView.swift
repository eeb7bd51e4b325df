public import Foundation
public import UIKitLayout
package import ViewLayout

/// A view above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ViewContent, ConstraintScope {
  /// The identifier that the view is used again by; `nil` for one that is not.
  public let reuseIdentifier: String?
  /// The view that the content is in; as large as the view.
  open private(set) var contentView = UIView()
  /// The content that the view shows, in place of views of its own; `nil` for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { show(contentConfiguration?.makeContentView() ?? UIView()) }
  }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether the delegate knows that the view is in sight.
  var isDisplayed = false

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: The identifier that it is used again by; `nil` for none.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view of a class that is known only when it runs, by the class's own
  /// `init(reuseIdentifier:)`.
  public required convenience init(dequeuedAs reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The configuration that a header begins with, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  /// Forgets what the view showed: called before it is used again.
  open func prepareForReuse() {}

  /// The content is as large as the view before anything in it is solved.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { layOutStandardViews() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutStandardViews()
  }

  /// R-TABLE-8: the width that is asked for, and the height that the content takes in it; none of a
  /// content that says nothing.
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
