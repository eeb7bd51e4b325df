/// A scenario as its author wrote it.
package struct ScenarioSpec: Sendable, Equatable {
  /// The id, unique in the suite: `views/stacks#shares-leftover-width`.
  package var id: String
  /// The line of the fence of the scene, the rejected block or the script, from 1.
  package var line: Int
  package var body: Body
  /// A hash of all code that the scenario compiles, its document's shared blocks included: a run
  /// notices by it that the compiled code is older than the Markdown.
  package var digest: String

  package enum Body: Sendable, Equatable {
    /// A scene that is laid out.
    case scene(SceneSpec)
    /// Code that must not compile.
    case rejected(RejectedSpec)
    /// Calls to a snapshot, which compile nothing.
    case script(ScriptSpec)
  }

  package init(id: String, line: Int, body: Body, digest: String) {
    self.id = id
    self.line = line
    self.body = body
    self.digest = digest
  }
}

extension ScenarioSpec {
  /// The second half of the id, which is an anchor in its page: `shares-leftover-width`.
  package var slug: String { ScenarioID(id).slug }
}
