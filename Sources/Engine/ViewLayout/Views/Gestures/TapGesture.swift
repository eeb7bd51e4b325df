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
