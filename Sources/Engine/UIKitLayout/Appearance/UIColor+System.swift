import Foundation

extension UIColor {
  private convenience init(_ name: String, _ red: Int, _ green: Int, _ blue: Int) {
    self.init(
      [CGFloat(red) / 255, CGFloat(green) / 255, CGFloat(blue) / 255, 1],
      adaptiveName: name
    )
  }

  private convenience init(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: alpha
    )
  }

  /// Red, as the system has it, where it is light.
  public static let systemRed = UIColor(255, 59, 48)
  /// Green, as the system has it, where it is light.
  public static let systemGreen = UIColor(52, 199, 89)
  /// Blue, as the system has it, where it is light.
  public static let systemBlue = UIColor(0, 122, 255)
  /// Orange, as the system has it, where it is light.
  public static let systemOrange = UIColor(255, 149, 0)
  /// Yellow, as the system has it, where it is light.
  public static let systemYellow = UIColor(255, 204, 0)
  /// Pink, where it is light.
  public static let systemPink = UIColor(255, 45, 85)
  /// Purple, as the system has it, where it is light.
  public static let systemPurple = UIColor(175, 82, 222)
  /// Teal, where it is light.
  public static let systemTeal = UIColor(48, 176, 199)
  /// Indigo, where it is light.
  public static let systemIndigo = UIColor(88, 86, 214)
  /// Brown, as the system has it, where it is light.
  public static let systemBrown = UIColor(162, 132, 94)
  /// Mint, where it is light.
  public static let systemMint = UIColor(0, 199, 190)
  /// Cyan, as the system has it, where it is light.
  public static let systemCyan = UIColor(50, 173, 230)
  /// Gray, as the system has it, where it is light.
  public static let systemGray = UIColor(142, 142, 147)
  /// A lighter gray, where it is light.
  public static let systemGray2 = UIColor(174, 174, 178)
  /// A third gray, still lighter, where it is light.
  public static let systemGray3 = UIColor(199, 199, 204)
  /// A fourth gray, still lighter, where it is light.
  public static let systemGray4 = UIColor(209, 209, 214)
  /// A fifth gray, still lighter, where it is light.
  public static let systemGray5 = UIColor(229, 229, 234)
  /// The lightest gray, where it is light.
  public static let systemGray6 = UIColor(242, 242, 247)
  /// The color of what can be used, where it is light.
  public static let tintColor = UIColor(0, 122, 255)
  /// The color of text, where it is light.
  public static let label = UIColor("primary", 0, 0, 0)
  /// The color of text that matters less, where it is light.
  public static let secondaryLabel = UIColor("secondary", 138, 138, 142)
  /// The color of text that matters less still, where it is light.
  public static let tertiaryLabel = UIColor("tertiary", 197, 197, 199)
  /// The color of text that matters least, where it is light.
  public static let quaternaryLabel = UIColor("quaternary", 216, 216, 217)
  /// The color of text for what is not there, where it is light.
  public static let placeholderText = UIColor("tertiary", 197, 197, 199)
  /// The color of links, where it is light.
  public static let link = UIColor(0, 122, 255)
  /// The color of text on something light, where it is light.
  public static let darkText = UIColor(0, 0, 0)
  /// The color of text on something dark, where it is light.
  public static let lightText = UIColor(255, 255, 255, alpha: 0.6)
  /// The color of lines that can be seen through, where it is light.
  public static let separator = UIColor(60, 60, 67, alpha: 0.29)
  /// The color of lines, where it is light.
  public static let opaqueSeparator = UIColor(198, 198, 200)
  /// Behind thin shapes, where it is light.
  public static let systemFill = UIColor(120, 120, 128, alpha: 0.2)
  /// Behind shapes of middle size, where it is light.
  public static let secondarySystemFill = UIColor(120, 120, 128, alpha: 0.16)
  /// Behind large shapes, where it is light.
  public static let tertiarySystemFill = UIColor(118, 118, 128, alpha: 0.12)
  /// Behind large areas, where it is light.
  public static let quaternarySystemFill = UIColor(116, 116, 128, alpha: 0.08)
  /// Behind everything, where it is light.
  public static let systemBackground = UIColor("background", 255, 255, 255)
  /// Behind what lies on that, where it is light.
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  /// Behind what lies on that again, where it is light.
  public static let tertiarySystemBackground = UIColor(255, 255, 255)
  /// Behind groups, where it is light.
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  /// Behind a group, where it is light.
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
  /// Behind what lies on a group, where it is light.
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
}
