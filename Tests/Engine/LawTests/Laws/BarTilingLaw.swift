import Foundation
import LayoutTree

/// R-BAR-2: the bars and the content between them fill the window, and do not overlap.
///
/// The content ends at the nearest bar of its container, or at the safe area without one.
struct BarTilingLaw: SampleLaw {
  var name: String { "bars-and-content-fill-the-window" }

  func breach(of screen: GeneratedScreen) -> String? {
    let frames = screen.frames()
    guard let content = frames.node(identifiedBy: "content")?.frame else { return "no content" }
    let bars = frames.nodes(named: "NavigationBar", "Toolbar", "TabBar")
    let parts = ScreenParts(
      window: screen.window,
      content: content,
      bars: bars.map { ($0.name, $0.frame) }
    )
    return parts.breach
  }
}

/// The frames of the parts of a window, in its coordinates.
struct ScreenParts {
  let window: GeneratedWindow
  /// The frame of the content that no bar covers.
  let content: CGRect
  let bars: [(name: String, frame: CGRect)]

  /// A sentence about the first part that overlaps another one, is outside of the window, or leaves
  /// a space; `nil` for none.
  var breach: String? { outside ?? overlap ?? gap }

  private var all: [(name: String, frame: CGRect)] { bars + [("content", content)] }

  private var outside: String? {
    all.first { !$0.frame.isInside(window.bounds) }
      .map { "\($0.name) at \($0.frame.numbers) is outside of the window" }
  }

  private var overlap: String? {
    for (index, part) in all.enumerated() {
      guard let other = all[..<index].first(where: { $0.frame.overlaps(part.frame) }) else {
        continue
      }
      return "\(other.name) at \(other.frame.numbers) and \(part.name) at "
        + "\(part.frame.numbers) overlap"
    }
    return nil
  }

  private var gap: String? {
    let above = bars.filter { $0.frame.midY < content.midY }.map(\.frame.maxY)
    let below = bars.filter { $0.frame.midY > content.midY }.map(\.frame.minY)
    let start = above.max() ?? CGFloat(window.top)
    let end = below.min() ?? CGFloat(window.height - window.bottom)
    guard content.minY.isNear(start) else {
      return "the content begins at \(content.minY), and the space for it at \(start)"
    }
    guard content.maxY.isNear(end) else {
      return "the content ends at \(content.maxY), and the space for it at \(end)"
    }
    let width = CGFloat(window.width - window.leading - window.trailing)
    guard content.width.isNear(width) else {
      return "the content is \(content.width) wide, and the space for it \(width)"
    }
    return nil
  }
}
