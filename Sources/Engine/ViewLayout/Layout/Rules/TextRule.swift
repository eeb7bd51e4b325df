import Foundation
internal import LayoutTree

/// The layout rule of `Text`: lines of text in the test font (R-TXT).
struct TextRule: LeafRule {
  let typesetter: TextTypesetter
  var appearance: LeafAppearance
  /// The fraction of leftover width to the left of a line; it does not affect the layout.
  var leftPart: CGFloat
  /// The complete text; the lines may show only a part of it.
  var words: String

  static func == (left: TextRule, right: TextRule) -> Bool { left.typesetter == right.typesetter }

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func guides(_ children: some LayoutChildren) -> GuideMask { .baselines }

  /// Whether the rule itself caches the sizes: those at recent widths, from which the sizes for
  /// other heights follow.
  var keepsSizes: Bool { typesetter.followsFromWidth }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    let ignoresCaches = children.ignoresCaches
    if !ignoresCaches, let size = typesetter.knownSize(for: proposal) { return size }
    if keepsSizes { children.session.didCompute() }
    return ignoresCaches ? typesetter.plainSize(for: proposal) : typesetter.size(for: proposal)
  }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline: typesetter.firstBaseline(for: proposal)
    case .lastTextBaseline: typesetter.lastBaseline(for: proposal)
    default: nil
    }
  }

  /// R-SP-4: returns the spacing of text, which increases with the line height.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    children.session.spacing(
      ofTextIn: typesetter.font,
      pixelLength: typesetter.settings.pixelLength
    )
  }

  var label: String? { words }

  func textLines(in node: LayoutNode) -> [String]? {
    typesetter.layout(for: node.placedProposal).lines
  }

  func traits(of node: LayoutNode) -> NodeTraits {
    guard words.contains(where: { !$0.isWhitespace }) else { return NodeTraits() }
    var traits = NodeTraits(.text)
    traits.fonts = typesetter.fonts
    let size = node.size
    traits.isTruncated =
      size.width < 1 || size.height < 1 || typesetter.isTruncated(for: node.placedProposal)
    if size.width >= 1, size.height >= 1 {
      traits.neededWidth = typesetter.doubtfulWidth(
        for: node.placedProposal,
        isTruncated: traits.isTruncated
      )
      traits.brokenWord = typesetter.brokenWord(for: node.placedProposal)
    }
    return traits
  }
}

extension TextRule {
  func drawing(of node: LayoutNode) -> DrawingContent {
    guard case .text(let color) = appearance.paint else { return .room }
    let layout = typesetter.layout(for: node.placedProposal)
    return .text(DrawingText(layout, of: typesetter, color: color, leftPart: leftPart))
  }

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
