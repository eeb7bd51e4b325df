import Foundation
import ViewLayout

enum ReaderCoverage: CoverageSection {
  nonisolated static let title = "Geometry readers, coordinate spaces and anchors"
  nonisolated static let file = #filePath

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  static func list(_ list: inout CoverageList) {
    list.has("GeometryReader(content:)") { GeometryReader { _ in Color.red } }
    list.has("GeometryProxy.size, safeAreaInsets") {
      GeometryReader { Color.red.frame(width: $0.size.width + $0.safeAreaInsets.leading) }
    }
    list.has("GeometryProxy.frame(in:), bounds(of:)") {
      GeometryReader { proxy in
        Color.red.frame(
          width: proxy.frame(in: .global).width + proxy.frame(in: CoordinateSpace.local).minX,
          height: proxy.bounds(of: .named("space"))?.height
        )
      }
    }
    list.has("GeometryProxy[_:], View.anchorPreference(key:value:transform:)") {
      Color.red.anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            Color.red.frame(width: anchor.map { proxy[$0].width })
          }
        }
    }
    list.has("CoordinateSpace.global, local, named(_:), isGlobal, isLocal") {
      [CoordinateSpace.global, .local, .named(AnyHashable("a"))].map { ($0.isGlobal, $0.isLocal) }
    }
    list.has("CoordinateSpaceProtocol.global, local, named(_:), coordinateSpace") {
      (
        GlobalCoordinateSpace.global.coordinateSpace, LocalCoordinateSpace.local,
        NamedCoordinateSpace.named("a")
      )
    }
    list.has("View.coordinateSpace(_:)") { Color.red.coordinateSpace(.named("a")) }
    list.has("View.coordinateSpace(name:)") { Color.red.coordinateSpace(name: "a") }
    list.has("Anchor.Source.rect(_:), bounds") { [Anchor<CGRect>.Source.rect(.zero), .bounds] }
    list.has(
      "Anchor.Source.point(_:), unitPoint(_:), topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing"
    ) {
      [
        Anchor<CGPoint>.Source.point(.zero), .unitPoint(.center), .topLeading, .top, .topTrailing,
        .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      ]
    }
    list.lacks(
      "Anchor.Source(_: [Anchor.Source]), Anchor.Source(_: Anchor.Source?)",
      because: "anchors are asked for one by one"
    )
  }
}
