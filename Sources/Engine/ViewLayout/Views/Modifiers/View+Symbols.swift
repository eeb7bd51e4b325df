// Symbols that move are drawn and measured alike: all of it is taken and ignored.

nonisolated extension View {
  /// The view with symbols that move.
  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with symbols that move when a value changes.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { modifier(EmptyModifier()) }

  /// The view without symbols that move, or with them.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}

/// A way in which a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  let name: String

  /// It jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It fades and comes back.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Its parts change their colour one after the other.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It grows or shrinks.
  public static let scale = SymbolEffect(name: "scale")
  /// It appears.
  public static let appear = SymbolEffect(name: "appear")
  /// It disappears.
  public static let disappear = SymbolEffect(name: "disappear")
  /// It becomes another one.
  public static let replace = SymbolEffect(name: "replace")
  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// It breathes.
  public static let breathe = SymbolEffect(name: "breathe")
  /// It shakes.
  public static let wiggle = SymbolEffect(name: "wiggle")

  /// The same upwards.
  public var up: SymbolEffect { self }
  /// The same downwards.
  public var down: SymbolEffect { self }
  /// The same with each part alone.
  public var byLayer: SymbolEffect { self }
  /// The same with the whole symbol.
  public var wholeSymbol: SymbolEffect { self }
  /// The same, each part once and then again.
  public var iterative: SymbolEffect { self }
  /// The same, one part after the other.
  public var cumulative: SymbolEffect { self }
  /// The same, to and fro.
  public var reversing: SymbolEffect { self }
  /// The same, downwards and then upwards.
  public var downUp: SymbolEffect { self }
  /// The same, upwards both times.
  public var upUp: SymbolEffect { self }
  /// The same, what is off lighter.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The same, what is off away.
  public var hideInactiveLayers: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// As often as a number says.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// As fast as a factor says.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// The same, as fast as a factor says.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// The same, as often as a number says.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}
