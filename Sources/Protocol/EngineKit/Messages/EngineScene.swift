internal import LayoutValues

/// A scene as data: a view with its arguments and children.
///
/// A modifier is a view whose first child is the modified view: `Color.red.frame(width: 20)` is a
/// `frame` with the argument `width` and a `Color` as its child.
///
/// ```swift
/// let scene = EngineScene("frame", ["width": .number(20)], children: [EngineScene("Color")])
/// ```
public struct EngineScene: Sendable, Hashable, Codable {
  /// The type of the view or the name of the modifier, such as `HStack` or `frame`.
  public var view: String
  /// The arguments by label; an argument without a label by its index, such as `"0"`.
  ///
  /// Numbers are encoded as elsewhere in the protocol, a static member as its name, such as
  /// `"leading"`.
  public var arguments: [String: Argument]
  /// The name of the node in reports: `nil` if it is ``view``, empty for a view that reports omit.
  public var name: String?
  /// The children in order; the modified view comes first.
  public var children: [EngineScene]

  /// The value of an argument.
  public enum Argument: Sendable, Hashable {
    /// A length or another number; infinity is encoded as `"inf"`.
    case number(Double)
    /// A string, the names of one or more members separated by spaces, or `"nil"`.
    case words(String)
    /// A Boolean, `true` or `false`.
    case flag(Bool)
  }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - view: The type of the view or the name of the modifier.
  ///   - arguments: The arguments by label, or by index for those without a label.
  ///   - name: The name of the node in reports; `nil` if it is that of the view.
  ///   - children: The children in order; the modified view comes first.
  public init(
    _ view: String,
    _ arguments: [String: Argument] = [:],
    name: String? = nil,
    children: [EngineScene] = []
  ) {
    self.view = view
    self.arguments = arguments
    self.name = name
    self.children = children
  }
}

extension EngineScene {
  private enum CodingKeys: String, CodingKey { case view, arguments, name, children }

  /// The views whose argument `"0"` is decoded as a text even if it is `"inf"`.
  private static let viewsWithText: Set = ["Text", "Image", "Control", "id"]

  /// Decodes a view.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error if a member is missing or has another type.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    view = try members.decode(String.self, forKey: .view)
    arguments = try members.decode([String: Argument].self, forKey: .arguments)
    name = try members.decodeIfPresent(String.self, forKey: .name)
    children = try members.decode([EngineScene].self, forKey: .children)
    guard Self.viewsWithText.contains(view), case .number? = arguments["0"] else { return }
    let texts = try members.nestedContainer(keyedBy: TextKey.self, forKey: .arguments)
    arguments["0"] = .words(try texts.decode(String.self, forKey: .text))
  }

  private enum TextKey: String, CodingKey { case text = "0" }
}

extension EngineScene.Argument: Codable {
  /// Decodes an argument; with the decoder of ``EngineWire``, `"inf"` is a number.
  ///
  /// - Parameter decoder: The decoder of the argument's value.
  /// - Throws: A decoding error if the value is neither a number nor a string nor a Boolean.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .words(try value.decode(String.self))
    }
  }

  /// Encodes the argument.
  ///
  /// - Parameter encoder: The encoder of the argument's value.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(WireLength(number))
    case .words(let words): try value.encode(words)
    case .flag(let flag): try value.encode(flag)
    }
  }
}
