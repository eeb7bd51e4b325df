public import Foundation

/// An alignment in both axes: a horizontal guide and a vertical guide.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: Axis) -> AlignmentGuideKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}

extension Alignment {
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

/// A horizontal alignment guide, by which a `VStack` aligns its children.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentGuideKey

  init(key: AlignmentGuideKey) { self.key = key }

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

  public static let leading = HorizontalAlignment(Leading.self, .leading)
  public static let center = HorizontalAlignment(Center.self, .horizontalCenter)
  public static let trailing = HorizontalAlignment(Trailing.self, .trailing)
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading end of the separator below a list row (R-CTRL-23).
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The trailing end of the separator below a list row (R-CTRL-23).
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A vertical alignment guide, by which an `HStack` aligns its children.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentGuideKey

  init(key: AlignmentGuideKey) { self.key = key }

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

  public static let top = VerticalAlignment(Top.self, .top)
  public static let center = VerticalAlignment(Center.self, .verticalCenter)
  public static let bottom = VerticalAlignment(Bottom.self, .bottom)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    FirstTextBaseline.self,
    .firstTextBaseline
  )
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastTextBaseline)
}

extension HorizontalAlignment {
  /// Returns the explicit value of a container's guide for the explicit values of its subviews
  /// (R-ALIGN-3).
  ///
  /// - Parameter values: The values in points; `nil` for a subview without an explicit value.
  /// - Returns: The mean for a custom guide; `nil` for built-in guides, or if no subview has a
  ///   value.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? { key.merged(Array(values)) }
}

extension VerticalAlignment {
  /// Returns the explicit value of a container's guide for the explicit values of its subviews
  /// (R-ALIGN-3).
  ///
  /// - Parameter values: The values in points; `nil` for a subview without an explicit value.
  /// - Returns: The minimum for the first baseline, the maximum for the last baseline, the mean for
  ///   a custom guide; `nil` for other guides, or if no subview has a value.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? { key.merged(Array(values)) }
}

/// A type that identifies a custom alignment guide.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
