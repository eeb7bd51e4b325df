extension DocumentAssembler {
  /// Takes in a script, a scenario of its own.
  mutating func takeScript(_ fence: FencedBlock) {
    closeScenario()
    discardSetup()
    let info = InfoString(of: fence, reportingTo: &diagnostics)
    let (form, words) = form(of: info)
    let title = form.map { "script \($0.rawValue)" } ?? "script"
    info.check(allowed: AttributeName.ofScripts, fence: title, reportingTo: &diagnostics)
    reportUnexpected(words, fence: title, line: fence.line)
    let clause = currentClause()
    let id = nextIdentifier(info: info)
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

  /// The form that the first positional word names, and the words after it; a word that names none
  /// is reported and taken for the nearest.
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
