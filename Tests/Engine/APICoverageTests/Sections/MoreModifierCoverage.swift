import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

/// Modifiers that were added after those of the other sections, with their views.
enum MoreModifierCoverage: CoverageSection {
  nonisolated static let title = "More modifiers"
  nonisolated static let file = #filePath

  private struct Row: Identifiable {
    var id = 1
    var below: [Row]?
  }

  private struct Shake: GeometryEffect {
    var animatableData = 1.0

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
  }

  static func list(_ list: inout CoverageList) {
    drawing(&list)
    rows(&list)
    scrolling(&list)
    moments(&list)
    state(&list)
  }

  private static func drawing(_ list: inout CoverageList) {
    let view = Color.red
    list.has("View.blur(radius:opaque:), shadow(color:radius:x:y:), cornerRadius(_:antialiased:)") {
      view.blur(radius: 1, opaque: true).shadow(color: .black, radius: 1, x: 1, y: 1)
        .cornerRadius(1, antialiased: true)
    }
    list.has(
      "View.foregroundColor(_:), foregroundStyle(_:), foregroundStyle(_:_:), colorScheme(_:)"
    ) {
      Text("a").foregroundColor(.red).foregroundStyle(.blue).foregroundStyle(.red, .blue)
        .colorScheme(.dark)
    }
    list.has("View.scenePadding(_:), equatable(), body") {
      view.equatable().body.scenePadding(.horizontal)
    }
    list.has("View") { (any View).self as Any.Type }
    list.has("View.disclosureGroupStyle(_:)") {
      DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(.automatic)
    }
    list.has("GraphicsContext.translateBy(x:y:), scaleBy(x:y:), rotate(by:), concatenate(_:)") {
      Canvas { context, _ in
        context.translateBy(x: 1, y: 1)
        context.scaleBy(x: 1, y: 1)
        context.rotate(by: .zero)
        context.concatenate(.identity)
      }
    }
    list.has("GraphicsContext.draw(_:at:anchor:), draw(_:in:), resolve(_:)") {
      Canvas { context, _ in
        context.draw(context.resolve(Text("a")), at: .zero, anchor: .top)
        context.draw(Text("a"), in: CGRect(x: 0, y: 0, width: 9, height: 9))
        context.draw(Image("a"), at: .zero)
        context.draw(context.resolve(Image("a")), in: .zero, style: FillStyle())
        context.stroke(Path(), with: .foreground, style: StrokeStyle())
      }
    }
    list.has("GraphicsContext.clip(to:style:options:), drawLayer(content:)") {
      Canvas { context, _ in
        context.clip(to: Path(), style: FillStyle(), options: .inverse)
        context.clipToLayer(opacity: 1, options: []) { $0.opacity = 0.5 }
        context.addFilter(.shadow(color: .red, radius: 1, x: 1, y: 1), options: .linearColor)
        context.drawLayer { $0.blendMode = .screen }
        context.opacity = context.clipBoundingRect.width
      }
    }
    list.has(
      "GraphicsContext.resolveSymbol(id:), Canvas(opaque:colorMode:rendersAsynchronously:renderer:symbols:)"
    ) {
      Canvas(
        opaque: true,
        colorMode: .linear,
        rendersAsynchronously: false,
        renderer: { context, _ in
          guard let symbol = context.resolveSymbol(id: 1) else { return }
          context.draw(symbol, at: CGPoint(x: symbol.size.width, y: 0), anchor: .center)
          context.draw(symbol, in: .zero)
        },
        symbols: { Text("a").tag(1) }
      )
    }
    list.has("GraphicsContext.Shading.color(_:), style(_:), palette(_:)") {
      Canvas { context, _ in
        let gradient = Gradient(colors: [.red])
        let shadings: [GraphicsContext.Shading] = [
          .color(.red), .color(red: 1, green: 0, blue: 0), .color(white: 1), .style(.red),
          .linearGradient(gradient, startPoint: .zero, endPoint: .zero, options: .repeat),
          .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 1),
          .conicGradient(gradient, center: .zero), .tiledImage(Image("a")), .backdrop,
          .palette([.foreground]),
        ]
        for shading in shadings { context.fill(Path(), with: context.resolve(shading)) }
      }
    }
    list.has("GraphicsContext.ResolvedText.measure(in:), firstBaseline(in:), lastBaseline(in:)") {
      Canvas { context, size in
        var text = context.resolve(Text("a"))
        text.shading = .color(.red)
        let baselines = text.lastBaseline(in: size) - text.firstBaseline(in: size)
        context.translateBy(x: text.measure(in: size).width, y: baselines)
      }
    }
    list.lacks(
      "GraphicsContext.withCGContext(content:)",
      because: "needs a type of Apple's frameworks"
    )
    list.has("Path.subtracting(_:eoFill:), intersection(_:eoFill:)") {
      Path().subtracting(Path(), eoFill: true).intersection(Path(), eoFill: true)
    }
    list.has("Path.symmetricDifference(_:eoFill:)") {
      Path().symmetricDifference(Path(), eoFill: true)
    }
    list.has("Path.union(_:eoFill:)") { Path().union(Path(), eoFill: false) }
    list.ignores(
      "ShapeView.fill(_:style:), stroke(_:lineWidth:antialiased:), strokeBorder(_:lineWidth:antialiased:)"
    ) {
      _ in
      let circle = Circle().fill(.red)
      return [
        circle.stroke(.blue, lineWidth: 1, antialiased: true) as Any,
        circle.strokeBorder(.blue, lineWidth: 1, antialiased: true),
        circle.fill(.red, style: FillStyle()),
      ]
    }
    list.ignores(
      "GeometryEffect.effectValue(size:), ProjectionTransform, View.projectionEffect(_:)"
    ) {
      _ = { (size: CGSize) in Shake().effectValue(size: size) }
      return $0.modifier(Shake()).projectionEffect(ProjectionTransform())
    }
    list.ignores(
      "View.visualEffect(_:), VisualEffect.opacity(_:), offset(_:), scaleEffect(_:anchor:)"
    ) {
      $0.visualEffect { content, proxy in
        content.opacity(proxy.size.width).offset(.zero).scaleEffect(2, anchor: .top)
      }
    }
    list.ignores("View.allowsHitTesting(_:), containerShape(_:)") {
      $0.allowsHitTesting(true).containerShape(Circle())
    }
  }

  private static func rows(_ list: inout CoverageList) {
    list.has("OutlineGroup(_:children:content:), List(_:children:rowContent:)") {
      VStack {
        OutlineGroup([Row(below: [Row(id: 2)])], children: \.below, content: { Text("\($0.id)") })
        List([Row(below: [Row(id: 2)])], children: \.below, rowContent: { Text("\($0.id)") })
      }
    }
    list.has(
      "ForEach(_:editActions:content:), ForEach(_:id:editActions:content:), List(_:editActions:rowContent:), List(_:id:editActions:rowContent:)"
    ) {
      VStack {
        ForEach(.constant([Row()]), editActions: .all, content: { _ in Text("a") })
        ForEach(.constant([1]), id: \.self, editActions: .move, content: { _ in Text("a") })
        List(.constant([Row()]), editActions: .delete, rowContent: { _ in Text("a") })
        List(.constant([1]), id: \.self, editActions: [.move], rowContent: { _ in Text("a") })
      }
    }
    list.has("HorizontalAlignment.listRowSeparatorLeading, listRowSeparatorTrailing") {
      Text("a").alignmentGuide(.listRowSeparatorLeading) { $0[.listRowSeparatorTrailing] }
    }
    list.ignores(
      "View.listRowSeparatorTint(_:edges:), listSectionSeparator(_:edges:), listSectionSeparatorTint(_:edges:), listItemTint(_:), headerProminence(_:), listRowHoverEffectDisabled(_:), Prominence.increased"
    ) {
      $0.listRowSeparatorTint(.red, edges: .top).listSectionSeparator(.hidden, edges: .top)
        .listSectionSeparatorTint(.red, edges: .bottom).listItemTint(.red)
        .headerProminence(Prominence.increased).listRowHoverEffectDisabled(true)
    }
    list.has("Menu(_:systemImage:content:), Menu(content:label:primaryAction:)") {
      VStack {
        Menu("a", systemImage: "star") { Text("b") }
        Menu(content: { Text("b") }, label: { Text("a") }, primaryAction: {})
      }
    }
    list.has("PasteButton(payloadType:onPaste:)") {
      PasteButton(payloadType: String.self, onPaste: { _ in })
    }
  }

  private static func scrolling(_ list: inout CoverageList) {
    list.has("View.onScrollGeometryChange(for:of:action:)") {
      ScrollView { Text("a") }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { _, _ in })
    }
    list.has("View.scrollPosition(_:anchor:), ScrollPosition(id:anchor:), ScrollPosition(edge:)") {
      VStack {
        ScrollView { Text("a") }
          .scrollPosition(.constant(ScrollPosition(id: 1, anchor: .top)), anchor: .top)
        ScrollView { Text("a") }.scrollPosition(.constant(ScrollPosition(edge: .top)))
      }
    }
    list.has("CoordinateSpaceProtocol.scrollView, scrollView(axis:)") {
      ScrollView {
        GeometryReader { proxy in
          Text(
            "\(proxy.frame(in: .scrollView).minY + proxy.frame(in: .scrollView(axis: .vertical)).minX)"
          )
        }
      }
    }
    list.ignores(
      "View.scrollBounceBehavior(_:axes:), scrollDismissesKeyboard(_:), scrollEdgeEffectHidden(_:for:), scrollEdgeEffectStyle(_:for:)"
    ) {
      $0.scrollBounceBehavior(.basedOnSize, axes: .vertical).scrollDismissesKeyboard(.immediately)
        .scrollEdgeEffectHidden(true, for: .top).scrollEdgeEffectStyle(.soft, for: .top)
    }
    list.ignores(
      "View.scrollIndicatorsFlash(onAppear:), scrollIndicatorsFlash(trigger:), onScrollPhaseChange(_:), ScrollPhaseChangeContext, onScrollVisibilityChange(threshold:_:)"
    ) {
      $0.scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
        .onScrollPhaseChange { old, new in _ = old.isScrolling || new == .idle }
        .onScrollPhaseChange { _, _, context in
          let context: ScrollPhaseChangeContext = context
          _ = (context.geometry, context.velocity)
        }
        .onScrollVisibilityChange(threshold: 0.5) { _ in }
    }
    list.ignores(
      "View.scrollTransition(_:axis:transition:), scrollTransition(topLeading:bottomTrailing:axis:transition:)"
    ) {
      $0.scrollTransition(.animated, axis: .vertical, transition: { $0.opacity($1.value) })
        .scrollTransition(
          topLeading: .identity,
          bottomTrailing: .interactive,
          axis: .vertical,
          transition: { content, phase in content.blur(radius: phase.isIdentity ? 0 : 1) }
        )
    }
  }

  private static func moments(_ list: inout CoverageList) {
    list.has("View.phaseAnimator(_:content:animation:), PhaseAnimator(_:content:animation:)") {
      VStack {
        Text("a").phaseAnimator(
          [1.0, 2],
          content: { $0.opacity($1) },
          animation: { _ in .spring }
        )
        PhaseAnimator([1, 2], content: { Text("\($0)") }, animation: { _ in .default })
      }
    }
    list.ignores(
      "Animation.spring(duration:bounce:blendDuration:), snappy(duration:extraBounce:), delay(_:), speed(_:), repeatCount(_:autoreverses:), repeatForever(autoreverses:), timingCurve(_:_:_:_:duration:), interpolatingSpring(mass:stiffness:damping:initialVelocity:), Spring(duration:bounce:)"
    ) {
      let animations: [Animation] = [
        .spring(duration: 1, bounce: 0, blendDuration: 0).delay(1).speed(2),
        .snappy(duration: 1, extraBounce: 0).repeatCount(2, autoreverses: true),
        .bouncy.repeatForever(autoreverses: false), .timingCurve(0, 0, 1, 1, duration: 1),
        .interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 0),
        .spring(Spring(duration: 1, bounce: 0)),
      ]
      return $0.animation(animations[0], value: 1)
    }
    list.has("withAnimation(_:completionCriteria:_:completion:), withTransaction(_:_:)") {
      withAnimation(.smooth, completionCriteria: .removed, { 1 }, completion: {})
        + withTransaction(Transaction()) { 1 }
    }
    list.has("View.onReceive(_: Publisher, perform:)") {
      Color.red.onReceive(Just(1), perform: { _ in })
    }
    list.ignores("View.refreshable(action:), previewDevice(_:), defaultAppStorage(_:)") {
      $0.refreshable(action: {}).previewDevice("iPhone").defaultAppStorage(.standard)
    }
    list.ignores("ImageRenderer.proposedSize") { _ in
      ImageRenderer(content: Text("a")).proposedSize
    }
    list.has("UIHostingConfiguration") { UIHostingConfiguration(content: { Text("a") }) }
  }

  private static func state(_ list: inout CoverageList) {
    let values = EnvironmentValues()
    list.has("EnvironmentValues.defaultMinListHeaderHeight") {
      values.defaultMinListHeaderHeight as Any
    }
    list.ignores("EnvironmentValues.undoManager") { _ in values.undoManager as Any }
    // These three are macros, which the spec compiler writes out; scenes use them.
    list.has("Entry, Preview, Previewable") { "@Entry, #Preview, @Previewable" }
  }
}
