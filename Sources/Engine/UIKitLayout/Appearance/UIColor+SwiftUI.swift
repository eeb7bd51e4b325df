import Foundation
public import ViewLayout

extension Color {
  /// Makes a color of a view's.
  nonisolated public init(uiColor: UIColor) {
    let parts = uiColor.components.map { Double($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// Makes a color of a view's.
  nonisolated public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor: _ExpressibleByColorLiteral {}

// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
/// The type of a `#colorLiteral` that nothing else is said of.
public typealias _ColorLiteralType = UIColor
