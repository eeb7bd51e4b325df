import Foundation

/// A guide along x, by which a column's views line up.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentGuideKey

  init(key: AlignmentGuideKey) { self.key = key }

  /// Makes a guide of an author's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentGuideKey(id, axis: .horizontal)
  }

  private init(_ id: any AlignmentID.Type, _ builtIn: AlignmentGuideKey.BuiltIn) {
    key = AlignmentGuideKey(id, axis: .horizontal, builtIn: builtIn)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The edge where reading begins.
  public static let leading = HorizontalAlignment(Leading.self, .leading)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self, .horizontalCenter)
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self, .trailing)
}
