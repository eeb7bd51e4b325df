import Foundation
import ViewLayout

enum ScrollingCoverage: CoverageSection {
  nonisolated static let title = "Scrolling"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    list.has("ScrollView(_:showsIndicators:content:)") {
      ScrollView(.horizontal, showsIndicators: false) { Color.red }
    }
    list.has("ScrollView(_:content:)") { ScrollView(.vertical) { Color.red } }
    list.has("ScrollViewReader(content:), ScrollViewProxy.scrollTo(_:anchor:)") {
      ScrollViewReader { proxy in
        ScrollView { Color.red.onTapGesture { proxy.scrollTo(1, anchor: .top) } }
      }
    }
    let view = ScrollView { Color.red }
    list.has("View.scrollPosition(id:)") { view.scrollPosition(id: .constant(Int?.none)) }
    list.has("View.scrollPosition(initialAnchor:)") { view.scrollPosition(initialAnchor: .bottom) }
    list.has("View.scrollIndicators(_:axes:)") { view.scrollIndicators(.hidden, axes: .vertical) }
    list.has("View.scrollDisabled(_:), scrollClipDisabled(_:)") {
      view.scrollDisabled(true).scrollClipDisabled(true)
    }
    list.has("View.scrollContentBackground(_:)") { view.scrollContentBackground(.hidden) }
    list.has("View.scrollTargetBehavior(_:), scrollTargetLayout(isEnabled:)") {
      ScrollView { Color.red.scrollTargetLayout(isEnabled: true) }.scrollTargetBehavior(.paging)
    }
    list.has("View.contentMargins(_: Edge.Set, _: EdgeInsets, for:)") {
      view.contentMargins(Edge.Set.all, EdgeInsets(), for: .automatic)
    }
    list.has("View.contentMargins(_: Edge.Set, _: CGFloat?, for:)") {
      view.contentMargins(Edge.Set.all, CGFloat?.some(1), for: .automatic)
    }
    list.has("View.contentMargins(_: CGFloat, for:)") {
      view.contentMargins(CGFloat(1), for: .automatic)
    }
    list.has("ScrollGeometry(contentOffset:contentSize:contentInsets:containerSize:)") {
      ScrollGeometry(
        contentOffset: .zero,
        contentSize: .zero,
        contentInsets: EdgeInsets(),
        containerSize: .zero
      )
    }
    list.has("View.defaultScrollAnchor(_:), defaultScrollAnchor(_:for:)") {
      view.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .sizeChanges)
    }
    list.lacks(
      "ScrollTarget.rect, anchor",
      because: "used by custom scroll behaviors while a drag is in progress"
    )
  }
}
