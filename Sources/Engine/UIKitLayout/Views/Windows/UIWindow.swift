public import Foundation
import ViewLayout

/// The root of a hierarchy of views, with the size and the safe area of the scene (R-WIN-1).
///
/// A scene that is a view or a view controller is laid out in a window of its own, which its code
/// reads as `view.window`. Views that code adds to the window are laid out in front of the scene.
open class UIWindow: UIView {
  /// The order of windows from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// The order among the windows of the scene; has no effect.
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene? { didSet { windowScene?.add(self) } }
  /// The owner of the view that the window shows behind all others; `nil` if there is none.
  private(set) var contentOwner: (any ViewOwner)?
  /// The view that the window shows behind all others.
  package private(set) weak var content: UIView?
  /// The owners of the presented views, from back to front.
  var presented: [any ViewOwner] = []
  /// The owners of the views that disappear with the next layout.
  var removedOwners: [any ViewOwner] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var rootViewController: UIViewController? {
    get { contentOwner as? UIViewController }
    set {
      guard newValue !== contentOwner else { return }
      if let view = newValue?.view { show(view) } else { removeContent() }
    }
  }

  open override var window: UIWindow? { self }

  /// The screen of the window, with the size of the window.
  open var screen: UIScreen { UIScreen(size: bounds.size, scale: traits.displayScale) }

  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  open func makeKey() {
    if windowScene == nil { windowScene = .shared }
    windowScene?.keyWindow = self
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentOwner != nil, let content, content.frame != bounds { content.frame = bounds }
    arrangePresented()
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    // Each root view solves its constraints, which may change again while its parts are placed.
    for view in subviews where view.isWindowContent { view.layoutIfNeeded() }
  }
}

extension UIWindow {
  /// Shows a view behind all others, with the view controller that owns it.
  package func show(_ view: UIView) {
    guard view.superview !== self || view !== content else { return }
    removeContent()
    contentOwner = view.viewOwner
    content = view
    addContent(view, at: 0)
  }

  /// Adds a view whose constraints are solved separately from those of other views in the window.
  func addContent(_ view: UIView, at index: Int) {
    if view.superview != nil { view.removeFromSuperview() }
    view.isWindowContent = true
    insertSubview(view, at: index)
  }

  /// Removes the view behind all others, and those that are presented in front of it.
  private func removeContent() {
    if let content, content.superview === self { content.removeFromSuperview() }
    (contentOwner, content) = (nil, nil)
    if let first = presented.first { dismiss(first) }
  }
}
