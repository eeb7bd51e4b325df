public import Foundation

/// What fingers do on a view.
///
/// A stage makes taps alone: a gesture of taps does what is said of its end, and every other one is
/// taken and never begins.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of what is known of the gesture while it is made.
  associatedtype Value
  /// The type of the gesture that it is made of.
  associatedtype Body: Gesture

  /// The gesture that it is made of.
  var body: Self.Body { get }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// A gesture that the engine knows.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never asked for: the engine knows the gesture itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: the engine knows the gesture itself")
  }
}

nonisolated extension Gesture {
  /// The gesture with an action for when it is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self, Value> {
    ObservedGesture(self, transform: { $0 }, action: action)
  }

  /// The gesture with what it changes while it is made.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ObservedGesture<Self, Value> { ObservedGesture(self, transform: { $0 }) }

  /// The gesture with something that is made of what is known of it.
  public func map<Mapped>(
    _ body: @escaping (Value) -> Mapped
  ) -> ObservedGesture<Self, Mapped> { ObservedGesture(self, transform: body) }

  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// The gesture, and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// The gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// The gesture with keys that are held meanwhile, which no stage holds.
  public func modifiers(_ modifiers: EventModifiers) -> AnyGesture<Value> { AnyGesture(self) }
}

nonisolated extension Gesture where Value: Equatable {
  /// The gesture with an action for when what is known of it has changed; a tap changes once.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self, Value> {
    ObservedGesture(self, transform: { $0 }, action: action)
  }
}

/// A gesture with actions for what becomes of it.
nonisolated public struct ObservedGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value
  /// Runs when the gesture is over.
  let action: (Content.Value) -> Void

  init(
    _ content: Content,
    transform: @escaping (Content.Value) -> Value,
    action: @escaping (Content.Value) -> Void = { _ in }
  ) {
    self.content = content
    self.transform = transform
    self.action = action
  }
}

extension ObservedGesture: TappedGesture where Content: TappedGesture {
  func tapped() -> Value {
    let value = content.tapped()
    action(value)
    return transform(value)
  }
}

/// A gesture that a tap of the stage makes.
nonisolated protocol TappedGesture<Value>: Gesture {
  /// Does what is to be done at a tap.
  ///
  /// - Returns: What is known of the tap.
  func tapped() -> Value
}

extension Gesture {
  /// What a tap does; `nil` for a gesture that is not made of taps.
  nonisolated var tapAction: (() -> Void)? {
    guard let gesture = self as? any TappedGesture else { return nil }
    return { Self.tap(gesture) }
  }

  nonisolated private static func tap<Tapped: TappedGesture>(_ gesture: Tapped) {
    _ = gesture.tapped()
  }
}

/// One tap or several.
nonisolated public struct TapGesture: PrimitiveGesture, TappedGesture, Sendable {
  /// Nothing is known of a tap.
  public typealias Value = Void

  /// How many taps it takes; the stage taps as often.
  public var count: Int

  /// Makes a gesture of taps.
  public init(count: Int = 1) { self.count = count }

  func tapped() {}
}

/// One tap or several, at a place.
nonisolated public struct SpatialTapGesture: PrimitiveGesture, TappedGesture, Sendable {
  /// What is known of a tap.
  public struct Value: Equatable, Sendable {
    /// Where the tap was, in points; a stage taps no place of a view, so it is its origin.
    public var location: CGPoint
  }

  /// How many taps it takes; the stage taps as often.
  public var count: Int

  /// Makes a gesture of taps, whose place is told in a coordinate space.
  public init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace.local
  ) { self.count = count }

  func tapped() -> Value { Value(location: .zero) }
}
