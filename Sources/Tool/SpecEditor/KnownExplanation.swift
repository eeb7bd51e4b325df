internal import SuiteRunning
internal import Conformance
internal import SpecFormat

/// The explained layouts of a scenario, and the text that they belong to.
struct KnownExplanation {
  private let key: Key
  /// The first line of the scenario, from 1.
  private let line: Int
  package let layouts: [ScenarioLayout]

  /// - Parameters:
  ///   - layouts: The layouts.
  ///   - text: The text of the scenario.
  ///   - spec: The spec that contains the text.
  init(_ layouts: [ScenarioLayout], of text: ScenarioText, in spec: SpecDocument) {
    self.layouts = layouts
    line = text.line
    key = Key(text, in: spec)
  }

  /// Returns the layouts with the lines of a newer text; `nil` if it may have other layouts.
  func layouts(for text: ScenarioText, in spec: SpecDocument) -> [ScenarioLayout]? {
    guard Key(text, in: spec) == key else { return nil }
    return layouts.map { layout in
      var layout = layout
      layout.line += text.line - line
      return layout
    }
  }

  /// The parts of a scenario that determine its layouts: all but the expected frames.
  private struct Key: Equatable {
    var digest: String
    var lines: [String]

    init(_ text: ScenarioText, in spec: SpecDocument) {
      digest = text.digest
      let all = String(decoding: text.bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let frames = spec.markdown.fences.filter { $0.name == FramesFence.name }.map(\.lines)
      lines = all.enumerated().map { offset, line in
        let place = text.line + offset
        guard frames.contains(where: { $0.contains(place) && $0.lowerBound != place }) else {
          return String(line)
        }
        let words = PlacedWord.words(in: String(line))
        let expected = Set(DocumentRanges.frame(in: words).map(\.columns))
        return words.filter { !expected.contains($0.columns) }.map(\.text).joined(separator: " ")
      }
    }
  }
}
