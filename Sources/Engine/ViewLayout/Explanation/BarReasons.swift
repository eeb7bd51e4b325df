import Foundation
internal import LayoutTree

/// The reasons for the sizes of containers with bars and the positions of their content and bars.
extension BarContainerRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    var reason = LayoutReason("R-SCROLL-7") { axis in
      line.proposal[axis].map { "all of the proposed \(LengthText.text($0))" }
        ?? "the proposal is nil, so that of its content and bars"
    }
    reason.steps = [unmade].compactMap(\.self)
    return reason
  }

  /// The views of the container that are not laid out, and what shows them; `nil` for none.
  private var unmade: String? {
    switch viewName {
    case "TabView":
      "only the selected tab is laid out (R-BAR-8); the value of its selection shows another one"
    case "NavigationStack", "NavigationView":
      "only the root or the last view of the path is laid out (R-BAR-7); a destination is made when "
        + "its value is in the path or its link is active"
    default: nil
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let place = "\(LengthText.text(child.origin.y)) from the top"
    guard child === node.children.first else { return LayoutReason("R-BAR-2", "its bar, \(place)") }
    return LayoutReason("R-BAR-2", "between the bars, \(place)")
  }
}

extension NavigationBarRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    LayoutReason("R-BAR-3", "the proposed width, and \(LengthText.text(height)) of height")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason(child.barPlace == .search ? "R-BAR-5" : "R-BAR-4", "\(child.barPlace.text)")
  }
}

extension ToolbarRule: ExplainedRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-BAR-6", child.barPlace.text)
  }
}

extension TabBarRule: ExplainedRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-BAR-8", "one of \(node.children.count) items of equal width, side by side")
  }
}

extension SplitViewRule: ExplainedRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-BAR-9", "after the columns before it")
  }
}

extension BarPlace {
  /// The place in words.
  fileprivate var text: String {
    switch self {
    case .leading: "among the items at the leading end"
    case .trailing: "among the items at the trailing end"
    case .title: "centered, as far as the items leave space"
    case .largeTitle: "the large title, below the row of items"
    case .search: "the search field, at the bottom of the bar"
    case .bottom: "among the items from the leading end on"
    case .status: "the status, in the center"
    case .none: "in no bar"
    }
  }
}
