public import Foundation
import ViewLayout

/// A search bar of flexible width and a height of 56 points.
open class UISearchBar: UIView {
  public let searchTextField = UITextField()
  /// Whether the cancel button is shown; it takes no space with the test font.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  open var selectedScopeButtonIndex = 0
  open var prompt: String? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The style of the search bar; has no effect.
  open var searchBarStyle = Style.default
  /// The bar's color; has no effect.
  open var barTintColor: UIColor?
  /// The delegate; typing is never simulated.
  open weak var delegate: (any UISearchBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight + promptHeight + scopeHeight)
  }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    referenceStyle(
      CGSize(width: 0, height: barHeight + promptHeight + scopeHeight),
      of: "a search bar",
      along: axis
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight + promptHeight + scopeHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let system = traits.metrics
    let field = CGRect(
      x: bounds.minX,
      y: bounds.minY + promptHeight,
      width: max(bounds.width - cancelSpace, 0),
      height: max(bounds.height - promptHeight - scopeHeight, 0)
    )
    searchTextField.frame =
      field
      .offsetBy(dx: isRightToLeft ? cancelSpace : 0, dy: 0)
      .insetBy(
        dx: UIControlMetrics.searchFieldMargin[system],
        dy: UIControlMetrics.searchFieldInset[system]
      )
  }

  private var barHeight: CGFloat { UIControlMetrics.searchBarHeight[traits.metrics] }

  /// R-UIC-3: the height of the scope bar, in points; 0 if it is not shown.
  private var scopeHeight: CGFloat {
    guard showsScopeBar, scopeButtonTitles?.isEmpty == false else { return 0 }
    return UIControlMetrics.searchScopeHeight[traits.metrics]
  }

  /// R-UIC-3: the height of the prompt, in points; 0 if there is none.
  private var promptHeight: CGFloat {
    prompt == nil ? 0 : UIControlMetrics.searchPromptHeight[traits.metrics]
  }

  /// R-UIC-3: the width that the cancel button takes from the field, in points.
  private var cancelSpace: CGFloat {
    guard showsCancelButton else { return 0 }
    let system = traits.metrics
    return UIControlMetrics.searchCancelSize[system] + UIControlMetrics.searchCancelSpacing[system]
  }

  /// The style of a search bar.
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }
}

/// Updates search results; typing is never simulated.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Called after the text has changed; never called here.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
