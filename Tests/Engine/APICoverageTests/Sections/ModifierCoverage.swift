import Foundation
import ViewLayout

enum ModifierCoverage: CoverageSection {
  nonisolated static let title = "Layout modifiers"
  nonisolated static let file = #filePath

  private final class Model: ObservableObject {}

  static func list(_ list: inout CoverageList) {
    let view = Color.red
    list.has("View.frame(width:height:alignment:)") {
      view.frame(width: 1, height: 2, alignment: .top)
    }
    list.has("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)")
    {
      view.frame(
        minWidth: 1,
        idealWidth: 2,
        maxWidth: 3,
        minHeight: 1,
        idealHeight: 2,
        maxHeight: 3,
        alignment: .top
      )
    }
    list.has("View.containerRelativeFrame(_:alignment:)") {
      view.containerRelativeFrame(.horizontal, alignment: .top)
    }
    list.has("View.containerRelativeFrame(_:count:span:spacing:alignment:)") {
      view.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 1, alignment: .top)
    }
    list.has("View.containerRelativeFrame(_:alignment:_:)") {
      view.containerRelativeFrame(.horizontal, alignment: .top) { length, _ in length / 2 }
    }
    list.has("View.fixedSize()") { view.fixedSize() }
    list.has("View.fixedSize(horizontal:vertical:)") {
      view.fixedSize(horizontal: true, vertical: false)
    }
    list.has("View.padding(_: EdgeInsets)") { view.padding(EdgeInsets()) }
    list.has("View.padding(_: Edge.Set, _: CGFloat?)") {
      view.padding(Edge.Set.top, CGFloat?.some(1))
    }
    list.has("View.padding(_: CGFloat)") { view.padding(CGFloat(1)) }
    list.has("View.aspectRatio(_: CGFloat?, contentMode:)") {
      view.aspectRatio(CGFloat?.some(2), contentMode: .fit)
    }
    list.has("View.aspectRatio(_: CGSize, contentMode:)") {
      view.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)
    }
    list.has("View.scaledToFit(), scaledToFill()") { view.scaledToFit().scaledToFill() }
    list.has("View.offset(_:)") { view.offset(CGSize(width: 1, height: 2)) }
    list.has("View.offset(x:y:)") { view.offset(x: 1, y: 2) }
    list.has("View.position(_:)") { view.position(CGPoint(x: 1, y: 2)) }
    list.has("View.position(x:y:)") { view.position(x: 1, y: 2) }
    list.has("View.layoutPriority(_:)") { view.layoutPriority(1) }
    list.has("View.zIndex(_:)") { view.zIndex(1) }
    list.has("View.id(_:)") { view.id("a") }
    list.has("View.background(alignment:content:)") {
      view.background(alignment: .top) { Text("a") }
    }
    list.has("View.background(_: View, alignment:)") { view.background(Text("a"), alignment: .top) }
    list.has("View.background(ignoresSafeAreaEdges:)") {
      view.background(ignoresSafeAreaEdges: .top)
    }
    list.has("View.background(_:ignoresSafeAreaEdges:)") {
      view.background(Color.red, ignoresSafeAreaEdges: .top)
    }
    list.has("View.background(in:fillStyle:)") {
      view.background(in: Circle(), fillStyle: FillStyle())
    }
    list.has("View.background(_:in:fillStyle:)") {
      view.background(Color.red, in: Circle(), fillStyle: FillStyle())
    }
    list.has("View.overlay(alignment:content:)") { view.overlay(alignment: .top) { Text("a") } }
    list.has("View.overlay(_: View, alignment:)") { view.overlay(Text("a"), alignment: .top) }
    list.has("View.overlay(_:ignoresSafeAreaEdges:)") {
      view.overlay(Color.red, ignoresSafeAreaEdges: .top)
    }
    list.has("View.overlay(_:in:fillStyle:)") {
      view.overlay(Color.red, in: Circle(), fillStyle: FillStyle())
    }
    list.has("View.border(_:width:)") { view.border(Color.red, width: 1) }
    list.has("View.hidden()") { view.hidden() }
    list.has("View.opacity(_:)") { view.opacity(0.5) }
    list.has("View.tag(_:)") { view.tag(1) }
    list.has("View.clipShape(_:style:)") { view.clipShape(Circle(), style: FillStyle()) }
    list.has("View.clipped(antialiased:)") { view.clipped(antialiased: true) }
    list.has("View.mask(alignment:_:)") { view.mask(alignment: .top) { Circle() } }
    list.has("View.mask(_:)") { view.mask(Circle()) }
    list.has("View.drawingGroup(opaque:colorMode:)") {
      view.drawingGroup(opaque: true, colorMode: .linear)
    }
    list.has("View.compositingGroup()") { view.compositingGroup() }
    list.ignores("View.geometryGroup()") { view in view.geometryGroup() }
    list.has("View.safeAreaBar(edge:alignment:spacing:content:)") {
      view.safeAreaBar(edge: .top, alignment: .leading, spacing: 2, content: { Text("a") })
    }
    list.has("ShapeStyle.shadow(_:), ShapeStyle.opacity(_:), ShapeStyle.blendMode(_:)") {
      view.background(.shadow(.drop(radius: 1)), in: Circle())
        .background(.opacity(0.5), in: Circle()).background(.blendMode(.multiply), in: Circle())
    }
    list.has("View.contentShape(_:eoFill:)") { view.contentShape(Circle(), eoFill: true) }
    list.has("View.contentShape(_:_:eoFill:)") {
      view.contentShape(.interaction, Circle(), eoFill: true)
    }
    list.has("View.scaleEffect(_: CGSize, anchor:)") {
      view.scaleEffect(CGSize(width: 2, height: 1), anchor: .top)
    }
    list.has("View.scaleEffect(_: CGFloat, anchor:)") { view.scaleEffect(CGFloat(2), anchor: .top) }
    list.has("View.scaleEffect(x:y:anchor:)") { view.scaleEffect(x: 2, y: 1, anchor: .top) }
    list.has("View.rotationEffect(_:anchor:)") { view.rotationEffect(.degrees(90), anchor: .top) }
    list.has("View.transformEffect(_:)") {
      view.transformEffect(CGAffineTransform(translationX: 1, y: 2))
    }
    list.has("View.matchedGeometryEffect(id:in:properties:anchor:isSource:)") {
      view.matchedGeometryEffect(
        id: 1,
        in: Namespace().wrappedValue,
        properties: .frame,
        anchor: .center,
        isSource: true
      )
    }
    list.has("View.flipsForRightToLeftLayoutDirection(_:)") {
      view.flipsForRightToLeftLayoutDirection(true)
    }
    list.has("View.environment(_:_:)") { view.environment(\.lineLimit, 1) }
    list.has("View.transformEnvironment(_:transform:)") {
      view.transformEnvironment(\.lineSpacing) { $0 += 1 }
    }
    list.has("View.environmentObject(_:)") { view.environmentObject(Model()) }
    list.has("View.ignoresSafeArea(_:edges:)") { view.ignoresSafeArea(.all, edges: .top) }
    list.has("View.edgesIgnoringSafeArea(_:)") {
      struct Use: DeprecatedUse {
        @available(*, deprecated) static func use() -> Any { Text("a").edgesIgnoringSafeArea(.top) }
      }
      return DeprecatedUses.result(of: Use.self)
    }
    list.has("View.frame()") {
      struct Use: DeprecatedUse {
        @available(*, deprecated) static func use() -> Any { Text("a").frame() }
      }
      return DeprecatedUses.result(of: Use.self)
    }
    list.has("View.safeAreaInset(edge: VerticalEdge, alignment:spacing:content:)") {
      view.safeAreaInset(edge: VerticalEdge.top, alignment: .leading, spacing: 1) { Text("a") }
    }
    list.has("View.safeAreaInset(edge: HorizontalEdge, alignment:spacing:content:)") {
      view.safeAreaInset(edge: HorizontalEdge.leading, alignment: .top, spacing: 1) { Text("a") }
    }
    list.has("View.safeAreaPadding(_: EdgeInsets)") { view.safeAreaPadding(EdgeInsets()) }
    list.has("View.safeAreaPadding(_: Edge.Set, _:)") { view.safeAreaPadding(Edge.Set.top, 1) }
    list.has("View.safeAreaPadding(_: CGFloat)") { view.safeAreaPadding(CGFloat(1)) }
    list.has("SafeAreaRegions.container, keyboard, all") {
      [SafeAreaRegions.container, .keyboard, .all]
    }
    list.has("View.onGeometryChange(for:of:action:)") {
      view.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })
    }
    list.lacks(
      "View.layoutDirectionBehavior(_:)",
      because: "says how a shape's path is mirrored, which changes no frame"
    )
  }
}
