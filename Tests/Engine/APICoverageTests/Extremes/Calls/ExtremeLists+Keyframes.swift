import Foundation
import UIKitLayout
import ViewLayout

extension ExtremeLists {
  /// Adds keyframes, custom animations, tables, photos, charts' descriptions and locations.
  static func addKeyframes(to calls: inout ExtremeCalls) {
    calls.lengths("LinearKeyframe, CubicKeyframe, SpringKeyframe, KeyframeAnimator") { x, y in
      Text("a").keyframeAnimator(initialValue: x) { content, value in
        content.frame(width: value, height: y)
      } keyframes: { _ in
        LinearKeyframe(x, duration: y)
        CubicKeyframe(x, duration: y, startVelocity: x, endVelocity: y)
        SpringKeyframe(x, duration: y, spring: .snappy, startVelocity: x)
      }
    }
    calls.usesLengths("CustomAnimation, UnitCurve.bezier, timingCurve(_:duration:)") { x, y in
      let point = UnitPoint(x: x, y: y)
      _ = UnitCurve.bezier(startControlPoint: point, endControlPoint: point)
      _ = Animation.timingCurve(.linear, duration: x)
      _ = Animation(ExtremeAnimation())
    }
    calls.length("Table, TableColumn.width(_:), width(min:ideal:max:)") { number in
      Table([ExtremeRow()]) {
        TableColumn("a") { (row: ExtremeRow) in Text("\(row.id)") }.width(number)
        TableColumn("b") { (row: ExtremeRow) in Text("\(row.id)") }
          .width(min: number, ideal: number, max: number)
      }
    }
    calls.length("Gauge(value:in:label:), GaugeStyleConfiguration.value") { number in
      Gauge(value: number, in: 0...1) { Text("a") }.gaugeStyle(ExtremeGauge())
    }
    calls.usesInteger("PhotosPicker(selection:maxSelectionCount:), photosPicker") { number in
      let items = Binding<[PhotosPickerItem]>.constant([])
      _ = PhotosPicker("a", selection: items, maxSelectionCount: number)
      _ = PhotosPicker(selection: items, maxSelectionCount: number) { Text("a") }
      let shown = Binding.constant(false)
      _ = Text("a").photosPicker(
        isPresented: shown,
        selection: items,
        maxSelectionCount: number
      )
    }
    calls.usesLengths("AXDataPoint(x:y:), AXNumericDataAxisDescriptor, CLLocation") { x, y in
      _ = (AXDataPoint(x: x, y: y, additionalValues: [x]), AXDataPoint(x: "a", y: y))
      if x <= y {
        _ = AXNumericDataAxisDescriptor(title: "a", range: x...y, gridlinePositions: [x]) {
          "\($0)"
        }
      }
      var coordinate = CLLocationCoordinate2D(latitude: x, longitude: y)
      (coordinate.latitude, coordinate.longitude) = (y, x)
      _ = CLLocationCoordinate2DIsValid(coordinate)
      let location = CLLocation(latitude: x, longitude: y)
      _ = location.distance(from: CLLocation(latitude: y, longitude: x))
    }
    calls.length("View.onDrop(of:isTargeted:perform:)") { number in
      Text("a").onDrop(of: [.text], isTargeted: nil) { _, location in location.x > number }
    }
    calls.length("EmptyMatchedTransitionSourceConfiguration.shadow(color:radius:x:y:)") { number in
      Text("a").matchedTransitionSource(id: 1, in: Namespace().wrappedValue) {
        $0.shadow(radius: number, x: number, y: number)
      }
    }
  }

  private struct ExtremeRow: Identifiable {
    let id = 1
  }

  private struct ExtremeGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: configuration.value)
    }
  }

  private struct ExtremeAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? { velocity(value: value, time: time, context: context) }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation,
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> Bool { true }
  }
}
