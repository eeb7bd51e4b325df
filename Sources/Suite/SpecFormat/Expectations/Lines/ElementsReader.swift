/// A reader of the lines of a `frames` block that lists elements of a collection view or table.
enum ElementsReader {
  /// Reads the lines of a block.
  ///
  /// - Parameters:
  ///   - lines: The lines, without blank ones.
  ///   - diagnostics: The collector of mistakes; a line with one is left out.
  /// - Returns: The valid lines, in order.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [FrameLine] {
    var firstLines: [ElementName: Int] = [:]
    return lines.compactMap { source in
      if !source.indentation.isEmpty {
        diagnostics.report(.elementIndented, line: source.line, column: source.column)
      }
      guard let line = line(of: source, reportingTo: &diagnostics) else { return nil }
      if case .element(let element) = line.content {
        if let first = firstLines[element.name] {
          diagnostics.report(
            .elementRepeated(firstLine: first),
            line: source.line,
            column: source.column
          )
          return nil
        }
        firstLines[element.name] = source.line
      }
      return line
    }
  }

  private static func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> FrameLine? {
    guard let words = source.words(reportingTo: &diagnostics), let first = words.first else {
      return nil
    }
    if words.count == 1, first.bare == "..." {
      return FrameLine(line: source.line, column: source.column, content: .anySiblings)
    }
    guard let form = ElementForm(rawValue: first.written) else {
      let nearest = NearestName.of(first.written, among: ElementName.words)
      diagnostics.report(
        .elementUnknown(first.written, nearest: nearest),
        line: source.line,
        column: first.column
      )
      return nil
    }
    var rest = words.dropFirst()
    let order = removeOrder(from: &rest)
    guard rest.count == form.nameCount + 4, let firstNumber = rest.suffix(4).first else {
      diagnostics.report(.lineInvalid(form.line), line: source.line, column: source.column)
      return nil
    }
    let name = form.name(rest.prefix(form.nameCount), line: source.line, reportingTo: &diagnostics)
    let numbers = rest.suffix(4).map {
      $0.frameNumber(line: source.line, reportingTo: &diagnostics)
    }
    let zIndex = order.flatMap { Self.zIndex(of: $0, line: source.line, reportingTo: &diagnostics) }
    guard let name, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], (zIndex == nil) == (order == nil)
    else { return nil }
    return FrameLine(
      line: source.line,
      column: source.column,
      numbersOffset: firstNumber.column - source.firstColumn,
      content: .element(
        FrameLine.Element(name: name, x: x, y: y, width: width, height: height, zIndex: zIndex)
      )
    )
  }

  /// Removes and returns a last word of the form `z=N`; `nil` if the last word has another form.
  private static func removeOrder(from words: inout ArraySlice<Word>) -> Word? {
    guard let last = words.last, last.bare.hasPrefix("z=") else { return nil }
    return words.removeLast()
  }

  private static func zIndex(
    of word: Word,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> Int? {
    let zIndex = word.quoted == nil ? Int(word.bare.dropFirst(2)) : nil
    if zIndex == nil {
      diagnostics.report(.orderInvalid(word.written), line: line, column: word.column)
    }
    return zIndex
  }
}
