extension Color {
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let parts = [5.0, 3.0, 1.0].map { offset in
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }

  public var gradient: Gradient { Gradient(colors: [self, self]) }

  public func mix(with other: Color, by fraction: Double) -> Color {
    let between = { (from: Double, to: Double) in from + (to - from) * fraction }
    return Color(
      red: between(red, other.red),
      green: between(green, other.green),
      blue: between(blue, other.blue),
      opacity: between(alpha, other.alpha)
    )
  }
}

/// R-PROP-3: as a view, a color fills its proposal.
extension Color: View {}

extension Color: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    let color = resolved(in: context.colorScheme)
    return Filling(appearance: LeafAppearance(name: "Color", paint: .color(color)))
  }
}
