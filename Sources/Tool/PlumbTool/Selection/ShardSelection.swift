internal import CommandLineKit
internal import SpecFormat

/// Which part of a suite a run is to be: what the command line says, or else what the engine that
/// spreads the runs says in the environment.
enum ShardSelection {
  static let option = CommandOption(
    name: "shard",
    placeholder: "I/N",
    summary: "run the Ith of N parts; Bazel's and GitLab's variables say it too"
  )

  /// Variables of an engine that starts a command several times.
  private struct Engine {
    var indexVariable: String
    var countVariable: String
    /// The index of the first part.
    var firstIndex: Int
  }

  /// Every engine that is known, the one that counts first.
  private static let engines = [
    Engine(indexVariable: "TEST_SHARD_INDEX", countVariable: "TEST_TOTAL_SHARDS", firstIndex: 0),
    Engine(indexVariable: "CI_NODE_INDEX", countVariable: "CI_NODE_TOTAL", firstIndex: 1),
  ]

  /// The scenarios that this run is about, of those that were selected.
  ///
  /// Bazel is told that parts are understood, as it asks by naming a file.
  @MainActor
  static func part(
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
          + "none of \(count) scenario\(count == 1 ? "" : "s") falls to it"
      )
    }
    return part
  }

  /// Reads the choice.
  ///
  /// - Parameters:
  ///   - arguments: What the command line gave.
  ///   - command: The command's name, for what is wrong with it.
  ///   - environment: The variables of the process.
  /// - Returns: The part; `nil` for the whole suite.
  /// - Throws: What is wrong with the option or a variable.
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

  /// One part alone is the whole suite: GitLab says so in every job.
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
        ? "\(engine.countVariable) is 1 or more"
        : "\(engine.indexVariable) is \(engine.firstIndex) to \(last)"
    )
  }
}

/// One of several runs that share a suite: `2/5` is the second of five.
///
/// A scenario falls to the run that the hash of its id says, so that adding one moves no other.
struct ScenarioShard: Equatable {
  /// From 1.
  let index: Int
  let count: Int

  /// `nil` where there is no such part.
  init?(index: Int, count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`.
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
