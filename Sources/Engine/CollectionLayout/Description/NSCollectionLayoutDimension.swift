public import Foundation

/// A width or a height: fractional, absolute, estimated, or uniform across siblings.
public final class NSCollectionLayoutDimension: NSObject {
  let rule: DimensionRule

  init(_ rule: DimensionRule) { self.rule = rule }
}

extension NSCollectionLayoutDimension {
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// Creates an estimated dimension that all siblings in a group share: the largest measured one.
  public class func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate))
  }
}

extension NSCollectionLayoutDimension {
  public var isFractionalWidth: Bool {
    if case .fractionalWidth = rule { true } else { false }
  }

  public var isFractionalHeight: Bool {
    if case .fractionalHeight = rule { true } else { false }
  }

  public var isAbsolute: Bool {
    if case .absolute = rule { true } else { false }
  }

  public var isEstimated: Bool {
    if case .estimated = rule { true } else { false }
  }

  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = rule { true } else { false }
  }

  public var dimension: CGFloat { rule.value }
}

extension NSCollectionLayoutDimension: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width dimension and the height dimension of an element.
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

extension NSCollectionLayoutSize: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The rule that determines a width or a height.
enum DimensionRule: Hashable, Sendable {
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  case uniformAcrossSiblings(CGFloat)

  /// The fraction, or the length in points.
  var value: CGFloat {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }

  /// Whether the measured content determines the length.
  var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }
}
