package import Foundation

/// The user's preferred text size.
public enum DynamicTypeSize: String, CaseIterable, Sendable, Hashable, Comparable {
  /// 0.7 of the default size.
  case xSmall
  /// 0.8 of the default size.
  case small
  /// 0.9 of the default size.
  case medium
  /// The default text size.
  case large
  /// 1.1 of the default size.
  case xLarge
  /// 1.2 of the default size.
  case xxLarge
  /// 1.3 of the default size.
  case xxxLarge
  /// 1.6 of the default size.
  case accessibility1
  /// 1.9 of the default size.
  case accessibility2
  /// 2.3 of the default size.
  case accessibility3
  /// 2.7 of the default size.
  case accessibility4
  /// 3.1 of the default size.
  case accessibility5

  /// The factor by which the size of a text style is multiplied.
  package var factor: CGFloat {
    switch self {
    case .xSmall: 0.7
    case .small: 0.8
    case .medium: 0.9
    case .large: 1
    case .xLarge: 1.1
    case .xxLarge: 1.2
    case .xxxLarge: 1.3
    case .accessibility1: 1.6
    case .accessibility2: 1.9
    case .accessibility3: 2.3
    case .accessibility4: 2.7
    case .accessibility5: 3.1
    }
  }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.factor < right.factor
  }
}
