public import Foundation

/// Asks people something: nothing is shown of it.
open class UIAlertController: UIViewController {
  /// Where the question is shown.
  public enum Style: Int, Sendable {
    /// At the bottom, in the middle.
    case actionSheet, alert
  }

  /// More words.
  open var message: String?
  /// Where the question is shown.
  public let preferredStyle: Style
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []
  /// Where people type.
  open private(set) var textFields: [UITextField]?

  /// Makes a question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// Makes no controller: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a place to type.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert, which is never chosen.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What an answer is for.
  public enum Style: Int, Sendable {
    /// As any, going back, taking away for good.
    case `default`, cancel, destructive
  }

  /// The words.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}
