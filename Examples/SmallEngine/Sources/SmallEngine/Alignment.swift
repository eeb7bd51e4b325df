// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Where views meet from left to right.
public struct HorizontalAlignment: Sendable, Hashable {
  var fraction: Double
  public static let leading = Self(fraction: 0)
  public static let center = Self(fraction: 0.5)
  public static let trailing = Self(fraction: 1)
}

/// Where views meet from top to bottom.
public struct VerticalAlignment: Sendable, Hashable {
  /// `nil` for a baseline.
  var fraction: Double?
  var isFirst = true
  public static let top = Self(fraction: 0)
  public static let center = Self(fraction: 0.5)
  public static let bottom = Self(fraction: 1)
  public static let firstTextBaseline = Self(fraction: nil)
  public static let lastTextBaseline = Self(fraction: nil, isFirst: false)
}

/// Where views meet along both axes.
public struct Alignment: Sendable, Hashable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let center = Self(horizontal: .center, vertical: .center)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// How far the guide is from a box's top left corner, along an axis.
  func guide(of box: Box, in size: CGSize, along axis: Axis) -> CGFloat {
    // What has no end has no middle.
    guard size[axis].isFinite else { return 0 }
    guard axis == .vertical else { return size.width * horizontal.fraction }
    if let fraction = vertical.fraction { return size.height * fraction }
    guard let lines = box.baselines(in: size) else { return size.height }
    return vertical.isFirst ? lines.first : lines.last
  }

  /// The place at which a box of a size meets another one that stands.
  func origin(of box: Box, _ size: CGSize, in other: Box) -> CGPoint {
    var origin = other.frame.origin
    for axis in Axis.allCases {
      origin[axis] +=
        guide(of: other, in: other.frame.size, along: axis) - guide(of: box, in: size, along: axis)
    }
    return origin
  }
}
