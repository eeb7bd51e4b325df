/// Colours that run into each other.
public struct Gradient: ShapeStyle, Equatable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// From 0 to 1.
    public var location: Double

    /// Makes a colour at a place from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours at their places.
  public var stops: [Stop]

  /// Makes colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The first colour.
  public var plainColor: Color? { stops.first?.color }
}
