/// Where the engine, which has no actor, evaluates what authors write for the main actor.
///
/// A host is on the main actor, or holds it while a thread with a larger stack does its work; so
/// whoever gets here may act as the main actor does. The check that the runtime would make knows
/// threads, not who waits for whom: that is why the closure's type is changed instead.
enum MainActorBridge {
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }

  static func body<Content: View>(of view: Content) -> Content.Body {
    nonisolated(unsafe) let view = view
    return unsafeSending { view.body }
  }

  private static func unsafeSending<Result>(_ body: @MainActor () -> Result) -> Result {
    run(body)
  }
}
