import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds modifiers and values whose numbers rarely affect a layout.
  static func addSecondary(to calls: inout ExtremeCalls) {
    calls.lengths("View.navigationSplitViewColumnWidth(min:ideal:max:)") { x, y in
      Text("a").navigationSplitViewColumnWidth(x)
      Text("b").navigationSplitViewColumnWidth(min: x, ideal: y, max: x)
      Text("c").inspectorColumnWidth(x)
      Text("d").inspectorColumnWidth(min: x, ideal: y, max: x)
      Text("e").presentationCornerRadius(x)
    }
    calls.lengths("View.accessibilityActivationPoint(_:), accessibilitySortPriority(_:)") { x, y in
      Text("a").accessibilityActivationPoint(CGPoint(x: x, y: y))
      Text("b").accessibilityActivationPoint(UnitPoint(x: x, y: y))
      Text("c").accessibilityDragPoint(UnitPoint(x: x, y: y), description: Text("d"))
        .accessibilityDropPoint(UnitPoint(x: x, y: y), description: Text("d"))
        .accessibilitySortPriority(x)
      Text("d").speechAdjustedPitch(y)
    }
    calls.lengths("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:)") { x, y in
      Rectangle().fill(
        .angularGradient(
          colors: [.red, .blue],
          center: UnitPoint(x: x, y: y),
          startAngle: .degrees(x),
          endAngle: .degrees(y)
        )
      )
      Rectangle().fill(.red.shadow(.drop(color: .black, radius: x, x: y, y: x)))
      Button("a") {}.buttonBorderShape(.roundedRectangle(radius: x))
    }
    calls.lengths("RectangleCornerRadii, CGPath(roundedRect:cornerWidth:cornerHeight:transform:)") {
      x,
      y in
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: x,
          bottomLeading: y,
          bottomTrailing: x,
          topTrailing: y
        )
      )
      Path { path in
        let rect = CGRect(x: x, y: y, width: y, height: x)
        path.addPath(Path(rect), transform: CGAffineTransform(a: x, b: y, c: y, d: x, tx: x, ty: y))
      }
      Path(CGPath(rect: CGRect(x: x, y: y, width: y, height: x), transform: nil))
      Path(CGPath(ellipseIn: CGRect(x: x, y: y, width: y, height: x), transform: nil))
      Path(
        CGPath(
          roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10),
          cornerWidth: x,
          cornerHeight: y,
          transform: nil
        )
      )
    }
    calls.lengths("GraphicsContext.clipToLayer(opacity:options:content:), Filter") { x, y in
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: x, max: y, color: .red))
        context.addFilter(.colorInvert(x))
        context.clipToLayer(opacity: x) { layer in
          layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: x, height: y)), with: .color(.blue))
      }
    }
    calls.lengths("Anchor.Source.unitPoint(_:), ScrollTransitionConfiguration.Threshold") { x, y in
      Text("a").anchorPreference(key: PointKey.self, value: .unitPoint(UnitPoint(x: x, y: y))) {
        $0
      }
      .overlayPreferenceValue(PointKey.self) { anchor in
        GeometryReader { proxy in
          Text("b").position(anchor.map { proxy[$0] } ?? .zero)
        }
      }
      ScrollView {
        Text("c").scrollTransition(.interactive.threshold(.visible(x))) { content, phase in
          content.opacity(phase.value * y)
        }
      }
    }
    calls.usesLengths("CGVector(dx:dy:), CGAffineTransform.concatenating(_:)") { x, y in
      let transform = CGAffineTransform(a: x, b: y, c: y, d: x, tx: x, ty: y)
      _ = (transform.concatenating(transform), transform.inverted(), CGVector(dx: x, dy: y))
      _ = Font.Width(x)
      _ = SensoryFeedback.impact(weight: .heavy, intensity: x)
      _ = SensoryFeedback.impact(flexibility: .rigid, intensity: y)
      _ =
        ScrollGeometry(
          contentOffset: CGPoint(x: x, y: y),
          contentSize: CGSize(width: x, height: y),
          contentInsets: EdgeInsets(top: x, leading: y, bottom: x, trailing: y),
          containerSize: CGSize(width: y, height: x)
        )
        .visibleRect
    }
    calls.usesInteger("DynamicViewContent.onMove(perform:), RangeReplaceableCollection.remove") {
      number in
      var values = [1, 2, 3]
      guard number >= 0, number < .max else { return }
      values.remove(atOffsets: IndexSet(integer: number))
      _ = ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
      _ = Text("a").dropDestination(for: String.self) { _, _ in true }
      _ = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    }
  }

  private struct PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }

    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = nextValue() ?? value
    }
  }
}
