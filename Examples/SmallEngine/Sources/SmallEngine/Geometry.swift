// The names are those of SwiftUI, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A proposed size, in points; `nil` proposes the ideal length.
public struct ProposedViewSize: Hashable {
  var width, height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

/// A layout axis.
enum Axis: CaseIterable { case horizontal, vertical }

/// An edge of a view.
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

/// A horizontal alignment; the raw value is the share of free space before the view.
public enum HorizontalAlignment: CGFloat, Sendable { case leading = 0, center = 0.5, trailing = 1 }

/// A vertical alignment; the raw value is the share of free space above the view.
public enum VerticalAlignment: CGFloat, Sendable { case top = 0, center = 0.5, bottom = 1 }

/// An alignment along both axes.
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

  /// Returns the top left corner of a size that is aligned in a frame.
  func origin(of size: CGSize, in frame: CGRect) -> CGPoint {
    /// Returns the space before the view; 0 if the free space is infinite.
    func room(_ free: CGFloat, _ share: CGFloat) -> CGFloat { free.isFinite ? free * share : 0 }
    return CGPoint(
      x: frame.minX + room(frame.width - size.width, horizontal.rawValue),
      y: frame.minY + room(frame.height - size.height, vertical.rawValue)
    )
  }
}
