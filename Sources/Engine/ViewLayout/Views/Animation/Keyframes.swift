// A scene is laid out at one moment: keyframes keep their initial value.

nonisolated extension View {
  /// Applies a closure to the view for the values of keyframes; the initial value is laid out.
  @MainActor public func keyframeAnimator<Value, Changed: View>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    PhasedView(view: self, phase: initialValue, content: content)
  }

  /// Applies a closure to the view for the values of keyframes when a value changes; the initial
  /// value is laid out.
  @MainActor public func keyframeAnimator<Value, Changed: View>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    PhasedView(view: self, phase: initialValue, content: content)
  }
}

/// A container that animates along keyframes; the initial value is laid out.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>:
  View
{
  let value: Value
  let content: (Value) -> Content

  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  @MainActor public var body: some View { content(value) }
}

/// Keyframes of a value.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// Keyframes of one property of a value.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent<Property>>: Keyframes {
  /// The type of the animated value.
  public typealias Value = Root

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}

  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
}

/// Consecutive keyframes of one property.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value
}

/// A keyframe that is reached with constant speed or along a timing curve.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value,
    duration: Double,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached with the movement of a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value,
    duration: Double? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached without interpolation.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several keyframes of one property, as a builder returns them.
public struct KeyframeSequence<Value>: KeyframeTrackContent {}

/// Several tracks of one value, as a builder returns them.
public struct KeyframeTracks<Value>: Keyframes {}

/// A result builder for the keyframes of one property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(
    _ frame: Frame
  ) -> Frame { frame }

  public static func buildBlock<each Frame: KeyframeTrackContent>(
    _ frame: repeat each Frame
  ) -> KeyframeSequence<Value> { KeyframeSequence() }

  public static func buildArray<Frame: KeyframeTrackContent<Value>>(
    _ frames: [Frame]
  ) -> KeyframeSequence<Value> { KeyframeSequence() }

  public static func buildEither<Frame: KeyframeTrackContent<Value>>(
    first frame: Frame
  ) -> KeyframeSequence<Value> { KeyframeSequence() }

  public static func buildEither<Frame: KeyframeTrackContent<Value>>(
    second frame: Frame
  ) -> KeyframeSequence<Value> { KeyframeSequence() }
}

/// A result builder for the tracks of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(
    _ frame: Frame
  ) -> KeyframeTracks<Value> { KeyframeTracks() }

  @_disfavoredOverload
  public static func buildExpression<Track: Keyframes<Value>>(_ track: Track) -> Track { track }

  public static func buildBlock<each Track: Keyframes>(
    _ track: repeat each Track
  ) -> KeyframeTracks<Value> { KeyframeTracks() }
}
