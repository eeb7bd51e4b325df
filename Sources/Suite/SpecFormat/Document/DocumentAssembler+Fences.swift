/// The kind of a fence, determined by the first word of its info string.
enum FenceKind {
  case swift
  case script
  case expectation(any ExpectationFence.Type)
}

extension FenceKind {
  static let names = ["swift", "script"] + ExpectationFences.all.map { $0.name }

  /// Creates the kind with a name; `nil` for a fence of another language, which is treated as
  /// prose.
  init?(name: String) {
    switch name {
    case "swift": self = .swift
    case "script": self = .script
    default:
      guard let fence = ExpectationFences.fence(named: name) else { return nil }
      self = .expectation(fence)
    }
  }

  /// Returns the kind's name that the author probably meant; `nil` if the name is valid, or not
  /// similar to any.
  static func nearestName(to name: String) -> String? {
    guard !names.contains(name) else { return nil }
    // The name may be decorated as in `{.swift}`, `swift{1,3}` and `swift:line-numbers`.
    let letters = name.lowercased().drop { !$0.isLetter }.prefix(while: \.isLetter)
    let isDecorated = name.lowercased().hasPrefix("swiftui") || letters.count < name.count
    if isDecorated, let known = names.first(where: { letters.hasPrefix($0) }) { return known }
    return NearestName.of(name, among: names)
  }

  /// Returns whether a name is `swift`, or similar to it.
  static func isSwift(_ name: String) -> Bool { (nearestName(to: name) ?? name) == "swift" }

  /// Returns whether a name is that of a kind, or similar to one.
  static func resemblesFenceName(_ name: String) -> Bool {
    FenceKind(name: name) != nil || nearestName(to: name) != nil
  }

  /// The first word of the info string.
  var name: String {
    switch self {
    case .swift: "swift"
    case .script: "script"
    case .expectation(let fence): fence.name
    }
  }
}

extension DocumentAssembler {
  /// Adds a fence to the document if its name, or the nearest known name, is a kind of fence.
  ///
  /// Other tools have fences with the names of this format, such as `script` and `size`. Without a
  /// scene above it, such a fence is prose.
  mutating func assemble(_ fence: FencedBlock) {
    let name = fence.opener.name
    guard scenario != nil || fence.isOfSpecs else { return }
    if let kind = FenceKind(name: name) {
      assemble(fence, as: kind, mistakes: DiagnosticCollector(file: document.file))
    } else if let nearest = FenceKind.nearestName(to: name) {
      var mistakes = DiagnosticCollector(file: document.file)
      mistakes.report(
        .fenceMisspelled(name, nearest: nearest),
        line: fence.line,
        column: fence.opener.infoColumn
      )
      // The fence is read as the nearest kind, so that its other mistakes are reported too.
      if let kind = FenceKind(name: nearest) { assemble(fence, as: kind, mistakes: mistakes) }
    }
  }

  /// Adds a fence to the document.
  ///
  /// - Parameters:
  ///   - fence: The fence.
  ///   - kind: Its kind, or the one that was probably meant.
  ///   - mistakes: The mistakes in its name.
  private mutating func assemble(
    _ fence: FencedBlock,
    as kind: FenceKind,
    mistakes: DiagnosticCollector
  ) {
    switch kind {
    case .swift:
      addSwift(fence, mistakes: mistakes)
    case .script:
      diagnostics.report(mistakes)
      addScript(fence)
    case .expectation(let kind):
      diagnostics.report(mistakes)
      addExpectation(fence, as: kind)
    }
  }

  /// Reports positional words that are not valid in an info string.
  mutating func reportUnexpected(_ words: some Sequence<Word>, fence: String, line: Int) {
    diagnostics.reportUnexpected(words, fence: fence, line: line)
  }
}

extension DiagnosticCollector {
  /// Reports positional words that are not valid in an info string.
  mutating func reportUnexpected(_ words: some Sequence<Word>, fence: String, line: Int) {
    for word in words {
      report(.wordUnexpected(word.written, fence: fence), line: line, column: word.column)
    }
  }
}

extension DocumentAssembler {
  /// Adds a script as a scenario.
  mutating func addScript(_ fence: FencedBlock) {
    closeScenario()
    discardSetup()
    let info = InfoString(of: fence, reportingTo: &diagnostics)
    let (form, words) = form(of: info)
    let title = form.map { "script \($0.rawValue)" } ?? "script"
    info.check(allowed: AttributeName.ofScripts, fence: title, reportingTo: &diagnostics)
    reportUnexpected(words, fence: title, line: fence.line)
    let clause = currentClause()
    let id = nextIdentifier(in: clause, info: info)
    let conditions = info.conditions(reportingTo: &diagnostics)
    guard let form else { return }
    let script = ScriptReader.read(
      fence,
      form: form,
      conditions: conditions,
      reportingTo: &diagnostics
    )
    document.clauses[clause].scenarios.append(
      ScenarioSpec(id: id, line: fence.line, body: .script(script), digest: "")
    )
  }

  /// Returns the form that the first positional word names, and the words after it.
  ///
  /// An unknown word is reported and replaced by the most similar form.
  private mutating func form(of info: InfoString) -> (ScriptForm?, ArraySlice<Word>) {
    guard let word = info.positional.first else {
      diagnostics.report(.scriptFormMissing, line: info.line)
      return (nil, [])
    }
    let rest = info.positional.dropFirst()
    if word.quoted == nil, let form = ScriptForm(rawValue: word.bare) { return (form, rest) }
    let nearest = NearestName.of(word.bare, among: ScriptForm.allCases.map(\.rawValue))
    diagnostics.report(
      .scriptFormUnknown(word.written, nearest: nearest),
      line: info.line,
      column: word.column
    )
    return (nearest.flatMap(ScriptForm.init(rawValue:)), rest)
  }
}
