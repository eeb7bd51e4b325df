public import Foundation

/// The rule of `VStack` as a layout: views below each other (R-LAY-11).
nonisolated public struct VStackLayout: BuiltInLayout {
  /// The state that the layout keeps between its calls.
  public typealias Cache = BuiltInLayoutCache

  /// The guide that the views line up on.
  public var alignment: HorizontalAlignment
  /// The gap between two views in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views line up on.
  ///   - spacing: The gap between two views in points; `nil` for what they prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers go by the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var rule: StackRule {
    StackRule(name: "VStack", axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
