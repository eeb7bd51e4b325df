public import Foundation

/// An element of a menu: an action or a submenu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The title of the element; empty for none.
  open internal(set) var title: String
  /// The image of the element; `nil` for none.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The state of a menu element.
  public enum State: Int, Sendable {
    /// Off, on, or mixed.
    case off, on, mixed
  }

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as a bit mask.
    public let rawValue: UInt

    /// Creates attributes from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes or discards something.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
  }
}

/// An action of a control or menu, with a title and a handler.
open class UIAction: UIMenuElement {
  /// An identifier of an action.
  public struct Identifier: Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// The state of the action.
  open var state: State
  /// The attributes of the action.
  open var attributes: Attributes
  /// The control that performed the action last; `nil` if there was none.
  open internal(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// Creates an action with a handler.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler of the action.
  package func run(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// A group of menu elements; not shown in this engine.
open class UIMenu: UIMenuElement {
  /// Options for the appearance and selection of a menu.
  public struct Options: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements appear directly in the parent menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu's actions delete or discard something.
    public static let destructive = Options(rawValue: 2)
    /// At most one element of the menu is selected.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]
  /// The options of the menu.
  public let options: Options

  /// Creates a menu with elements.
  public init(
    title: String = "",
    image: UIImage? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}
