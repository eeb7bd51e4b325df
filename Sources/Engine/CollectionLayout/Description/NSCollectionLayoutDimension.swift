public import Foundation

/// A width or a height: fractional, absolute, estimated, or uniform across siblings.
public final class NSCollectionLayoutDimension: NSObject {
  let rule: DimensionRule

  init(_ rule: DimensionRule) { self.rule = rule }
}

extension NSCollectionLayoutDimension {
  /// Creates a dimension that is a fraction of the container's width; a height can use it too.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// Creates a dimension that is a fraction of the container's height; a width can use it too.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// Creates a dimension of a fixed number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// Creates a dimension that is an estimate in points until the content is measured.
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
  /// Whether the dimension is a fraction of a width.
  public var isFractionalWidth: Bool {
    if case .fractionalWidth = rule { true } else { false }
  }

  /// Whether the dimension is a fraction of a height.
  public var isFractionalHeight: Bool {
    if case .fractionalHeight = rule { true } else { false }
  }

  /// Whether the dimension is a fixed number of points.
  public var isAbsolute: Bool {
    if case .absolute = rule { true } else { false }
  }

  /// Whether the dimension is an estimate until the content is measured.
  public var isEstimated: Bool {
    if case .estimated = rule { true } else { false }
  }

  /// Whether siblings share the largest measured dimension.
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = rule { true } else { false }
  }

  /// The fraction, or the length in points.
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
