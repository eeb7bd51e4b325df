public import Foundation

/// A search bar of flexible width and a height of 56 points.
open class UISearchBar: UIView {
  /// The text field of the search bar.
  public let searchTextField = UITextField()
  /// Whether the cancel button is shown; has no effect.
  open var showsCancelButton = false
  /// The style of the search bar; has no effect.
  open var searchBarStyle = Style.default
  /// The bar's color; has no effect.
  open var barTintColor: UIColor?
  /// The delegate; typing is never simulated.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The text of the search field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The placeholder of the search field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIControlMetrics.searchBarHeight)
  }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    Self.referenceStyle(
      CGSize(width: 0, height: UIControlMetrics.searchBarHeight),
      of: "a search bar",
      along: axis
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControlMetrics.searchBarHeight)
  }

  // mutants(statement): the method of `UIView` that it calls does nothing
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }

  /// The style of a search bar.
  public enum Style: Int, Sendable {
    /// The default, prominent and minimal styles.
    case `default`, prominent, minimal
  }
}

/// Updates search results; typing is never simulated.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Called after the text has changed; never called here.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
