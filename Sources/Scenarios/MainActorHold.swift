/// Where code without an actor acts for the main actor.
///
/// Scenarios run on the main actor, or on a thread with a larger stack for which the main actor
/// waits. The check that the runtime would make knows threads, not who waits for whom: that is
/// why the closure's type is changed instead.
enum MainActorHold {
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }
}
