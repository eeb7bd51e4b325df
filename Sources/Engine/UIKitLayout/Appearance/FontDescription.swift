import Foundation
import ViewLayout
internal import LayoutValues

/// The size and the attributes of a font of UIKit, without the lengths that depend on metrics.
struct FontDescription: Hashable, Sendable {
  enum Size: Hashable, Sendable {
    /// A size in points that is the same at every text size.
    case fixed(CGFloat)
    /// A size in points at the default text size, which scales as a text style does.
    case scaled(CGFloat, Font.TextStyle)
    /// The size of a text style.
    case style(Font.TextStyle)
  }

  var size: Size
  /// The name of a font of the app; `nil` for the system font.
  var name: String?
  var weight = UIFont.Weight.regular
  var isItalic = false
  var design = Font.Design.default
  var hasMonospacedDigits = false
  /// The text size for which the font was created; `nil` for that of the environment.
  ///
  /// The test font ignores it, so that its fonts always follow the environment.
  var textSize: DynamicTypeSize?
  /// The maximum size of a scaled font, in points; `nil` for no limit.
  ///
  /// The test font ignores it.
  var maximumSize: CGFloat?

  /// Whether the font scales with the text size.
  var isScaled: Bool { if case .fixed = size { false } else { true } }

  /// The weight, which is that of the text style if none is set.
  var effectiveWeight: UIFont.Weight {
    guard weight == .regular, case .style(.headline) = size else { return weight }
    return .semibold
  }

  /// The size in points that the test font has at the default text size.
  var defaultTestSize: CGFloat {
    switch size {
    case .fixed(let points), .scaled(let points, _): points
    case .style(let style): style.size
    }
  }
}

extension FontDescription {
  /// Returns the font of SwiftUI with the attributes and a fixed size in points.
  func font(ofSize size: CGFloat) -> Font {
    var font = Font.system(size: size, design: design).named(name)
    if effectiveWeight != .regular { font = font.weight(effectiveWeight.fontWeight) }
    if isItalic { font = font.italic() }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }

  func metrics(in environment: HostEnvironment) -> any TextMetrics {
    let system = environment.metrics
    guard system != .test else {
      return TestFont(size: isScaled ? defaultTestSize * environment.typeFactor : defaultTestSize)
    }
    let textSize = textSize ?? DynamicTypeSize(rawValue: environment.dynamicTypeSize) ?? .large
    let limit = maximumSize ?? .infinity
    let font: Font =
      switch size {
      case .fixed(let points): .system(size: points)
      case .scaled(let points, let style):
        .system(size: min(style.scaled(points, at: textSize, in: environment), limit))
      case .style(let style): .system(style)
      }
    return font.named(name).metrics(
      in: system,
      at: textSize,
      traits: traits,
      language: environment.localization?.code
    )
  }

  private var traits: FontTraits {
    var traits = FontTraits()
    // A text style has its own weight, such as semibold for a headline.
    if weight != .regular { traits.weight = weight.fontWeight }
    if isItalic { traits.isItalic = true }
    if design != .default { traits.design = design }
    if hasMonospacedDigits { traits.hasMonospacedDigits = true }
    return traits
  }
}

extension Font.TextStyle {
  /// R-LBL-7: returns a length for a text size as `UIFontMetrics` does, rounded to a pixel.
  ///
  /// The factor is the text style's line distance at the text size, divided by the one at the
  /// default size. As recorded, 16 points of `body` at `xxLarge` have lines 23 high, as 16 × 26 /
  /// 22 points have.
  func scaled(
    _ length: CGFloat,
    at textSize: DynamicTypeSize,
    in environment: HostEnvironment
  ) -> CGFloat {
    let system = environment.metrics
    let factor = lineDistance(at: textSize, in: system) / lineDistance(at: .large, in: system)
    return (length * factor * environment.displayScale).rounded() / environment.displayScale
  }
}

extension UIFont.Weight {
  /// The nearest weight of the system font.
  var fontWeight: Font.Weight {
    let weights: [(UIFont.Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    let nearest = weights.min {
      abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
    }
    return nearest?.1 ?? .regular
  }
}
