internal import LayoutValues

/// A scene that is data: a view with what it is made of, and the views inside.
///
/// A modifier is a view around the one that it modifies: `Color.red.frame(width: 20)` is a `frame`
/// with the argument `width` and a `Color` in it.
public struct EngineScene: Sendable, Hashable, Codable {
  /// The view's type, or the modifier's name: `HStack`, `frame`.
  public var view: String
  /// The arguments by their labels, an argument without one by its place: `"0"`; numbers are
  /// written as the protocol writes them, a member of a type as its name: `"leading"`.
  public var arguments: [String: Argument]
  /// The views inside, in order; one for a modifier.
  public var children: [EngineScene]

  /// The value of an argument.
  public enum Argument: Sendable, Hashable {
    /// A length or another number; infinity is `"inf"` on the wire.
    case number(Double)
    /// A text, the name of a member, several with blanks between them, or `"nil"`.
    case words(String)
    /// `true` or `false`.
    case flag(Bool)
  }

  /// Describes a view.
  ///
  /// - Parameters:
  ///   - view: The view's type, or the modifier's name.
  ///   - arguments: The arguments by their labels, one without a label by its place.
  ///   - children: The views inside, in order; what a modifier modifies comes first.
  public init(_ view: String, _ arguments: [String: Argument] = [:], children: [EngineScene] = []) {
    self.view = view
    self.arguments = arguments
    self.children = children
  }
}

extension EngineScene.Argument: Codable {
  /// Reads it from a line of the protocol; the text `"inf"` is a number there.
  ///
  /// - Parameter decoder: At the argument's value.
  /// - Throws: That it is neither a number nor a text nor a flag.
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

  /// Writes it as the protocol has it.
  ///
  /// - Parameter encoder: Where the argument is to stand.
  /// - Throws: What the encoder says.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(WireLength(number))
    case .words(let words): try value.encode(words)
    case .flag(let flag): try value.encode(flag)
    }
  }
}
