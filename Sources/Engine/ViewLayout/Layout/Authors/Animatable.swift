/// A value with a part that an animation could change; only end states are laid out here.
public protocol Animatable {
  /// The type of the part.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Nothing that an animation could change.
public struct EmptyAnimatableData: Equatable, Sendable {
  /// Makes nothing.
  public init() {}
}
