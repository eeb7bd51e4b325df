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

  /// The system's red, in the light appearance.
  public static let systemRed = UIColor(255, 59, 48)
  /// The system's green, in the light appearance.
  public static let systemGreen = UIColor(52, 199, 89)
  /// The system's blue, in the light appearance.
  public static let systemBlue = UIColor(0, 122, 255)
  /// The system's orange, in the light appearance.
  public static let systemOrange = UIColor(255, 149, 0)
  /// The system's yellow, in the light appearance.
  public static let systemYellow = UIColor(255, 204, 0)
  /// The system's pink, in the light appearance.
  public static let systemPink = UIColor(255, 45, 85)
  /// The system's purple, in the light appearance.
  public static let systemPurple = UIColor(175, 82, 222)
  /// The system's teal, in the light appearance.
  public static let systemTeal = UIColor(48, 176, 199)
  /// The system's indigo, in the light appearance.
  public static let systemIndigo = UIColor(88, 86, 214)
  /// The system's brown, in the light appearance.
  public static let systemBrown = UIColor(162, 132, 94)
  /// The system's mint, in the light appearance.
  public static let systemMint = UIColor(0, 199, 190)
  /// The system's cyan, in the light appearance.
  public static let systemCyan = UIColor(50, 173, 230)
  /// The system's gray, in the light appearance.
  public static let systemGray = UIColor(142, 142, 147)
  /// The second of the system's six grays, in the light appearance.
  public static let systemGray2 = UIColor(174, 174, 178)
  /// The third of the system's six grays, in the light appearance.
  public static let systemGray3 = UIColor(199, 199, 204)
  /// The fourth of the system's six grays, in the light appearance.
  public static let systemGray4 = UIColor(209, 209, 214)
  /// The fifth of the system's six grays, in the light appearance.
  public static let systemGray5 = UIColor(229, 229, 234)
  /// The lightest of the system's six grays, in the light appearance.
  public static let systemGray6 = UIColor(242, 242, 247)
  /// The color of interactive elements, in the light appearance.
  public static let tintColor = UIColor(0, 122, 255)
  /// The color of primary text, in the light appearance.
  public static let label = UIColor("primary", 0, 0, 0)
  /// The color of secondary text, in the light appearance.
  public static let secondaryLabel = UIColor("secondary", 138, 138, 142)
  /// The color of tertiary text, in the light appearance.
  public static let tertiaryLabel = UIColor("tertiary", 197, 197, 199)
  /// The color of quaternary text, in the light appearance.
  public static let quaternaryLabel = UIColor("quaternary", 216, 216, 217)
  /// The color of placeholder text, in the light appearance.
  public static let placeholderText = UIColor("tertiary", 197, 197, 199)
  /// The color of links, in the light appearance.
  public static let link = UIColor(0, 122, 255)
  /// The color of text on a light background, in the light appearance.
  public static let darkText = UIColor(0, 0, 0)
  /// The color of text on a dark background, in the light appearance.
  public static let lightText = UIColor(255, 255, 255, alpha: 0.6)
  /// The color of translucent separators, in the light appearance.
  public static let separator = UIColor(60, 60, 67, alpha: 0.29)
  /// The color of opaque separators, in the light appearance.
  public static let opaqueSeparator = UIColor(198, 198, 200)
  /// The fill color of thin and small shapes, in the light appearance.
  public static let systemFill = UIColor(120, 120, 128, alpha: 0.2)
  /// The fill color of shapes of medium size, in the light appearance.
  public static let secondarySystemFill = UIColor(120, 120, 128, alpha: 0.16)
  /// The fill color of large shapes, in the light appearance.
  public static let tertiarySystemFill = UIColor(118, 118, 128, alpha: 0.12)
  /// The fill color of large areas with complex content, in the light appearance.
  public static let quaternarySystemFill = UIColor(116, 116, 128, alpha: 0.08)
  /// The main background color, in the light appearance.
  public static let systemBackground = UIColor("background", 255, 255, 255)
  /// The background color of content on top of the main background, in the light appearance.
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  /// The background color of content on top of a secondary background, in the light appearance.
  public static let tertiarySystemBackground = UIColor(255, 255, 255)
  /// The main background color of grouped content, in the light appearance.
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  /// The background color of a group, in the light appearance.
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
  /// The background color of content on top of a group, in the light appearance.
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
}
