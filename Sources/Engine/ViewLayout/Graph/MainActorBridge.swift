/// Where the engine, which has no actor, evaluates what authors write for the main actor.
///
/// Hosts are on the main actor, and the engine never leaves its thread: the assumption that is
/// made here holds, and is checked where a scene begins.
enum MainActorBridge {
  /// The content that a view's body is made of.
  ///
  /// The body is called as a function without an actor: asking the runtime each time where it is
  /// called takes longer than most bodies do.
  static func body<Content: View>(of view: Content) -> Content.Body {
    let body: @MainActor (Content) -> Content.Body = { $0.body }
    return unsafeBitCast(body, to: ((Content) -> Content.Body).self)(view)
  }

  /// The result of a scene's closure.
  static func evaluate<Result>(_ closure: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = closure() }
    guard let result else { preconditionFailure("the closure did not run") }
    return result
  }
}
