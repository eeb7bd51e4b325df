public import Foundation

/// A bar to look for something with: as wide as it is put, 56 high.
open class UISearchBar: UIView {
  /// Where people type.
  public let searchTextField = UITextField()
  /// Whether there is a button to go back; has no effect.
  open var showsCancelButton = false
  /// How the bar looks; has no effect.
  open var searchBarStyle = Style.default
  /// The bar's color; has no effect.
  open var barTintColor: UIColor?
  /// The delegate; typing is never simulated.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Makes a bar of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// What is typed.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What stands there while nothing is typed.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIControlMetrics.searchBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControlMetrics.searchBarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }

  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// As usual, with something behind it, or without.
    case `default`, prominent, minimal
  }
}

/// Updates search results; typing is never simulated.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Notes that something else is typed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
