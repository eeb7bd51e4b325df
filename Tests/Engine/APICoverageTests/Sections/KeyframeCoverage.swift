import Foundation
import ViewLayout

enum KeyframeCoverage: CoverageSection {
  nonisolated static let title = "Keyframes and the app's own animations"
  nonisolated static let file = #filePath

  private struct Own: CustomAnimation {
    private enum Key: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      context.state[Key.self] = Key.defaultValue
      context.isLogicallyComplete = context.environment.isEnabled
      _ = velocity(value: value, time: time, context: context)
      return shouldMerge(previous: .default, value: value, time: time, context: &context)
        ? value : nil
    }
  }

  private struct Faded: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  static func list(_ list: inout CoverageList) {
    let view = Color.red
    list.has(
      "View.keyframeAnimator(initialValue:repeating:content:keyframes:), LinearKeyframe(_:duration:timingCurve:), CubicKeyframe(_:duration:startVelocity:endVelocity:)"
    ) {
      view.keyframeAnimator(initialValue: 10.0, repeating: true) { content, value in
        content.frame(width: value)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
        CubicKeyframe(2, duration: 1, startVelocity: 1, endVelocity: 1)
      }
    }
    list.has(
      "View.keyframeAnimator(initialValue:trigger:content:keyframes:), KeyframeTrack(_:content:), SpringKeyframe(_:duration:spring:startVelocity:), MoveKeyframe(_:)"
    ) {
      view.keyframeAnimator(initialValue: CGPoint.zero, trigger: 1) { content, value in
        content.offset(x: value.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          SpringKeyframe(1, duration: 1, spring: .bouncy, startVelocity: 1)
          MoveKeyframe(2)
        }
        KeyframeTrack(\.y) { MoveKeyframe(1) }
      }
    }
    list.has("KeyframeAnimator(initialValue:repeating:content:keyframes:), KeyframeTrack(content:)")
    {
      KeyframeAnimator(initialValue: 10.0, repeating: false) { value in
        view.frame(width: value)
      } keyframes: { _ in
        KeyframeTrack { MoveKeyframe(20.0) }
      }
    }
    list.has("KeyframeAnimator(initialValue:trigger:content:keyframes:)") {
      KeyframeAnimator(initialValue: 10.0, trigger: 1) { value in
        view.frame(width: value)
      } keyframes: { _ in
        MoveKeyframe(20.0)
      }
    }
    list.has(
      "KeyframesBuilder, KeyframeTrackContentBuilder, KeyframeTrackContent, Keyframes, AnimationState"
    ) {
      [
        KeyframesBuilder<Double>.self as Any.Type, KeyframeTrackContentBuilder<Double>.self,
        (any KeyframeTrackContent).self, (any Keyframes).self, AnimationState<Double>.self,
      ]
    }
    list.has(
      "UnitCurve.linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, circularEaseInOut, bezier(startControlPoint:endControlPoint:), inverse"
    ) {
      [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
        .circularEaseInOut, .bezier(startControlPoint: .zero, endControlPoint: .top).inverse,
      ]
    }
    list.has(
      "CustomAnimation, AnimationContext, AnimationStateKey, Animation(_:), Animation.timingCurve(_:duration:)"
    ) {
      let context = AnimationContext<Double>.self as Any.Type
      let animations = [Animation(Own()), Animation.timingCurve(.easeIn, duration: 1)]
      return (animations, context, (any CustomAnimation).self, (any AnimationStateKey).self)
    }
    list.has("Transition.combined(with:), animation(_:), AnyTransition.symbolEffect(_:options:)") {
      (
        Faded().combined(with: Faded()).animation(.default),
        [AnyTransition.symbolEffect, .symbolEffect(.appear, options: .default)]
      )
    }
  }
}
