/// Where the engine, which has no actor, evaluates what authors write for the main actor.
///
/// Hosts are on the main actor, and the engine never leaves its thread: the assumption that is
/// made here holds, and is checked.
enum MainActorBridge {
  static func body<Content: View>(of view: Content) -> Content.Body {
    nonisolated(unsafe) let view = view
    return evaluate { view.body }
  }

  static func evaluate<Result>(_ closure: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = closure() }
    guard let result else { preconditionFailure("the closure did not run") }
    return result
  }
}
