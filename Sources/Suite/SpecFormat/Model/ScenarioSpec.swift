/// A scenario of a spec.
package struct ScenarioSpec: Sendable, Equatable {
  /// The id, unique in the suite: `views/stacks#shares-leftover-width`.
  package var id: String
  /// The line of the fence of the scene, the rejected block or the script, from 1.
  package var line: Int
  package var body: Body
  /// A hash of all code that the scenario compiles, including its document's shared blocks.
  ///
  /// It is used to detect that the compiled code is older than the Markdown.
  package var digest: String

  package enum Body: Sendable, Equatable {
    /// A scene that is laid out.
    case scene(SceneSpec)
    /// Code that must not compile.
    case rejected(RejectedSpec)
    /// Calls on a snapshot, without any code to compile.
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
  /// The part of the id after `#`, which is an anchor in its page: `shares-leftover-width`.
  package var slug: String { ScenarioID(id).slug }
}

/// A scene with its setup, steps and expectations.
package struct SceneSpec: Sendable, Equatable {
  /// The `swift setup` blocks, in order.
  package var setup: [CodeBlock]
  package var scene: CodeBlock
  /// The phases of the scene: one before any step, then one for each step.
  package var phases: [Phase]

  package struct Phase: Sendable, Equatable {
    /// The `swift step` block at the beginning of the phase; `nil` for the first phase.
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

extension SceneSpec {
  /// The language of the first layout; `nil` if it is not specified.
  package var firstLanguage: LayoutLanguage? {
    let first = phases.lazy.flatMap(\.expectations).first { type(of: $0.content).takesEnvironment }
    return first?.environment.language
  }
}

/// A block of code that must not compile.
package struct RejectedSpec: Sendable, Equatable {
  /// The `swift setup` blocks before it, in order.
  package var setup: [CodeBlock]
  package var code: CodeBlock
  /// The text that the compiler's message must contain; `nil` to accept any error.
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

/// An `import` of a module that the package does not replace.
package struct CodeImport: Sendable, Equatable, Codable {
  /// The text after `import`: `Combine`, `struct Foundation.Date`.
  package var path: String
  /// The line in the file, from 1.
  package var line: Int
  /// Whether a missing module is an error; `false` in a branch of `#if` that only the compiler can
  /// select.
  package var isRequired = true
}

extension CodeImport {
  /// The name of the module: `Foundation`.
  package var module: String {
    let name = path.split(separator: " ").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}

/// The content of a Swift fence.
package struct CodeBlock: Sendable, Equatable, Codable {
  /// The line of the opening fence in the file, from 1.
  package var fenceLine: Int
  /// The line of the first line of code, from 1.
  package var line: Int
  /// The code, in which `import` lines and some attributes are replaced without changing line
  /// numbers.
  package var code: String
  /// The imports of modules that the package does not replace, in order.
  package var imports: [CodeImport]
  /// The author of the code; `nil` if the fence does not state it.
  package var origin: CodeOrigin?
  /// Whether pages fold the block away, for a setup that a reader does not need.
  package var isHidden = false

  package init(
    fenceLine: Int,
    line: Int,
    code: String,
    imports: [CodeImport] = [],
    origin: CodeOrigin? = nil
  ) {
    self.fenceLine = fenceLine
    self.line = line
    self.code = code
    self.imports = imports
    self.origin = origin
  }
}

/// An expectation block with its proposal, environment and conditions.
package struct Expectation: Sendable {
  /// The line of the opening fence in the file, from 1.
  package var line: Int
  /// The proposal in the info string; `nil` to use the last one.
  package var proposal: LayoutProposal?
  package var environment: LayoutEnvironment
  package var conditions: Conditions
  /// The content of the block, whose type depends on the kind of block.
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
  /// The first word of the block's info string, such as `frames`.
  package var name: String { type(of: content).name }
}

/// The parts of a scenario's id, such as `views/stacks` and `shares-leftover-width`.
package struct ScenarioID: Sendable, Hashable {
  /// The name of the spec, which may itself contain a `#`; the whole id if it contains none.
  package let spec: String
  /// The anchor of the scenario in the page of its spec, without any `#`; empty if there is none.
  package let slug: String

  /// Splits an id at its last `#`.
  ///
  /// - Parameter id: The id, or an address of the same form: `Specs/views/stacks.md#leftover`.
  package init(_ id: String) {
    let mark = id.lastIndex(of: "#")
    spec = String(id[..<(mark ?? id.endIndex)])
    slug = mark.map { String(id[$0...].dropFirst()) } ?? ""
  }
}
