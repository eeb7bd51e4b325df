internal import SuiteRunning
internal import Conformance
internal import SpecFormat

/// A position in a document, with the fence, the scenario and the word around it.
@MainActor
struct DocumentPlace {
  let document: EditorDocument
  let position: Position
  /// The fence that contains the line; `nil` outside of fences.
  let fence: FenceContext?

  init(_ position: Position, in document: EditorDocument) {
    self.document = document
    self.position = position
    let buffer = document.buffer
    fence = FenceContext.around(line: position.line) { buffer.bytes(ofLine: $0) }
  }
}

extension DocumentPlace {
  var ranges: DocumentRanges { DocumentRanges(buffer: document.buffer) }

  /// The line, from 1.
  var line: Int { position.line + 1 }

  var text: String { document.buffer.line(position.line) }

  /// Whether the line is that of an opening fence.
  var isOpener: Bool { fence?.line == position.line }

  /// The kind of the expectation block or the script around the line; `nil` elsewhere, and in
  /// Swift.
  var block: String? {
    guard let name = fence?.name, name != "swift", FormatReference.fences.contains(name) else {
      return nil
    }
    return name
  }

  var word: (word: PlacedWord, range: PlaceRange)? { ranges.word(at: position) }

  /// The name of a rule at the position, with its range; `nil` if there is none.
  var rule: (name: RuleName, range: PlaceRange)? {
    let bytes = Array(document.buffer.bytes(ofLine: position.line))
    let offset =
      document.buffer.offset(of: position)
      - document.buffer.offset(of: Position(line: position.line, character: 0))
    let place = RuleName.places(in: bytes[...]).first {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    return place.map { place in
      let ends = [place.range.lowerBound, place.range.upperBound].map { end in
        String(decoding: bytes[..<end], as: UTF8.self).utf16.count
      }
      return (place.name, PlaceRange(line: position.line, ends[0]..<ends[1]))
    }
  }

  /// The scenario around the position; `nil` if there is none, or it has a mistake.
  var scenario: SelectedScenario? {
    document.scenarioID(atLine: line).flatMap { document.scenario($0) }
  }

  /// The result of the expectation block around the position; `nil` if it has not run.
  var result: (run: ScenarioRun, result: ExpectationResult)? {
    guard let fence, let id = document.scenarioID(atLine: line), let run = document.run(of: id),
      let result = run.report.results.first(where: { $0.line == fence.line + 1 })
    else { return nil }
    return (run, result)
  }
}

/// The name of a node in a line of a block: its id, or its type with its label.
struct LineSubject: Hashable {
  var name = ""
  var label: String?
  var identifier: String?

  /// Parses the beginning of a line; `nil` for a line without a name.
  init?(_ words: [PlacedWord]) {
    guard let first = words.first else { return nil }
    if let identifier = first.identifier {
      self.identifier = identifier
    } else if first.text.first.map({ $0.isLetter || $0 == "_" }) ?? false {
      name = first.text
      if words.count > 1, let label = Self.label(words[1].text) { self.label = label }
      identifier = words.prefix(3).lazy.compactMap(\.identifier).first
    } else {
      return nil
    }
  }

  private static func label(_ word: String) -> String? {
    guard !word.hasPrefix("#"), word != "->" else { return nil }
    return word.hasPrefix("\"") && word.count > 1 ? String(word.dropFirst().dropLast()) : word
  }
}
