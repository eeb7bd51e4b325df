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

extension FenceOpener {
  /// Whether the info string begins a block that has a meaning in specs alone.
  var isOfSpecs: Bool {
    switch FenceKind(name: name) {
    case .expectation: true
    case .script:
      secondWord.flatMap { NearestName.of($0, among: ScriptForm.allCases.map(\.rawValue)) } != nil
    case .swift: secondWord.map { SwiftRole.words.contains($0) } ?? false
    case nil: false
    }
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

extension SpecMistake {
  /// Whether the name of a fence is similar to that of an expectation or a script.
  var isMisspelledExpectation: Bool {
    guard case .fenceMisspelled(_, let nearest) = self else { return false }
    if case .swift = FenceKind(name: nearest) { return false }
    return true
  }
}
