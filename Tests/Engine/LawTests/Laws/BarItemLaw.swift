import Foundation
import LayoutTree

/// R-BAR-4, R-BAR-6: the titles, buttons and fields of a bar are in the bar, and do not overlap.
///
/// The items of a tab bar overlap from iOS 26 on (R-BAR-8); they only have to be in their bar. The
/// law excludes bars that are too narrow for their buttons, which overflow.
struct BarItemLaw: SampleLaw {
  var name: String { "bar-items-are-in-their-bar" }

  func breach(of screen: GeneratedScreen) -> String? {
    for bar in screen.frames().nodes(named: "NavigationBar", "Toolbar", "TabBar") {
      let items = bar.children.filter { $0.name != "barBackground" }
      guard bar.name == "TabBar" || items.width <= bar.frame.width else { continue }
      for (index, item) in items.enumerated() {
        guard item.frame.isInside(bar.frame) else {
          return "\(item.name) at \(item.frame.numbers) is outside of \(bar.name) at "
            + bar.frame.numbers
        }
        guard bar.name != "TabBar" else { continue }
        if let other = items[..<index].first(where: { $0.frame.overlaps(item.frame) }) {
          return "\(other.name) at \(other.frame.numbers) and \(item.name) at "
            + "\(item.frame.numbers) overlap"
        }
      }
    }
    return nil
  }
}

extension [ResolvedNode] {
  /// The width of the buttons with gaps and insets that are at least those of a bar, in points.
  fileprivate var width: CGFloat {
    filter { $0.name == "Button" }.reduce(56) { $0 + $1.frame.width + 8 }
  }
}
