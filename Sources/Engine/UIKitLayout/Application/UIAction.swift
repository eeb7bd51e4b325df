public import Foundation

/// A part of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The words; empty for none.
  open internal(set) var title: String
  /// The picture; `nil` for none.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Whether a part of a menu is chosen.
  public enum State: Int, Sendable {
    /// It is not, it is, or some of it is.
    case off, on, mixed
  }

  /// What is special of a part of a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Makes attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away for good.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
}

/// Something that a control or a menu does, with its words.
open class UIAction: UIMenuElement {
  /// A name of an action.
  public struct Identifier: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action.
  public let identifier: Identifier
  /// Whether it is chosen.
  open var state: State
  /// What is special of it.
  open var attributes: Attributes
  /// The control that did it last; `nil` before.
  open internal(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// Makes an action.
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

  /// Does it.
  package func run(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// Parts that belong together: nothing is shown of it.
open class UIMenu: UIMenuElement {
  /// How a menu lies in another one.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its parts lie in the outer one.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away for good.
    public static let destructive = Options(rawValue: 2)
    /// One of its parts is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The parts.
  open private(set) var children: [UIMenuElement]
  /// How it lies in another menu.
  public let options: Options

  /// Makes a menu of parts.
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
