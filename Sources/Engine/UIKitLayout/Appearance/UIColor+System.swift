import Foundation

extension UIColor {
  /// Creates a color of components from 0 to 255; `dark` are those in a dark color scheme.
  private convenience init(
    _ red: Int,
    _ green: Int,
    _ blue: Int,
    alpha: CGFloat = 1,
    dark: (red: Int, green: Int, blue: Int)? = nil,
    name: String? = nil
  ) {
    func parts(_ parts: [Int]) -> [CGFloat] { parts.map { CGFloat($0) / 255 } + [alpha] }
    self.init(
      parts([red, green, blue]),
      dark: dark.map { parts([$0.red, $0.green, $0.blue]) },
      adaptiveName: name
    )
  }

  public static let systemRed = UIColor(255, 59, 48, dark: (255, 69, 58))
  public static let systemGreen = UIColor(52, 199, 89, dark: (48, 209, 88))
  public static let systemBlue = UIColor(0, 122, 255, dark: (10, 132, 255))
  public static let systemOrange = UIColor(255, 149, 0, dark: (255, 159, 10))
  public static let systemYellow = UIColor(255, 204, 0, dark: (255, 214, 10))
  public static let systemPink = UIColor(255, 45, 85, dark: (255, 55, 95))
  public static let systemPurple = UIColor(175, 82, 222, dark: (191, 90, 242))
  public static let systemTeal = UIColor(48, 176, 199, dark: (64, 200, 224))
  public static let systemIndigo = UIColor(88, 86, 214, dark: (94, 92, 230))
  public static let systemBrown = UIColor(162, 132, 94, dark: (172, 142, 104))
  public static let systemMint = UIColor(0, 199, 190, dark: (99, 230, 226))
  public static let systemCyan = UIColor(50, 173, 230, dark: (100, 210, 255))
  public static let systemGray = UIColor(142, 142, 147)
  public static let systemGray2 = UIColor(174, 174, 178, dark: (99, 99, 102))
  public static let systemGray3 = UIColor(199, 199, 204, dark: (72, 72, 74))
  public static let systemGray4 = UIColor(209, 209, 214, dark: (58, 58, 60))
  public static let systemGray5 = UIColor(229, 229, 234, dark: (44, 44, 46))
  public static let systemGray6 = UIColor(242, 242, 247, dark: (28, 28, 30))
  public static let tintColor = UIColor(0, 122, 255, dark: (10, 132, 255))
  public static let label = UIColor(0, 0, 0, name: "primary")
  public static let secondaryLabel = UIColor(138, 138, 142, name: "secondary")
  public static let tertiaryLabel = UIColor(197, 197, 199, name: "tertiary")
  public static let quaternaryLabel = UIColor(216, 216, 217, name: "quaternary")
  public static let placeholderText = UIColor(197, 197, 199, name: "tertiary")
  public static let link = UIColor(0, 122, 255, dark: (9, 132, 255))
  public static let darkText = UIColor(0, 0, 0)
  public static let lightText = UIColor(255, 255, 255, alpha: 0.6)
  public static let separator = UIColor(60, 60, 67, alpha: 0.29, dark: (84, 84, 88))
  public static let opaqueSeparator = UIColor(198, 198, 200, dark: (56, 56, 58))
  public static let systemFill = UIColor(120, 120, 128, alpha: 0.2)
  public static let secondarySystemFill = UIColor(120, 120, 128, alpha: 0.16)
  public static let tertiarySystemFill = UIColor(118, 118, 128, alpha: 0.12)
  public static let quaternarySystemFill = UIColor(116, 116, 128, alpha: 0.08)
  public static let systemBackground = UIColor(255, 255, 255, dark: (0, 0, 0), name: "background")
  public static let secondarySystemBackground = UIColor(242, 242, 247, dark: (28, 28, 30))
  public static let tertiarySystemBackground = UIColor(255, 255, 255, dark: (44, 44, 46))
  public static let systemGroupedBackground = UIColor(242, 242, 247, dark: (0, 0, 0))
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255, dark: (28, 28, 30))
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247, dark: (44, 44, 46))
}
