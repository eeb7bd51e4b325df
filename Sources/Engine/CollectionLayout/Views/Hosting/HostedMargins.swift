import Foundation
import ViewLayout

/// The room that a hosting configuration keeps free at its edges; `nil` where the cell says.
struct HostedMargins {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?
}

extension HostedMargins {
  /// Says how much to keep free at some edges.
  mutating func set(_ insets: EdgeInsets, on edges: Edge.Set) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }

  /// The insets, with others, such as the cell's layout margins, where nobody has said (R-CV-31).
  func insets(or defaults: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? defaults.top,
      leading: leading ?? defaults.leading,
      bottom: bottom ?? defaults.bottom,
      trailing: trailing ?? defaults.trailing
    )
  }
}
