public import Foundation

/// A width or a height, by the rule that it follows.
public final class NSCollectionLayoutDimension: NSObject {
  let rule: DimensionRule

  init(_ rule: DimensionRule) { self.rule = rule }
}

extension NSCollectionLayoutDimension {
  /// A part of the width of the box that the element is laid out in, for a height too.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// A part of the height of the box that the element is laid out in, for a width too.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// A length in points, kept as it is.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// A length in points that holds until the content has been measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// An estimated length that the siblings of a group share: the largest of what they measure.
  public class func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate))
  }
}

extension NSCollectionLayoutDimension {
  /// Whether it is a part of a width.
  public var isFractionalWidth: Bool {
    if case .fractionalWidth = rule { true } else { false }
  }

  /// Whether it is a part of a height.
  public var isFractionalHeight: Bool {
    if case .fractionalHeight = rule { true } else { false }
  }

  /// Whether it is a length of its own.
  public var isAbsolute: Bool {
    if case .absolute = rule { true } else { false }
  }

  /// Whether it holds until the content has been measured.
  public var isEstimated: Bool {
    if case .estimated = rule { true } else { false }
  }

  /// Whether siblings share the largest of what they measure.
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = rule { true } else { false }
  }

  /// The fraction, or the length in points.
  public var dimension: CGFloat { rule.value }
}

extension NSCollectionLayoutDimension: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The rules of an element's width and height.
public final class NSCollectionLayoutSize: NSObject {
  /// The rule of the width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The rule of the height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size of two rules.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

extension NSCollectionLayoutSize: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a width or a height comes about.
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

  /// Whether content has the last word.
  var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }
}
