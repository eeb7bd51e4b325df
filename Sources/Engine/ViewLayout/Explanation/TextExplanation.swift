import Foundation
internal import LayoutTree
package import LayoutValues

/// The sources of the lengths of texts that are measured with a system font.
extension TextTypesetter {
  /// Returns the steps that measure the text with a system font; none for the test font.
  ///
  /// - Parameter proposal: The proposal that the text is laid out for.
  /// - Returns: The font and the accuracy of the widest line, the height of lines, and the width
  ///   that a text needs that is truncated, or that may be.
  func measuringSteps(for proposal: ProposedViewSize) -> [String] {
    guard system != .test else { return [] }
    let layout = layout(for: proposal)
    let widths = layout.lineWidths
    guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else { return [] }
    let needed = doubtfulWidth(for: proposal, isTruncated: isTruncated(for: proposal))
    return [
      widthStep(layout.lines[widest], width: widths[widest], of: layout.size.width),
      heightStep(of: layout),
      needed.map { $0.sentence },
    ].compactMap(\.self)
  }

  /// Returns the accuracy of a line's width: `30.94: system font 13 pt, recorded (R-TXT-14)`.
  ///
  /// - Parameters:
  ///   - line: The characters of the line.
  ///   - width: The width of the line without the space at which it wraps, in points.
  ///   - total: The width of the text, to which this space is added.
  /// - Returns: The width, the fonts, and the accuracy.
  private func widthStep(_ line: String, width: CGFloat, of total: CGFloat) -> String {
    var fonts: [String] = []
    for run in runs where !fonts.contains(run.font.metrics.descriptiveName) {
      fonts.append(run.font.metrics.descriptiveName)
    }
    let name = fonts.joined(separator: " and ")
    let isWrapped = total - width > settings.pixelLength
    let space = isWrapped ? " without the space at its end" : ""
    let length = LengthText.hundredths(width) + space
    let isOfApp = runs.contains { $0.font.metrics.face != nil }
    let accuracy = basis(ofLine: line).text(isOfApp: isOfApp)
    return "\(length): \(name)\(accuracy) (\(isOfApp ? "R-FNT-3" : "R-TXT-14"))"
  }

  private func heightStep(of layout: TextLayout) -> String {
    let line = LengthText.text(layout.font.metrics.lineHeight)
    let rule = layout.font.metrics.face == nil ? "R-TXT-15" : "R-FNT-5"
    guard layout.lines.count > 1 else { return "a line of \(line) (\(rule))" }
    let gap = LengthText.text(layout.lineStep - layout.font.metrics.lineHeight)
    return "\(layout.lines.count) lines of \(line) (\(rule)), with \(gap) between them (R-TXT-13)"
  }
}

extension WidthBasis {
  /// Returns the description in reasons, after a comma; empty for a font that states its own.
  fileprivate func text(isOfApp: Bool) -> String {
    switch self {
    case .defined: ", defined"
    case .recorded: ", recorded"
    case .shaped: ""
    case .estimated(let error, ""): ", estimated, ± \(LengthText.hundredths(error))"
    case .estimated(let error, let unrecorded):
      ", estimated, ± \(LengthText.hundredths(error)); letters "
        + (isOfApp ? "that the font lacks: " : "without a recording: ")
        + unrecorded.map { String($0) }.joined(separator: " ")
    }
  }
}

extension CheckFinding.NeededWidth {
  /// Whether the text may fit into its width, if the estimate is too large by at most its error.
  package var mayFit: Bool { needed - error <= available }

  /// The needed width with its error and the available width, in a sentence without a period.
  package var sentence: String {
    let numbers = [needed, error, available].map { LengthText.hundredths(CGFloat($0)) }
    return "the text needs \(numbers[0]) ± \(numbers[1]), and \(numbers[2]) are available"
  }
}

extension LengthText {
  /// Returns a length with at most two decimals.
  fileprivate static func hundredths(_ length: CGFloat) -> String {
    text((length * 100).rounded() / 100)
  }
}

extension TextMetrics {
  /// The name of the font in reasons, such as `system font 17 pt semibold`.
  fileprivate var descriptiveName: String {
    if let font = self as? ShapedFont { return font.descriptiveName }
    if let font = self as? SubstituteFont { return font.descriptiveName }
    guard let font = self as? SystemFont else { return "test font \(LengthText.text(size)) pt" }
    let traits = [
      font.weight == 400 ? nil : Font.Weight.name(of: font.weight),
      font.traits.isItalic == true ? "italic" : nil,
      font.traits.design.flatMap { $0 == .default ? nil : "\($0)" },
      font.traits.hasMonospacedDigits == true ? "with monospaced digits" : nil,
    ].compactMap(\.self)
    return (["system font \(LengthText.hundredths(size)) pt"] + traits).joined(separator: " ")
  }
}

extension Font.Weight {
  /// Returns the name of a weight from 100 to 900.
  fileprivate static func name(of value: Double) -> String {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights.first { $0.value == value }.map { "\($0)" } ?? LengthText.text(CGFloat(value))
  }
}
