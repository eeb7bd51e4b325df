/// The facts that a layout tells the views inside.
public struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers go by; `nil` for none.
  public var stackOrientation: Axis?

  /// Makes properties that tell nothing.
  public init() {}
}
