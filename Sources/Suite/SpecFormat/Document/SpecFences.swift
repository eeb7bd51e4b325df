/// Detects blocks of Plumb's in a file, including those that Markdown does not parse as fences.
extension SourceText {
  /// Whether a line opens an expectation, a script, or a Swift block with a role.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var hasFenceOfSpecs: Bool {
    (1..<(lineCount + 1)).contains { line in
      FenceOpener(afterMarkersOf: bytes(ofLine: line))?.isOfSpecs ?? false
    }
  }
}

extension SourceText {
  /// Whether a line opens a block of a spec by more than a word that other tools use too.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var hasStatedFenceOfSpecs: Bool {
    (1..<(lineCount + 1)).contains { line in
      guard let opener = FenceOpener(afterMarkersOf: bytes(ofLine: line)), opener.isOfSpecs else {
        return false
      }
      guard case .expectation = FenceKind(name: opener.name) else { return true }
      return opener.statesConditions
    }
  }
}

extension FenceOpener {
  /// Whether the info string begins a block that only specs have.
  var isOfSpecs: Bool {
    switch FenceKind(name: name) {
    case .expectation: true
    case .script: namesScriptForm
    case .swift: secondWord.map { SwiftRole.words.contains($0) } ?? false
    case nil: false
    }
  }

  /// Whether a word after the name is a number, a proposal, or an attribute of this format.
  fileprivate var statesConditions: Bool {
    FenceWord.words(of: info).dropFirst().contains { word in
      word.text.first?.isNumber == true || LayoutProposal(word.text) != nil
        || AttributeName(rawValue: String(word.text.prefix { $0 != "=" })) != nil
    }
  }

  fileprivate var namesScriptForm: Bool {
    secondWord.flatMap { NearestName.of($0, among: ScriptForm.allCases.map(\.rawValue)) } != nil
  }

  /// Whether the info string is that of a `swift setup hidden` block.
  var isHiddenSetup: Bool {
    name == "swift" && secondWord == "setup"
      && info.split(whereSeparator: \.isWhitespace).contains("hidden")
  }

  private var secondWord: String? {
    let words = info.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    return words.count > 1 ? String(words[1]) : nil
  }
}

extension FencedBlock {
  /// Whether the fence is a block of a spec, rather than of another tool with the same word.
  ///
  /// A Swift fence always is. Any other one is if its info string states a condition or the form of
  /// a script, if at least one of its lines has the form of the block, or if it has no lines.
  var isOfSpecs: Bool {
    switch FenceKind(name: FenceKind.nearestName(to: opener.name) ?? opener.name) {
    case .swift: true
    case .script: opener.namesScriptForm || ScriptForm.allCases.contains(where: hasLine)
    case .expectation(let kind): opener.statesConditions || hasLine(of: kind)
    case nil: false
    }
  }

  /// Returns whether a line has no mistake as a line of a script of a form.
  ///
  /// The first state of a section snapshot does not count, since it can be any words.
  private func hasLine(of form: ScriptForm) -> Bool {
    var mistakes = DiagnosticCollector(file: "")
    _ = ScriptReader.read(
      self,
      form: form,
      conditions: Conditions(),
      reportingTo: &mistakes
    )
    let faulty = Set(mistakes.diagnostics.map(\.line))
    let calls = form == .sectionSnapshot ? writtenLines.dropFirst() : writtenLines[...]
    return writtenLines.isEmpty || calls.contains { !faulty.contains($0.line) }
  }

  /// Returns whether a line has no mistake as a line of a kind of block.
  private func hasLine(of kind: any ExpectationFence.Type) -> Bool {
    var mistakes = DiagnosticCollector(file: "")
    var input = FenceInput(
      lines: writtenLines,
      info: InfoString(of: self, reportingTo: &mistakes),
      base: FenceConditions(),
      hasProposal: true,
      diagnostics: DiagnosticCollector(file: "")
    )
    _ = kind.init(&input)
    let faulty = Set(input.diagnostics.diagnostics.map(\.line))
    return writtenLines.isEmpty || writtenLines.contains { !faulty.contains($0.line) }
  }
}

extension MarkdownDocument {
  /// Whether any fence other than plain Swift is a block of a spec.
  var hasBlockOfSpecs: Bool {
    fences.contains { fence in
      let name = fence.opener.name
      guard FenceKind.resemblesFenceName(name) else { return false }
      return FenceKind.isSwift(name) ? fence.opener.isOfSpecs : fence.isOfSpecs
    }
  }
}

extension SpecMistake {
  /// Whether the name of a fence is similar to that of an expectation or a script.
  var isMisspelledExpectation: Bool {
    guard case .fenceMisspelled(_, let nearest) = self else { return false }
    if case .swift = FenceKind(name: nearest) { return false }
    return true
  }
}
