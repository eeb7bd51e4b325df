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

/// A scene with the code before it, the steps after it and what is expected of each.
package struct SceneSpec: Sendable, Equatable {
  /// The `swift setup` blocks, in order.
  package var setup: [CodeBlock]
  package var scene: CodeBlock
  /// The expectations before any step, then one phase for each step.
  package var phases: [Phase]

  package struct Phase: Sendable, Equatable {
    /// The `swift step` block that the phase begins with; `nil` for the first phase.
    package var step: CodeBlock?
    package var expectations: [Expectation]

    package init(step: CodeBlock? = nil, expectations: [Expectation] = []) {
      self.step = step
      self.expectations = expectations
    }
  }

  package init(setup: [CodeBlock] = [], scene: CodeBlock, phases: [Phase]) {
    self.setup = setup
    self.scene = scene
    self.phases = phases
  }
}

/// A block of code that the compiler must refuse.
package struct RejectedSpec: Sendable, Equatable {
  /// The `swift setup` blocks before it, in order.
  package var setup: [CodeBlock]
  package var code: CodeBlock
  /// The text that the compiler's message must contain; `nil` where any refusal will do.
  package var message: String?
  package var conditions: Conditions

  package init(
    setup: [CodeBlock] = [],
    code: CodeBlock,
    message: String? = nil,
    conditions: Conditions = Conditions()
  ) {
    self.setup = setup
    self.code = code
    self.message = message
    self.conditions = conditions
  }
}

/// The content of one Swift fence.
package struct CodeBlock: Sendable, Equatable, Codable {
  /// The line of the opening fence in the file, from 1.
  package var fenceLine: Int
  /// The line of the first line of code, from 1.
  package var line: Int
  /// The code, with `import SwiftUI` and `import UIKit` blanked and every line kept in its place.
  package var code: String
  /// The other modules that the block imports, without the word `import`, in order.
  package var imports: [String]
  /// Whose code it is; `nil` where the fence does not say.
  package var origin: CodeOrigin?

  package init(
    fenceLine: Int,
    line: Int,
    code: String,
    imports: [String] = [],
    origin: CodeOrigin? = nil
  ) {
    self.fenceLine = fenceLine
    self.line = line
    self.code = code
    self.imports = imports
    self.origin = origin
  }
}

/// One expectation block.
package struct Expectation: Sendable {
  /// The line of the opening fence in the file, from 1.
  package var line: Int
  /// The proposal of the info string; `nil` where the last one stands.
  package var proposal: LayoutProposal?
  package var environment: LayoutEnvironment
  package var conditions: Conditions
  /// The block itself, of whatever kind it is.
  package var content: any ExpectationFence

  package init(
    line: Int,
    proposal: LayoutProposal? = nil,
    environment: LayoutEnvironment = LayoutEnvironment(),
    conditions: Conditions = Conditions(),
    content: any ExpectationFence
  ) {
    self.line = line
    self.proposal = proposal
    self.environment = environment
    self.conditions = conditions
    self.content = content
  }
}

extension Expectation: Equatable {
  package static func == (left: Expectation, right: Expectation) -> Bool {
    left.line == right.line && left.proposal == right.proposal
      && left.environment == right.environment && left.conditions == right.conditions
      && left.content.isEqual(to: right.content)
  }
}

extension Expectation {
  /// The word that the block's info string begins with: `frames`.
  package var name: String { type(of: content).name }
}

/// The halves of a scenario's id: `views/stacks` and `shares-leftover-width`.
package struct ScenarioID: Sendable, Hashable {
  /// The name of the spec, which may have a `#` of its own; the whole id where there is none in it.
  package let spec: String
  /// The anchor of the scenario in the page of its spec, which never has one; empty where there is
  /// none.
  package let slug: String

  /// Takes an id apart.
  ///
  /// - Parameter id: The id, or an address of the same form: `Specs/views/stacks.md#leftover`.
  package init(_ id: String) {
    let mark = id.lastIndex(of: "#")
    spec = String(id[..<(mark ?? id.endIndex)])
    slug = mark.map { String(id[$0...].dropFirst()) } ?? ""
  }
}
