public import Foundation

/// A finger that moves, which no stage makes.
nonisolated public struct DragGesture: PrimitiveGesture, Sendable {
  /// What is known while a finger moves.
  public struct Value: Equatable, Sendable {
    /// When it was last seen.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// Where it would stop, in points.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far it would come, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// How far the finger moves before it is a drag, in points.
  public var minimumDistance: CGFloat

  /// Makes a gesture of a finger that moves, whose places are told in a coordinate space.
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace.local
  ) { self.minimumDistance = minimumDistance }

  /// Makes a gesture of a finger that moves, whose places are told in a coordinate space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }
}
