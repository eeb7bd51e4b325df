/// A gesture of any type.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  /// Makes a gesture of one of another type; a tap does nothing any more.
  public init<Other: Gesture>(_ gesture: Other) where Other.Value == Value {}
}
