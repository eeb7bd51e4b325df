// The configurations of swift-snapshot-testing, and the traits of its images. Source: its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

// MARK: - Configurations

public struct ViewImageConfig {
  public enum Orientation { case landscape, portrait }
  public enum TabletOrientation {
    public enum PortraitSplits { case oneThird, twoThirds, full }
    public enum LandscapeSplits { case oneThird, oneHalf, twoThirds, full }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  public var safeArea: UIEdgeInsets
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(userInterfaceIdiom: .unspecified)
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// A phone with a text size of `medium`, as all configurations of phones have it.
  private static func phone(
    _ orientation: Orientation,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    bottom: CGFloat = 0,
    sides: CGFloat = 0,
    low: CGFloat = 0
  ) -> ViewImageConfig {
    let isLandscape = orientation == .landscape
    return ViewImageConfig(
      safeArea: isLandscape
        ? UIEdgeInsets(top: 0, left: sides, bottom: low, right: sides)
        : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: isLandscape
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      traits: UITraitCollection(preferredContentSizeCategory: .medium)
    )
  }

  private static func tablet(
    _ orientation: Orientation,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat = 20,
    bottom: CGFloat = 0
  ) -> ViewImageConfig {
    let isLandscape = orientation == .landscape
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: isLandscape
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      traits: UITraitCollection(preferredContentSizeCategory: .medium)
    )
  }

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568, top: 20)
  }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667, top: 20)
  }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, top: 20)
  }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, top: 44, bottom: 34, sides: 44, low: 24)
  }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, top: 44, bottom: 34, sides: 44, low: 24)
  }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    iPhoneXsMax(orientation)
  }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13(orientation)
  }
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13(orientation)
  }
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13ProMax(orientation)
  }
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, sides: 47, low: 21)
  }
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13(orientation)
  }
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, top: 50, bottom: 34, sides: 50, low: 21)
  }
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, top: 47, bottom: 34, sides: 47, low: 21)
  }
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 768, 1024)
  }
  public static let iPad9_7 = iPadMini
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation)
  }
  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 810, 1080)
  }
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 834, 1112)
  }
  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 834, 1194, top: 24, bottom: 20)
  }
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation, 1024, 1366)
  }
}

/// The traits that collections of tests state.
@MainActor private var traitDetails: [ObjectIdentifier: (owner: AnyObject, details: TraitDetails)] =
  [:]

public struct TraitDetails {
  public var isRightToLeft: Bool?
  public var category: UIContentSizeCategory?
}

extension UITraitCollection {
  public nonisolated var details: TraitDetails {
    get {
      let category =
        preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
      let known = MainActor.assumeIsolated { traitDetails[ObjectIdentifier(self)]?.details }
      return known ?? TraitDetails(category: category)
    }
    set { MainActor.assumeIsolated { traitDetails[ObjectIdentifier(self)] = (self, newValue) } }
  }

  /// The appearance has no effect on edges.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceIdiom: .unspecified)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceIdiom: .unspecified)
    details.isRightToLeft = layoutDirection == .rightToLeft
  }
  public convenience init(displayScale: CGFloat) { self.init(userInterfaceIdiom: .unspecified) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceIdiom: .unspecified)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceIdiom: .unspecified)
  }
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(userInterfaceIdiom: .unspecified)
    details = collections.reduce(TraitDetails()) { result, collection in
      let next = collection.details
      return TraitDetails(
        isRightToLeft: next.isRightToLeft ?? result.isRightToLeft,
        category: next.category ?? result.category
      )
    }
  }
}
