import Foundation
internal import LayoutTree

/// The reasons for the sizes of leaves.
extension ExplainedRule where Self: LeafRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let proposal = line.proposal
    return LayoutReason("R-PROP-3") { axis in
      proposal[axis] == nil
        ? "the proposal is nil, so 10" : "all of the proposed \(LengthText.text(proposal[axis]))"
    }
  }
}

extension Filling: ExplainedRule {}

extension ShapeRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    guard !fillsProposal else { return Filling(look: look).reason(of: line, by: tracer) }
    let (proposal, answer) = (line.proposal, line.answer)
    let offered = LengthText.text(proposal)
    return answer.width == answer.height
      ? LayoutReason("R-PROP-4", "the largest square in \(offered): \(LengthText.text(answer))")
      : LayoutReason("R-PROP-4", "the shape's own size for \(offered): \(LengthText.text(answer))")
  }
}

extension SpacerRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let answer = line.answer
    let minimum = LengthText.text(minLength)
    return LayoutReason("R-STK-20") { axis in
      if let orientation, orientation != axis { return "0 along the cross axis" }
      return answer[axis] == minLength
        ? "its minimum, \(minimum)" : "all of the proposed \(LengthText.text(answer[axis]))"
    }
  }
}

extension DividerRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let answer = line.answer
    return LayoutReason("R-STK-24") { axis in
      axis == (orientation ?? .vertical)
        ? "a thickness of 1" : "all of the proposed \(LengthText.text(answer[axis]))"
    }
  }
}

extension ImageRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-PROP-6") { axis in
      let length = LengthText.text(answer[axis])
      guard capInsets != nil, let offered = proposal[axis] else {
        return estimate == nil ? "its own \(length)" : "its own \(length), an estimate (R-CTRL-19)"
      }
      return answer[axis] == offered
        ? "it is resizable: all of the proposed \(length)"
        : "the fixed edges of its cap insets, \(length)"
    }
  }
}

extension TextRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    guard proposal != .zero else {
      return LayoutReason("R-TXT-2", "0x0 requests the minimum size: 0x0")
    }
    let lines = typesetter.layout(for: proposal).lines
    let ideal = typesetter.layout(for: .unspecified)
    let shown = lines.map { "\"\($0)\"" }.joined(separator: ", ")
    let (width, height) = (LengthText.text(answer.width), LengthText.text(answer.height))
    let size =
      lines.count == 1
      ? "its line \(shown) is \(width)x\(height)"
      : "the widest of \(lines.count) lines (\(shown)) is \(width) wide, and their total height is \(height)"
    let isCut = lines.last?.contains("…") == true
    let steps = typesetter.measuringSteps(for: proposal)
    if isCut {
      return LayoutReason(
        "R-TXT-5",
        "it is truncated with …, as the text does not fit; \(size)",
        steps: steps
      )
    }
    guard lines.count > ideal.lines.count else {
      return LayoutReason("R-TXT-1", "the whole text fits; \(size)", steps: steps)
    }
    let wrap = "it wraps at a width of \(LengthText.text(proposal.width))"
    if let word = brokenWord(of: lines) {
      return LayoutReason(
        "R-TXT-4",
        "\(wrap), within the word \(word), which is longer; \(size)",
        steps: steps
      )
    }
    return endsWithSpace(lines, within: answer.width)
      ? LayoutReason(
        "R-TXT-4",
        "\(wrap); \(size); the space at the end of a wrapped line counts",
        steps: steps
      ) : LayoutReason("R-TXT-1", "\(wrap); \(size)", steps: steps)
  }

  /// Returns whether the width is that of a line with the space at which it wraps.
  private func endsWithSpace(_ lines: [String], within width: CGFloat) -> Bool {
    guard typesetter.runs.count == 1, let run = typesetter.runs.first,
      typesetter.settings.minimumScale == 1
    else { return false }
    let widest = lines.map { line in
      var shown = run
      shown.string = line
      return TextTypesetter(runs: [shown], settings: typesetter.settings)
        .size(for: .unspecified).width
    }.max()
    return widest.map { $0 < width } ?? false
  }

  /// Returns the first word that wraps between characters, quoted; `nil` if there is none.
  private func brokenWord(of lines: [String]) -> String? {
    var rest = words[...]
    for line in lines.dropLast() {
      guard let range = rest.range(of: line) else { return nil }
      rest = rest[range.upperBound...]
      let isWordCharacter = { (character: Character?) in
        character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
      }
      guard isWordCharacter(line.last), isWordCharacter(rest.first) else { continue }
      let start = line.split(separator: " ").last ?? ""
      return "\"\(start)\(rest.prefix { !$0.isWhitespace })\""
    }
    return nil
  }
}

extension PlaceholderRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-PROP-10") { axis in
      let length = LengthText.text(answer[axis])
      guard let stated = self[axis] else {
        return proposal[axis] == nil
          ? "the proposal is nil, so 10" : "all of the proposed \(length)"
      }
      return answer[axis] < stated ? "all of the proposed \(length)" : "its stated \(length)"
    }
  }
}
