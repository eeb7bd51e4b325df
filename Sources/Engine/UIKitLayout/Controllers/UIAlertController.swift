public import Foundation

/// A view controller that presents an alert or an action sheet (R-UIB-11).
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open var message: String?
  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = AlertView(of: self) }

  override var presentation: (rule: String, name: String) {
    ("R-UIB-11", preferredStyle == .alert ? "an alert" : "an action sheet")
  }

  override func presentedFrame(in window: UIWindow) -> CGRect { frame(in: window) }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    viewIfLoaded?.setNeedsLayout()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true

  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  func perform() { handler?(self) }
}

/// A controller that shares items with other apps, which is never shown.
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [AnyObject]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  override var isLaidOutWhenPresented: Bool { false }
}
