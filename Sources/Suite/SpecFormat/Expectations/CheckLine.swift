/// One line of a `checks` block: `no truncation except #bio`.
package struct CheckLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  package var check: VariantQuestion.Check
  /// The ids of nodes that are exempt from the check, with their descendants.
  package var exceptions: [String]

  package init(line: Int, check: VariantQuestion.Check, exceptions: [String] = []) {
    self.line = line
    self.check = check
    self.exceptions = exceptions
  }
}

extension CheckLine {
  private static let form: LineForm =
    "no truncation, inside parent, targets >= 44 …, each optionally with except #id"
  private static let exceptWord = "except"

  /// Parses a line; `nil` after reporting its mistakes.
  init?(_ source: BlockLine, reportingTo diagnostics: inout DiagnosticCollector) {
    guard let words = source.words(reportingTo: &diagnostics), !words.isEmpty else { return nil }
    let end = words.firstIndex { $0.bare == Self.exceptWord && $0.quoted == nil }
    let named = words[..<(end ?? words.endIndex)]
    guard let check = Self.check(named, of: source, reportingTo: &diagnostics) else { return nil }
    let exceptionWords = end.map { words[($0 + 1)...] } ?? []
    let exceptions = exceptionWords.compactMap(\.identifier)
    guard exceptions.count == exceptionWords.count, end == nil || !exceptions.isEmpty else {
      let column = exceptionWords.first { $0.identifier == nil }?.column
      diagnostics.report(
        .lineInvalid("no overlap except #id #id"),
        line: source.line,
        column: column ?? words[words.count - 1].endColumn
      )
      return nil
    }
    self.init(line: source.line, check: check, exceptions: exceptions)
  }

  private static func check(
    _ words: ArraySlice<Word>,
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> VariantQuestion.Check? {
    if words.first?.written == CheckName.targets.rawValue {
      return targets(words, of: source, reportingTo: &diagnostics)
    }
    let written = words.map(\.written).joined(separator: " ")
    if let name = CheckName(rawValue: written) { return VariantQuestion.Check(name) }
    let nearest = NearestName.of(written, among: CheckName.allCases.map(\.rawValue))
    diagnostics.report(
      .checkUnknown(written, nearest: nearest),
      line: source.line,
      column: words.first?.column ?? source.column
    )
    return nil
  }

  /// Parses a line such as `targets >= 44`; `nil` after reporting a mistake.
  private static func targets(
    _ words: ArraySlice<Word>,
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> VariantQuestion.Check? {
    let bound = words.dropFirst().map(\.written).joined()
    guard bound.hasPrefix(">="), let minimum = NumberLiteral(String(bound.dropFirst(2)))?.value,
      minimum.isFinite, minimum > 0
    else {
      diagnostics.report(.lineInvalid("targets >= 44"), line: source.line, column: source.column)
      return nil
    }
    return VariantQuestion.Check(.targets, least: minimum)
  }

  /// The check as in a block, without exemptions: `targets >= 44`.
  var name: String {
    guard check.name == .targets else { return check.name.rawValue }
    return "\(check.name.rawValue) >= \(NumberText.text(check.least))"
  }
}
