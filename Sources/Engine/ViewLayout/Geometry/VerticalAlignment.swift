import Foundation

/// A guide along y, by which a row's views line up.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentGuideKey

  init(key: AlignmentGuideKey) { self.key = key }

  /// Makes a guide of an author's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentGuideKey(id, axis: .vertical)
  }

  private init(_ id: any AlignmentID.Type, _ builtIn: AlignmentGuideKey.BuiltIn) {
    key = AlignmentGuideKey(id, axis: .vertical, builtIn: builtIn)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The upper edge.
  public static let top = VerticalAlignment(Top.self, .top)
  /// The middle.
  public static let center = VerticalAlignment(Center.self, .verticalCenter)
  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self, .bottom)
  /// The baseline of the first line of text; the lower edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    FirstTextBaseline.self,
    .firstTextBaseline
  )
  /// The baseline of the last line of text; the lower edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastTextBaseline)
}
