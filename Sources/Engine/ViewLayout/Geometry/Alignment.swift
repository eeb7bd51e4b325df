public import Foundation

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  /// The guide along x.
  public var horizontal: HorizontalAlignment
  /// The guide along y.
  public var vertical: VerticalAlignment

  /// Makes an alignment of a guide on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guide on an axis.
  subscript(axis: Axis) -> AlignmentGuideKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}

extension Alignment {
  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The middle of the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The trailing end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The trailing end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

/// A guide along x, by which a column's views line up.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentGuideKey

  init(key: AlignmentGuideKey) { self.key = key }

  /// Makes a custom guide.
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

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The start of the separator below a row of a list; the separator has no height.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of the separator below a row of a list; the separator has no height.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A guide along y, by which a row's views line up.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentGuideKey

  init(key: AlignmentGuideKey) { self.key = key }

  /// Makes a custom guide.
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

extension HorizontalAlignment {
  /// The explicit value of a container's guide, made of those of several views (R-ALIGN-3).
  ///
  /// - Parameter values: In points; `nil` for a view without one.
  /// - Returns: The mean of a guide of an author's own; `nil` where no view has one.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? { key.merged(Array(values)) }
}

extension VerticalAlignment {
  /// The explicit value of a container's guide, made of those of several views (R-ALIGN-3).
  ///
  /// - Parameter values: In points; `nil` for a view without one.
  /// - Returns: The first baseline that is topmost, the last one that is lowest, the mean of a
  ///   guide of an author's own; `nil` where no view has one.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? { key.merged(Array(values)) }
}

/// A type that identifies a custom alignment guide.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that says nothing of it, in points from the view's top
  /// leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
