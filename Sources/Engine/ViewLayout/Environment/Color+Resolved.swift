extension Color {
  /// The components of a color in an environment, in the sRGB color space.
  ///
  /// ```swift
  /// let components = Color.orange.resolve(in: EnvironmentValues())
  /// ```
  nonisolated public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// Returns the components that the color has in the color scheme of an environment (R-LOC-7).
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolved(in: environment.colorScheme)
    let parts = color.components.map(Float.init)
    return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }
}
