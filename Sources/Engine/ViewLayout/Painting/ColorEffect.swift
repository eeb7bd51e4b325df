import Foundation

/// An effect of a modifier on the colors of a view and its descendants.
enum ColorEffect: Equatable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case invert
  case multiply(Color)
  case luminanceToAlpha
  case blur(radius: CGFloat)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
}

extension ColorEffect {
  /// The effect as a CSS filter function; `nil` if CSS has none.
  var styleText: String? {
    switch self {
    // CSS multiplies by the brightness, whereas SwiftUI adds it.
    case .brightness(let amount): "brightness(\(Self.text(max(1 + amount, 0))))"
    case .contrast(let amount): "contrast(\(Self.text(max(amount, 0))))"
    case .saturation(let amount): "saturate(\(Self.text(max(amount, 0))))"
    case .grayscale(let amount): "grayscale(\(Self.text(min(max(amount, 0), 1))))"
    case .hueRotation(let angle): "hue-rotate(\(Self.text(angle.degrees))deg)"
    case .invert: "invert(1)"
    case .multiply, .luminanceToAlpha: nil
    case .blur(let radius): "blur(\(Self.text(max(radius, 0)))px)"
    case .shadow(let color, let radius, let x, let y):
      "drop-shadow(\(Self.text(x))px \(Self.text(y))px \(Self.text(max(radius, 0) / 2))px "
        + "rgb(\([color.red, color.green, color.blue].map { Self.text($0 * 255) }.joined(separator: " "))"
        + "/\(Self.text(color.alpha))))"
    }
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded.isFinite ? Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)" : "0"
  }
}

extension BlendMode {
  /// The mode as a CSS blend mode; `nil` for the normal one, and for modes that CSS does not have.
  var styleText: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
