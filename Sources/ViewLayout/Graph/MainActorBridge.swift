/// Where the engine, which has no actor, evaluates what authors write for the main actor.
///
/// Hosts are on the main actor, and the engine never leaves its thread: the assumption that is
/// made here holds, and is checked.
enum MainActorBridge {
  static func body<Content: View>(of view: Content) -> Content.Body {
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) var body: Content.Body?
    MainActor.assumeIsolated { body = view.body }
    guard let body else { preconditionFailure("\(Content.self) has no body") }
    return body
  }
}
