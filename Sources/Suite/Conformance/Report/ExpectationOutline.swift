package import SpecFormat

/// The block, the line and the conditions that a report tells of one expectation, whether or not it
/// could be checked.
package struct ExpectationOutline: Sendable, Equatable {
  /// The line of the block's fence in the Markdown file, from 1.
  package var line: Int
  /// The kind of block: `frames`, `rejected`, `script`, `scene`.
  package var block: String
  package var conditions: Conditions

  /// The kind of a script's block.
  package static let scriptBlock = "script"

  package init(line: Int, block: String, conditions: Conditions = Conditions()) {
    self.line = line
    self.block = block
    self.conditions = conditions
  }

  init(_ expectation: Expectation) {
    self.init(
      line: expectation.line,
      block: expectation.name,
      conditions: expectation.conditions
    )
  }
}

extension ScenarioSpec {
  /// One outline for each expectation, in document order; never empty: a scene without any has
  /// one that stands for the scene.
  package var outlines: [ExpectationOutline] {
    switch body {
    case .rejected(let rejected):
      return [
        ExpectationOutline(line: line, block: "rejected", conditions: rejected.conditions)
      ]
    case .script(let script):
      return [
        ExpectationOutline(
          line: line,
          block: ExpectationOutline.scriptBlock,
          conditions: script.conditions
        )
      ]
    case .scene(let scene):
      let expectations = scene.phases.flatMap(\.expectations)
      guard !expectations.isEmpty else {
        return [ExpectationOutline(line: line, block: "scene")]
      }
      return expectations.map { ExpectationOutline($0) }
    }
  }
}
