package import CommandLineKit
internal import SpecFormat

/// Selects the part of a suite that a run covers, from the command line or else from the
/// environment.
package enum ShardSelection {
  package static let option = CommandOption(
    name: "shard",
    placeholder: "I/N",
    summary: "run the Ith of N parts; default: the part in Bazel's or GitLab's variables"
  )

  /// The environment variables of a build system that distributes a command over several jobs.
  private struct Engine {
    var indexVariable: String
    var countVariable: String
    /// The index of the first part.
    var firstIndex: Int
  }

  /// The supported build systems; earlier ones take precedence.
  private static let engines = [
    Engine(indexVariable: "TEST_SHARD_INDEX", countVariable: "TEST_TOTAL_SHARDS", firstIndex: 0),
    Engine(indexVariable: "CI_NODE_INDEX", countVariable: "CI_NODE_TOTAL", firstIndex: 1),
  ]

  /// Returns the scenarios of the part that this run covers.
  ///
  /// It creates the file that Bazel requires as a sign of support for parts.
  @MainActor
  package static func part(
    of selection: SpecSelection,
    _ arguments: CommandArguments,
    command: String,
    in context: ToolContext
  ) throws -> SpecSelection {
    if let file = context.environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
      try TextFile(path: file).write("")
    }
    let environment = context.environment
    let shard = try shard(arguments, command: command, environment: environment)
    let part = selection.part(shard)
    if let shard, part.scenarios.isEmpty {
      let count = selection.scenarios.count
      context.console.note(
        "part \(shard.index) of \(shard.count) is empty: "
          + "it has none of \(count) scenario\(count == 1 ? "" : "s")"
      )
    }
    return part
  }

  /// Reads the part from the command line or the environment.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line.
  ///   - command: The name of the command, for errors.
  ///   - environment: The environment variables of the process.
  /// - Returns: The part; `nil` for the whole suite.
  /// - Throws: An error if the option or a variable is invalid.
  static func shard(
    _ arguments: CommandArguments,
    command: String,
    environment: [String: String]
  ) throws -> ScenarioShard? {
    if let text = arguments[option] {
      if let shard = ScenarioShard(text) { return shard }
      throw UsageError.invalidValue(
        text,
        option: option.name,
        expected: "one part of several, such as 2/5",
        nearest: nil,
        command: command
      )
    }
    for engine in engines {
      if let shard = try shard(engine, environment: environment) { return shard }
    }
    return nil
  }

  /// Reads the part from the variables of a build system; `nil` for the whole suite.
  ///
  /// A single part is the whole suite, since GitLab sets a count of 1 in every job.
  private static func shard(
    _ engine: Engine,
    environment: [String: String]
  ) throws(ToolError) -> ScenarioShard? {
    guard let countText = environment[engine.countVariable], !countText.isEmpty,
      Int(countText) != 1
    else { return nil }
    let indexText = environment[engine.indexVariable] ?? ""
    let count = Int(countText)
    if let count, let index = Int(indexText),
      let shard = ScenarioShard(index: index - engine.firstIndex + 1, count: count)
    {
      return shard
    }
    let last = engine.firstIndex + (count ?? 0) - 1
    throw .shardVariables(
      "\(engine.indexVariable)=\(indexText)",
      "\(engine.countVariable)=\(countText)",
      expected: last < engine.firstIndex
        ? "\(engine.countVariable) must be 1 or more"
        : "\(engine.indexVariable) must be \(engine.firstIndex) to \(last)"
    )
  }
}

/// A part of a suite that is divided over several runs: `2/5` is the second of five.
///
/// The hash of a scenario's id determines its part, so a new scenario does not move others.
struct ScenarioShard: Equatable {
  /// The number of the part, from 1.
  let index: Int
  let count: Int

  /// Returns `nil` if the index is outside of the range.
  init?(index: Int, count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Creates a part from text such as `2/5`; `nil` for another text, and for an index out of range.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }
}

extension ScenarioShard {
  func contains(_ id: String) -> Bool {
    IdentifierHash.hash(of: id) % UInt64(count) == UInt64(index - 1)
  }
}
