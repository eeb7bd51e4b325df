internal import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Conformance
internal import LayoutTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// `plumb explain`: explains the sizes and positions in the layouts of a scenario.
struct ExplainCommand: PlumbCommand {
  private static let picture = CommandOption(
    name: "picture",
    placeholder: "FILE",
    summary: "also write each layout as an SVG picture: a.svg, a-2.svg"
  )

  /// The maximum number of names that the error for an unknown name lists.
  private static let mostNames = 12

  /// The default time limit in seconds; explanations need many measurements.
  private static let timeLimit = 600

  static let declaration = CommandDeclaration(
    name: "explain",
    summary: "explain the sizes and positions in the layouts of a scenario",
    discussion: """
      For each node of each layout, it lists the proposal, the size, the rule that decided it, the
      space that was distributed, and the reason for the position. ID may be any part of an id that
      no other id contains. '#node' selects the nodes with that id, with their ancestors and
      descendants; so does a name with its label, such as 'cell 0.3' of a collection view. '#root'
      selects only the root node. With '--metrics', '--device' or '--type', all layouts of the
      scenario use these metrics, the size, the scale and the safe area of the device, or the text size.
      The '#' may be omitted, because a shell reads a word that begins with it as a comment. The name
      of a rule, such as R-STK-4, or of its family, R-STK, prints the rules.
      """,
    options: [
      EngineSelection.option, picture, SharedArguments.metrics, SharedArguments.device,
      SharedArguments.type,
      SharedArguments.format, SharedArguments.timeLimit(byDefault: timeLimit),
      SharedArguments.package,
    ],
    parameter: CommandParameter(
      placeholder: "ID [#node]",
      summary: "the scenario, and a node in it",
      usage: "ID [#node]"
    )
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let words = arguments.positionals
    let command = Self.declaration.name
    guard let letters = words.first else {
      throw UsageError.argumentMissing("ID", command: command)
    }
    guard words.count < 3 else {
      throw UsageError.argumentUnexpected(words[2], command: command)
    }
    if words.count == 1, let rules = Self.rules(named: letters) {
      try context.console.write(
        arguments.isJSONRequested
          ? ExplanationAnswer(rules, named: letters).text
          : rules.map { ExplanationWriter.text(of: $0, documentation: Self.documentation) + "\n" }
            .joined(separator: "\n")
      )
      return .success
    }
    let override = try arguments.layoutOverride(of: command)
    let (found, suite) = try SpecSelection.scenario(letters, in: context)
    let selected = found.laidOut(under: override)
    let picture = arguments[Self.picture]
    let suiteRun = try SuiteRun(
      of: suite,
      context: context,
      timeLimit: arguments.timeLimit(byDefault: Self.timeLimit)
    )
    let run = try Self.run(selected, by: suiteRun, draws: picture != nil)
    let layouts =
      words.count == 2 ? try layoutsAround(words[1], of: run.explanations) : run.explanations
    if let picture { try draw(run, to: picture, in: context) }
    let (file, id) = (selected.document.file, selected.scenario.id)
    try context.console.write(
      arguments.isJSONRequested
        ? ExplanationAnswer(layouts, of: id, in: file).text
        : ExplanationWriter(file: file, id: id, documentation: Self.documentation)
          .text(for: layouts)
    )
    return .success
  }

  /// The folder with the rule pages of an installed tool; `nil` if the tool is not installed.
  private static var documentation: String? { Installation(of: .current)?.documentation }

  /// Returns the rule with a name, or the rules of a family; `nil` if there are none.
  private static func rules(named text: String) -> [Rule]? {
    let name = RuleName(text.uppercased())
    let book = RuleBook.standard
    if let rule = book[RuleName(text)] ?? book[name] { return [rule] }
    return text.uppercased() == "R-\(name.family)" ? book.family(of: name)?.rules : nil
  }

  /// Writes a file for each layout of the scenario whose picture differs from all earlier ones.
  private func draw(
    _ run: ScenarioRun,
    to file: String,
    in context: ToolContext
  ) throws(ToolError) {
    let stem = file.hasSuffix(".svg") ? String(file.dropLast(".svg".count)) : file
    for (index, layout) in run.layouts.enumerated() {
      let name = index == 0 ? "\(stem).svg" : "\(stem)-\(index + 1).svg"
      try TextFile(path: name).write(Picture(layout, of: run.scenario).file)
      context.console.note("wrote \(name)")
    }
  }

  /// Runs the scenario with explanations.
  ///
  /// - Throws: The reason if there are no explanations.
  private static func run(
    _ selected: SelectedScenario,
    by suiteRun: SuiteRun,
    draws: Bool
  ) throws -> ScenarioRun {
    let id = selected.scenario.id
    guard case .scene = selected.scenario.body else {
      throw ToolError.scenarioNotExplained(id, reason: "only a scene has a layout")
    }
    let options: RunOptions = draws ? [.explanations, .pictures] : .explanations
    let run = try suiteRun.run(of: selected, options: options)
    try run.checkThatItRan(isEmpty: run.explanations.isEmpty)
    let unsupported = run.report.results.first { $0.verdict == .unsupported }
    if let unsupported, run.explanations.allSatisfy(\.tree.nodes.isEmpty) {
      throw ToolError.scenarioNotExplained(id, reason: unsupported.note)
    }
    let isShown = run.report.results.contains { $0.verdict != .skipped }
    guard !run.explanations.isEmpty || !isShown else {
      throw ToolError.scenarioNotExplained(id, reason: "measuring its first layout did not end")
    }
    return run
  }

  private func layoutsAround(
    _ word: String,
    of layouts: [ScenarioLayout]
  ) throws(ToolError) -> [ScenarioLayout] {
    let identifier = word.hasPrefix("#") ? String(word.dropFirst()) : word
    let found = layouts.compactMap { $0.around(identifier) }
    guard found.isEmpty else { return found }
    if identifier == "root" { return layouts.map(\.aroundRoot) }
    let uncreated = layouts.lazy.map { UncreatedViews(of: $0.tree.nodes) }
    let reason =
      uncreated.compactMap { $0.row(of: identifier) }.first
      ?? uncreated.compactMap(\.selections).first
    let known = Self.namesToMean(identifier, of: layouts)
    throw .nodeMissing(word, known: known, reason: reason)
  }

  /// Returns the names of nodes that can be selected, sorted by their similarity to an unknown
  /// name.
  private static func namesToMean(_ word: String, of layouts: [ScenarioLayout]) -> [String] {
    let known = layouts.map(\.names).reduce(into: [String]()) { names, more in
      names += more.filter { !names.contains($0) }
    }
    let bare = { (name: String) in name.hasPrefix("#") ? String(name.dropFirst()) : name }
    let sorted = NearestName.sorted(known.map(bare), from: word).compactMap { name in
      known.first { bare($0) == name }
    }
    return Array(sorted.prefix(mostNames))
  }
}
