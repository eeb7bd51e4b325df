public import Foundation

/// A button in a navigation bar or a toolbar (R-UIB-3).
open class UIBarButtonItem: UIBarItem {
  open var customView: UIView? { didSet { didChange() } }
  open var width: CGFloat = 0 { didSet { didChange() } }
  open var tintColor: UIColor?
  open var menu: UIMenu?
  open var primaryAction: UIAction?
  /// The style of the button; has no effect.
  open var style: Style
  open weak var target: AnyObject?
  open var action: Selector?
  open var isHidden = false { didSet { didChange() } }
  /// The kind of system button; `nil` for a button with a title, an image or a view of the app.
  let systemItem: SystemItem?
  private(set) lazy var button = BarItemButton(self)

  /// The kinds of system buttons.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// The style of a bar button.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// The prominent style, which replaces `done` on iOS 26.
    public static let prominent = Style.done
  }

  private init(_ systemItem: SystemItem?, style: Style = .plain) {
    (self.systemItem, self.style) = (systemItem, style)
    super.init()
  }

  public override init() {
    (systemItem, style) = (nil, .plain)
    super.init()
  }

  public convenience init(
    title: String?,
    style: Style,
    target: Any? = nil,
    action: Selector? = nil
  ) {
    self.init(nil, style: style)
    self.title = title
    (self.target, self.action) = (target as AnyObject?, action)
  }

  public convenience init(
    image: UIImage?,
    style: Style,
    target: Any? = nil,
    action: Selector? = nil
  ) {
    self.init(nil, style: style)
    self.image = image
    (self.target, self.action) = (target as AnyObject?, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any? = nil,
    action: Selector? = nil
  ) {
    self.init(systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(nil)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(customView: UIView) {
    self.init(nil)
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension UIBarButtonItem {
  /// The view that the bar shows for the item; `nil` for a space.
  var itemView: UIView? { isSpace ? nil : customView ?? button }

  /// Whether the item is a flexible or fixed space between other items.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The title that is shown; `nil` for an item with an image.
  var shownTitle: String? { shownImage == nil ? title ?? systemItem?.title : nil }

  /// The image that is shown; `nil` for none.
  var shownImage: UIImage? {
    image ?? (title == nil ? systemItem?.symbol.flatMap(UIImage.init(systemName:)) : nil)
  }

  /// Performs the actions of a tap.
  func tap() {
    if let action { TargetAction(target, action).run(sender: self) }
    primaryAction?.run(sender: self)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the system button; `nil` for one with a symbol.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The name of the symbol of the system button; `nil` for one with a title.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
