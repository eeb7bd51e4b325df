/// One compiled scenario: its setup, its scene and its steps as a function of the stage.
public struct Scenario: Sendable {
  /// The id, unique in the suite: `views/stacks#shares-leftover-width`.
  public var id: String
  /// The hash of the code that was compiled; a run compares it with the Markdown's.
  public var digest: String
  /// Runs the setup, hands the scene to the stage, then each step.
  public var body: @MainActor @Sendable (Stage) -> Void

  /// Makes a scenario; called by generated code.
  public init(id: String, digest: String, body: @escaping @MainActor @Sendable (Stage) -> Void) {
    self.id = id
    self.digest = digest
    self.body = body
  }
}
