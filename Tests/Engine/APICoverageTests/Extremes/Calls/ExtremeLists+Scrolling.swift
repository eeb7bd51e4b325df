import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds scroll views, and modifiers that depend on the size of their content.
  static func addScrolling(to calls: inout ExtremeCalls) {
    calls.integer("View.containerRelativeFrame(_:count:span:spacing:alignment:)") { number in
      ScrollView {
        Text("a").containerRelativeFrame(.vertical, count: number, spacing: 10)
        Text("a").containerRelativeFrame(.vertical, count: 2, span: number, spacing: 10)
        Text("a").containerRelativeFrame(
          [.horizontal, .vertical],
          count: number,
          span: number,
          spacing: 10
        )
        Text("a").containerRelativeFrame(.horizontal, count: number, span: .max, spacing: 10)
      }
    }
    calls.length("View.containerRelativeFrame(_:count:span:spacing:)") { number in
      ScrollView { Text("a").containerRelativeFrame(.vertical, count: 3, span: 2, spacing: number) }
    }
    calls.length("View.containerRelativeFrame(_:alignment:_:)") { number in
      ScrollView { Text("a").containerRelativeFrame(.vertical) { length, _ in length * number } }
      Text("a").containerRelativeFrame(.horizontal) { _, _ in number }
    }
    calls.length("View.contentMargins(_: CGFloat, for:)") {
      ScrollView { Text("a") }.contentMargins($0)
    }
    calls.length("View.contentMargins(_: Edge.Set, _: CGFloat?, for:)") { number in
      ScrollView { Text("a") }.contentMargins(.horizontal, number)
      List { Text("a") }.contentMargins(.vertical, number, for: .scrollContent)
    }
    calls.lengths("View.contentMargins(_: Edge.Set, _: EdgeInsets, for:)") { x, y in
      ScrollView { Text("a") }
        .contentMargins(.all, EdgeInsets(top: x, leading: y, bottom: y, trailing: x))
    }
    calls.lengths("View.defaultScrollAnchor(_:)") { x, y in
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 300) }
        .defaultScrollAnchor(UnitPoint(x: x, y: y))
      ScrollView { Text("a") }.defaultScrollAnchor(UnitPoint(x: x, y: y), for: .alignment)
    }
    calls.lengths("View.scrollPosition(_:anchor:)") { x, y in
      ScrollView { Color.red.frame(height: 1000) }
        .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: x, y: y))))
      ScrollView { ForEach(0..<100) { Text("\($0)") } }
        .scrollPosition(.constant(ScrollPosition(id: 50)), anchor: UnitPoint(x: x, y: y))
    }
    calls.lengths("View.scrollPosition(id:anchor:)") { x, y in
      ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } }.scrollTargetLayout() }
        .scrollPosition(id: .constant(50), anchor: UnitPoint(x: x, y: y))
    }
    calls.lengths("ScrollViewProxy.scrollTo(_:anchor:)") { x, y in
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } }
          .onAppear { proxy.scrollTo(50, anchor: UnitPoint(x: x, y: y)) }
      }
    }
    calls.usesLengths("ScrollView(_:content:)") { x, y in
      let host = ViewHost {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 300) }
      }
      let proposal = ProposedViewSize(width: 100, height: 100)
      host.layOut(proposal: proposal, environment: HostEnvironment())
      _ = host.scroll(to: CGPoint(x: x, y: y))
      host.layOut(proposal: proposal, environment: HostEnvironment())
      _ = host.frames
    }
    calls.length("View.zIndex(_: pinned)") { number in
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<10) { _ in
            Section {
              Text("a")
            } header: {
              Text("b").zIndex(number)
            } footer: {
              Text("c").zIndex(number)
            }
            .zIndex(-number)
          }
        }
      }
    }
  }
}
