public import Foundation

/// A gesture on a view.
///
/// Specs can only tap: tap gestures run their `onEnded` action, and all other gestures are accepted
/// and never begin.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  var body: Self.Body { get }
}

extension Never: Gesture {
  /// A gesture that never has a value.
  public typealias Value = Never
}

/// A gesture that the engine implements directly.
nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: the engine implements the gesture itself")
  }
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self, Value> {
    ObservedGesture(self, transform: { $0 }, action: action)
  }

  /// Updates a gesture state while the gesture is active; in Plumb the state never changes.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ObservedGesture<Self, Value> { ObservedGesture(self, transform: { $0 }) }

  public func map<Mapped>(
    _ body: @escaping (Value) -> Mapped
  ) -> ObservedGesture<Self, Mapped> { ObservedGesture(self, transform: body) }

  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Requires modifier keys for the gesture, which are never pressed in Plumb.
  public func modifiers(_ modifiers: EventModifiers) -> AnyGesture<Value> { AnyGesture(self) }
}

nonisolated extension Gesture where Value: Equatable {
  /// Adds an action that runs when the value changes, which a tap does once.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self, Value> {
    ObservedGesture(self, transform: { $0 }, action: action)
  }
}

/// A gesture with an action and a mapped value.
nonisolated public struct ObservedGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value
  /// The action that runs when the gesture ends.
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

/// A gesture that a tap in a spec triggers.
nonisolated protocol TappedGesture<Value>: Gesture {
  /// Runs the actions of the gesture for a tap.
  ///
  /// - Returns: The value of the gesture.
  func tapped() -> Value
}

extension Gesture {
  /// The action for a tap; `nil` if the gesture does not consist of taps.
  nonisolated var tapAction: (() -> Void)? {
    guard let gesture = self as? any TappedGesture else { return nil }
    return { Self.tap(gesture) }
  }

  nonisolated private static func tap<Tapped: TappedGesture>(_ gesture: Tapped) {
    _ = gesture.tapped()
  }
}

/// A gesture of one or more taps.
nonisolated public struct TapGesture: PrimitiveGesture, TappedGesture, Sendable {
  /// The empty value of a tap.
  public typealias Value = Void

  /// The required number of taps; a tap in a spec always satisfies it.
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  func tapped() {}
}

/// A gesture of one or more taps with a location.
nonisolated public struct SpatialTapGesture: PrimitiveGesture, TappedGesture, Sendable {
  /// The value of a tap with a location.
  public struct Value: Equatable, Sendable {
    /// The location of the tap, in points; always the origin, because taps in specs have no
    /// location.
    public var location: CGPoint
  }

  /// The required number of taps; a tap in a spec always satisfies it.
  public var count: Int

  public init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace.local
  ) { self.count = count }

  func tapped() -> Value { Value(location: .zero) }
}
