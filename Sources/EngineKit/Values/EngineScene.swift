/// A scene that is data: a view with what it is made of, and the views inside.
///
/// A modifier is a view around the one that it modifies: `Color.red.frame(width: 20)` is a `frame` with
/// the argument `width` and a `Color` in it.
public struct EngineScene: Sendable, Hashable, Codable {
  /// The view's type, or the modifier's name: `HStack`, `frame`.
  public var view: String
  /// The arguments by their labels, an argument without one by its place: `"0"`; numbers are written as
  /// the protocol writes them, a member of a type as its name: `"leading"`.
  public var arguments: [String: Argument]
  /// The views inside, in order; one for a modifier.
  public var children: [EngineScene]

  /// The value of an argument.
  public enum Argument: Sendable, Hashable {
    case number(Double)
    case words(String)
    case flag(Bool)
  }

  /// Makes a view of its arguments and the views inside.
  public init(_ view: String, _ arguments: [String: Argument] = [:], children: [EngineScene] = []) {
    self.view = view
    self.arguments = arguments
    self.children = children
  }
}

extension EngineScene.Argument: Codable {
  /// Reads what the protocol says of it.
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
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(WireLength(number))
    case .words(let words): try value.encode(words)
    case .flag(let flag): try value.encode(flag)
    }
  }
}
