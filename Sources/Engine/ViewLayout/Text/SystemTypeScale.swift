import Foundation

/// The sizes, weights and line spacing of Apple's text styles (R-TXT-14).
///
/// *Source: Apple's Human Interface Guidelines, which agree with the recordings.*
struct SystemTypeScale {
  private let isMac: Bool

  init(_ system: MetricsSystem) { isMac = system == .macOS26 }

  /// Returns the size of a text style, in points; macOS has one size for all dynamic type sizes.
  func size(of style: Font.TextStyle, at dynamicType: DynamicTypeSize) -> CGFloat {
    guard !isMac else { return macSizeAndLeading(of: style).size }
    return CGFloat(sizes(of: style)[dynamicType.index])
  }

  /// Returns the distance between the baselines of two lines of a text style, in points.
  func lineDistance(of style: Font.TextStyle, at dynamicType: DynamicTypeSize) -> CGFloat {
    guard !isMac else { return macSizeAndLeading(of: style).distance }
    let size = sizes(of: style)[dynamicType.index]
    switch (style, dynamicType) {
    case (.title, .xxLarge): return 38
    case (.title, .accessibility4): return 61
    case (.headline, .accessibility4): return 51
    default: return CGFloat(Self.lineDistances[size] ?? size + size / 6)
    }
  }

  /// Returns the weight of a text style; `nil` for regular.
  func weight(of style: Font.TextStyle) -> Font.Weight? {
    switch style {
    case .headline: isMac ? .bold : .semibold
    case .caption2: isMac ? .medium : nil
    default: nil
    }
  }
}

extension SystemTypeScale {
  private func macSizeAndLeading(
    of style: Font.TextStyle
  ) -> (size: CGFloat, distance: CGFloat) {
    switch style {
    case .largeTitle: (26, 32)
    case .title: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption, .caption2: (10, 13)
    }
  }

  /// Returns the sizes of a text style on iOS, from `xSmall` to `accessibility5`, in points.
  private func sizes(of style: Font.TextStyle) -> [Int] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The distances between baselines on iOS by size, in points.
  private static let lineDistances: [Int: Int] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 36, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]
}

extension DynamicTypeSize {
  /// The position of the size among all sizes, from 0.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
