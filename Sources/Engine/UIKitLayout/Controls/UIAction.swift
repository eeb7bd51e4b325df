public import Foundation

/// An element of a menu: an action or a submenu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title: String
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The state of a menu element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }
}

/// An action of a control or menu, with a title and a handler.
open class UIAction: UIMenuElement {
  /// An identifier of an action.
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var state: State
  open var attributes: Attributes
  open internal(set) var sender: Any?
  private let handler: (UIAction) -> Void

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
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  open private(set) var children: [UIMenuElement]
  public let options: Options

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
