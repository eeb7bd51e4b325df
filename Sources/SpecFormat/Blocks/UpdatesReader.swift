/// Reads the lines of an `updates` block.
enum UpdatesReader {
  /// Reads a block.
  ///
  /// - Parameters:
  ///   - lines: The lines that are not blank.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The lines that could be read, in order.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [UpdateLine] {
    lines.compactMap { source in
      guard let words = source.words(reportingTo: &diagnostics) else { return nil }
      if words[...].isEmptyState {
        guard lines.count == 1 else {
          diagnostics.report(.emptyStateNotAlone, line: source.line, column: source.column)
          return nil
        }
        return UpdateLine(line: source.line, update: nil)
      }
      return update(words[...], line: source.line, reportingTo: &diagnostics).map {
        UpdateLine(line: source.line, update: $0)
      }
    }
  }

  /// Reads an update; `nil` where it has a mistake, which is reported.
  private static func update(
    _ words: ArraySlice<Word>,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> String? {
    guard let first = words.first else { return nil }
    guard let action = UpdateAction(rawValue: first.written) else {
      let nearest = NearestName.of(first.written, among: UpdateAction.allCases.map(\.rawValue))
      diagnostics.report(
        .updateUnknown(first.written, nearest: nearest),
        line: line,
        column: first.column
      )
      return nil
    }
    let isMove = action == .move
    guard words.count == (isMove ? 5 : 3), let role = words.dropFirst().first,
      let part = UpdatePart(rawValue: role.written), action.takes(part),
      !isMove || words.dropFirst(3).first?.isPlain("->") == true
    else {
      diagnostics.report(
        .updateInvalid(usage: action.usage),
        line: line,
        column: first.column
      )
      return nil
    }
    let places = [words.dropFirst(2).first, isMove ? words.last : nil].compactMap(\.self)
    let wrong = places.filter { part.place(of: $0) == nil }
    for word in wrong {
      let mistake: SpecMistake =
        part == .section ? .sectionInvalid(word.written) : .placeInvalid(word.written)
      diagnostics.report(mistake, line: line, column: word.column)
    }
    guard wrong.isEmpty else { return nil }
    let ends = places.compactMap { part.place(of: $0) }.joined(separator: " -> ")
    return "\(action.rawValue) \(part.rawValue) \(ends)"
  }
}
