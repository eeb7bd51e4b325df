import Foundation
import ViewLayout

enum GestureCoverage: CoverageSection {
  nonisolated static let title = "Gestures"
  nonisolated static let file = #filePath

  static func list(_ list: inout CoverageList) {
    list.has("View.onTapGesture(count:perform:), onTapGesture(count:coordinateSpace:perform:)") {
      Color.red.onTapGesture(count: 2, perform: {})
        .onTapGesture(count: 1, coordinateSpace: .local, perform: { _ in })
    }
    list.has("Gesture.onEnded(_:), map(_:), TapGesture(count:)") {
      Color.red.gesture(TapGesture(count: 1).map { _ in 1 }.onEnded { _ in })
    }
    list.has("Gesture.onChanged(_:), SpatialTapGesture(count:coordinateSpace:)") {
      Color.red.gesture(SpatialTapGesture(count: 1, coordinateSpace: .local).onChanged { _ in })
    }
    list.has("View.gesture(_:including:), gesture(_:isEnabled:)") {
      Color.red.gesture(TapGesture(), including: .all).gesture(TapGesture(), isEnabled: true)
    }
    list.has("View.highPriorityGesture(_:including:), simultaneousGesture(_:including:)") {
      Color.red.highPriorityGesture(TapGesture(), including: .gesture)
        .simultaneousGesture(TapGesture(), including: .subviews)
    }
    list.has("GestureMask.none, gesture, subviews, all") {
      [GestureMask.none, .gesture, .subviews, .all]
    }
    list.ignores(
      "DragGesture(minimumDistance:coordinateSpace:), GestureState, Gesture.updating(_:body:)"
    ) {
      let state = GestureState(wrappedValue: CGSize.zero)
      let drag = DragGesture(minimumDistance: 1, coordinateSpace: .global)
      return $0.gesture(
        drag.updating(state, body: { value, size, _ in size = value.translation }).onEnded { _ in }
      )
    }
    list.ignores(
      "View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    ) {
      $0.onLongPressGesture(
        minimumDuration: 1,
        maximumDistance: 2,
        perform: {},
        onPressingChanged: { _ in }
      )
    }
    list.ignores("View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)") {
      $0.onLongPressGesture(
        minimumDuration: 1,
        maximumDistance: 2,
        pressing: { _ in },
        perform: {}
      )
    }
    list.ignores("LongPressGesture(minimumDuration:maximumDistance:), Gesture.sequenced(before:)") {
      $0.gesture(
        LongPressGesture(minimumDuration: 1, maximumDistance: 2).sequenced(before: DragGesture())
          .onEnded { value in
            if case .second(true, let drag?) = value { _ = drag.velocity }
          }
      )
    }
    list.ignores("MagnifyGesture(minimumScaleDelta:), RotateGesture(minimumAngleDelta:)") {
      $0.gesture(MagnifyGesture(minimumScaleDelta: 1).onChanged { _ = $0.magnification })
        .gesture(RotateGesture(minimumAngleDelta: .zero).onChanged { _ = $0.rotation })
    }
    list.ignores(
      "MagnificationGesture(minimumScaleDelta:), RotationGesture(minimumAngleDelta:), Gesture.simultaneously(with:), exclusively(before:)"
    ) {
      $0.gesture(
        MagnificationGesture(minimumScaleDelta: 1).simultaneously(
          with: RotationGesture(minimumAngleDelta: .zero).exclusively(before: DragGesture())
        )
      )
    }
    list.ignores(
      "SequenceGesture(_:_:), SimultaneousGesture(_:_:), ExclusiveGesture(_:_:), AnyGesture(_:)"
    ) { _ in
      (
        SequenceGesture(TapGesture(), DragGesture()),
        SimultaneousGesture(TapGesture(), DragGesture()),
        ExclusiveGesture(TapGesture(), DragGesture()), AnyGesture(DragGesture())
      )
    }
    list.ignores("Gesture.modifiers(_:), EventModifiers.command") {
      $0.gesture(DragGesture().modifiers(EventModifiers.command))
    }
    list.ignores("View.defersSystemGestures(on:)") { $0.defersSystemGestures(on: .bottom) }
    list.lacks(
      "WindowDragGesture(), View.handGestureShortcut(_:), HandGestureShortcut",
      because: "needs a window of a Mac, or a watch"
    )
  }
}
