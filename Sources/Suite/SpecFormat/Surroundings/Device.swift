/// A device that a scene can be laid out on: its size, its scale and what it keeps free.
package struct Device: Sendable, Equatable {
  /// The name that specs use: `iPhone 16`.
  package var name: String
  /// Held upright, in points.
  package var width: Double
  /// Held upright, in points.
  package var height: Double
  /// Pixels a point.
  package var scale: Double
  /// The safe area of a window that fills the screen, held upright.
  package var upright: LayoutEnvironment.Insets
  /// The safe area of a window that fills the screen, held in landscape.
  package var landscape: LayoutEnvironment.Insets
}

extension Device {
  /// Makes a device whose safe areas are the same on both sides.
  ///
  /// - Parameters:
  ///   - name: The name that specs use.
  ///   - size: Width and height when it is held upright, in points.
  ///   - scale: Pixels a point.
  ///   - upright: What is free at the top and at the bottom, in points.
  ///   - landscape: What is free at the top, at either side and at the bottom in landscape, in
  ///     points.
  init(
    _ name: String,
    _ size: (width: Double, height: Double),
    scale: Double,
    upright: (top: Double, bottom: Double),
    landscape: (top: Double, sides: Double, bottom: Double)
  ) {
    self.name = name
    (width, height) = size
    self.scale = scale
    self.upright = LayoutEnvironment.Insets(
      top: upright.top,
      leading: 0,
      bottom: upright.bottom,
      trailing: 0
    )
    self.landscape = LayoutEnvironment.Insets(
      top: landscape.top,
      leading: landscape.sides,
      bottom: landscape.bottom,
      trailing: landscape.sides
    )
  }
}
