import Foundation
import ViewLayout

enum AnimationCoverage: CoverageSection {
  nonisolated static let title = "Animation and transitions"
  nonisolated static let file = #filePath

  private struct Pair: Animatable {
    var animatableData: AnimatablePair<Double, Double>
  }

  private struct Key: TransactionKey {
    static let defaultValue = 1
  }

  private struct Faded: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : phase.value)
    }
  }

  static func list(_ list: inout CoverageList) {
    let view = Color.red
    list.has("Animatable.animatableData, AnimatablePair(_:_:)") {
      Pair(animatableData: AnimatablePair(1, 2)).animatableData
    }
    list.has(
      "VectorArithmetic.scale(by:), magnitudeSquared, scaled(by:), interpolate(towards:amount:)"
    ) {
      var pair = AnimatablePair(1.0, 2.0)
      pair.scale(by: 2)
      pair.interpolate(towards: .zero, amount: 0.5)
      return pair.scaled(by: 2).magnitudeSquared
    }
    list.has("Transaction(), Transaction[_:], TransactionKey.defaultValue") {
      var transaction = Transaction()
      transaction[Key.self] = Key.defaultValue
      return transaction
    }
    list.has("withAnimation(_:_:)") { withAnimation(.default) { 1 } }
    list.has("View.animation(_:value:)") { view.animation(.default, value: 1) }
    list.has("View.transaction(_:), transaction(value:_:)") {
      view.transaction { $0.animation = nil }.transaction(value: 1) { _ in }
    }
    list.has("View.contentTransition(_:)") { view.contentTransition(.opacity) }
    list.has("View.transition(_: AnyTransition)") { view.transition(AnyTransition.opacity) }
    list.has("View.transition(_: Transition)") { view.transition(Faded()) }
    list.has(
      "AnyTransition.offset(_:), offset(x:y:), scale, scale(scale:anchor:), scale(_:anchor:), opacity, slide, identity, move(edge:), push(from:)"
    ) {
      [
        AnyTransition.offset(.zero), .offset(x: 1, y: 2), .scale, .scale(scale: 2, anchor: .top),
        .scale(0.5, anchor: .top),
        .opacity, .slide, .identity, .move(edge: .top), .push(from: .top),
      ]
    }
    list.has(
      "AnyTransition.combined(with:), animation(_:), modifier(active:identity:), asymmetric(insertion:removal:)"
    ) {
      [
        AnyTransition.opacity.combined(with: .slide).animation(.default),
        .modifier(active: EmptyModifier(), identity: EmptyModifier()),
        .asymmetric(insertion: .opacity, removal: .slide),
      ]
    }
    list.has("Transition.body(content:phase:), TransitionPhase.value, isIdentity") {
      [TransitionPhase.willAppear, .identity, .didDisappear].map { phase in
        let body = { (view: Faded.Content) in Faded().body(content: view, phase: phase) }
        return (phase.value, phase.isIdentity, body)
      }
    }
    list.lacks(
      "View.animation(_:body:), transaction(_:body:)",
      because: "says which modifiers are animated; only end states are laid out"
    )
    list.lacks(
      "Transition.symbolEffect(_:options:), offset(x:y:), scale(_:anchor:), move(edge:), push(from:), apply(content:phase:)",
      because: "only end states are laid out; use the members of `AnyTransition`"
    )
  }
}
