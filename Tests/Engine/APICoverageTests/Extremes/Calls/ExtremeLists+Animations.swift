import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds animations, timeline schedules and gestures.
  static func addAnimations(to calls: inout ExtremeCalls) {
    calls.usesLengths("Animation.spring(duration:bounce:blendDuration:)") { x, y in
      _ = [
        Animation.easeIn(duration: x), .easeOut(duration: y), .easeInOut(duration: x),
        .bouncy(duration: x, extraBounce: y), .smooth(duration: x, extraBounce: y),
        .snappy(duration: x, extraBounce: y), .spring(duration: x, bounce: y, blendDuration: x),
        .spring(response: x, dampingFraction: y, blendDuration: x),
        .spring(Spring(duration: x, bounce: y), blendDuration: y),
        .interactiveSpring(response: x, dampingFraction: y, blendDuration: x),
        .interpolatingSpring(duration: x, bounce: y, initialVelocity: x),
        .interpolatingSpring(mass: x, stiffness: y, damping: x, initialVelocity: y),
      ]
      _ = ContentTransition.numericText(value: x)
    }
    calls.length("Schedules: animation(minimumInterval:paused:), periodic(from:by:)") { number in
      TimelineView(.animation(minimumInterval: number, paused: false)) { _ in Text("a") }
      TimelineView(.periodic(from: Date(timeIntervalSince1970: number), by: number)) { _ in
        Text("b")
      }
      TimelineView(PeriodicTimelineSchedule(from: Date(), by: number)) { _ in Text("c") }
      TimelineView(AnimationTimelineSchedule(minimumInterval: number, paused: true)) { _ in
        Text("d")
      }
    }
    calls.usesLength("Timer.publish(every:tolerance:on:in:), SchedulerStride") { number in
      _ = Timer.publish(every: number, tolerance: number, on: .main, in: .common)
      _ = (SchedulerStride.seconds(number), SchedulerStride(floatLiteral: number))
    }
    calls.usesInteger("SchedulerStride.milliseconds(_:), Publisher.prefix(_:)") { number in
      _ = (SchedulerStride.milliseconds(number), SchedulerStride(integerLiteral: number))
      guard number >= 0 else { return }
      var received: [Int] = []
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.prefix(number).sink { received.append($0) }
      subject.send(1)
      subscription.cancel()
    }
    calls.length("LongPressGesture(minimumDuration:maximumDistance:), Magnify, Rotate") { number in
      Text("a").gesture(LongPressGesture(minimumDuration: number, maximumDistance: number))
      Text("b").gesture(MagnifyGesture(minimumScaleDelta: number))
      Text("c").gesture(MagnificationGesture(minimumScaleDelta: number))
      Text("d").gesture(RotateGesture(minimumAngleDelta: .degrees(number)))
      Text("e").gesture(RotationGesture(minimumAngleDelta: .radians(number)))
      Text("f").gesture(DragGesture(minimumDistance: number))
    }
    calls.lengths("GeometryEffect.effectValue(size:), ProjectionTransform(_:)") { x, y in
      Text("a b").modifier(ExtremeEffect(x: x, y: y))
    }
  }

  private struct ExtremeEffect: GeometryEffect {
    let x: CGFloat
    let y: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      var transform = ProjectionTransform(CGAffineTransform(a: x, b: y, c: y, d: x, tx: x, ty: y))
      (transform.m11, transform.m12, transform.m13) = (x, y, x)
      (transform.m21, transform.m22, transform.m23) = (y, x, y)
      (transform.m31, transform.m32, transform.m33) = (x, y, y)
      return transform
    }
  }
}
