/// The surroundings that a scene is laid out in.
public struct EngineEnvironment: Sendable, Hashable, Codable {
  /// Distances from the edges, in points.
  public struct Insets: Sendable, Hashable, Codable {
    public var top, leading, bottom, trailing: Double

    /// States distances, in points.
    ///
    /// - Parameters:
    ///   - top: From the top edge.
    ///   - leading: From the edge where lines begin.
    ///   - bottom: From the bottom edge.
    ///   - trailing: From the edge where lines end.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// A place, in points.
  public struct Offset: Sendable, Hashable, Codable {
    public var x, y: Double

    /// States a place, in points.
    ///
    /// - Parameters:
    ///   - x: To the right.
    ///   - y: Down.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// The reading directions, by their names on the wire.
  public enum Direction: String, Sendable, Codable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// Where lines begin.
  public var direction = Direction.leftToRight
  /// Pixels a point.
  public var scale = 1.0
  /// The dynamic type size by its name, `xSmall` to `accessibility5`.
  public var dynamicType = "large"
  /// `nil` for none.
  public var safeArea: Insets?
  /// The margins around the scene; `nil` for none.
  public var margins: Insets?
  /// The content offset that the outermost scroll view is scrolled to; `nil` to leave it alone.
  public var offset: Offset?

  /// From left to right, one pixel a point, with text of the usual size, and nothing kept free.
  public init() {}
}
