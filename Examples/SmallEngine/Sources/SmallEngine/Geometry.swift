// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A size that a parent offers its child, in points; `nil` where the child's ideal length is asked for.
public struct ProposedViewSize: Hashable {
  var width, height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

/// A direction of a screen.
enum Axis: CaseIterable { case horizontal, vertical }

/// A side of a view.
public enum Edge {
  case top, leading, bottom, trailing
  public typealias Set = Swift.Set<Edge>
}

extension Set<Edge> {
  public static var top: Self { [.top] }
  public static var leading: Self { [.leading] }
  public static var bottom: Self { [.bottom] }
  public static var trailing: Self { [.trailing] }
  public static var horizontal: Self { [.leading, .trailing] }
  public static var vertical: Self { [.top, .bottom] }
  public static var all: Self { [.top, .leading, .bottom, .trailing] }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// Where views meet from left to right: how much of what is free is before a view.
public enum HorizontalAlignment: CGFloat, Sendable { case leading = 0, center = 0.5, trailing = 1 }

/// Where views meet from top to bottom: how much of what is free is above a view.
public enum VerticalAlignment: CGFloat, Sendable { case top = 0, center = 0.5, bottom = 1 }

/// Where views meet along both axes.
public struct Alignment: Sendable {
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center

  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let top = Self(vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let leading = Self(horizontal: .leading)
  public static let center = Self()
  public static let trailing = Self(horizontal: .trailing)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottom = Self(vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)

  /// Where the top left corner of a size is in a frame.
  func origin(of size: CGSize, in frame: CGRect) -> CGPoint {
    /// How much is before it; what has no end has no middle.
    func room(_ free: CGFloat, _ share: CGFloat) -> CGFloat { free.isFinite ? free * share : 0 }
    return CGPoint(
      x: frame.minX + room(frame.width - size.width, horizontal.rawValue),
      y: frame.minY + room(frame.height - size.height, vertical.rawValue)
    )
  }
}
