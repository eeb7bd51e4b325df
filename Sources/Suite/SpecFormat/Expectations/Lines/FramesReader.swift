/// A reader of the lines of a `frames` block.
struct FramesReader {
  /// The only line of a block that `plumb accept` fills with all nodes that have an id.
  private static let selectionMark = "#"

  private let form: FramesFence.Form

  /// Determines the form of the block from its lines.
  ///
  /// A first line that begins with an id makes a selection. Otherwise, a line that begins with the
  /// name of an element makes a list of elements.
  private init(lines: [BlockLine]) {
    if lines.first?.text.trimmed.hasPrefix("#") == true {
      form = .selection
    } else {
      form = lines.contains(where: \.namesElement) ? .collection : .tree
    }
  }

  /// Reads the lines of a block.
  ///
  /// - Parameters:
  ///   - lines: The lines, without blank ones.
  ///   - diagnostics: The collector of mistakes; a line with one is left out.
  /// - Returns: The expectation, without the attributes of the info string.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> FramesFence {
    let reader = FramesReader(lines: lines)
    if lines.count == 1, lines[0].text.trimmed == selectionMark {
      return FramesFence(form: .selection, lines: [])
    }
    if reader.form == .collection {
      return FramesFence(
        form: .collection,
        lines: ElementsReader.read(lines, reportingTo: &diagnostics)
      )
    }
    var nesting = LineNesting<FrameLine>()
    for source in lines {
      guard let line = reader.line(of: source, reportingTo: &diagnostics) else { continue }
      nesting.append(line, indentedAs: source, reportingTo: &diagnostics)
    }
    return FramesFence(form: reader.form, lines: nesting.finished())
  }
}

extension FramesReader {
  private func line(
    of source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> FrameLine? {
    guard let words = source.words(reportingTo: &diagnostics), let first = words.first else {
      return nil
    }
    if form == .tree, words.count == 1, first.bare == "..." {
      return FrameLine(line: source.line, column: source.column, content: .anySiblings)
    }
    var rest = words[...]
    let name = NodeName(from: &rest, reserving: 4)
    guard let name, (name.name == nil) == (form == .selection),
      let textLines = textLines(from: &rest), rest.count == 4, let firstNumber = rest.first,
      rest.contains(where: { NumberLiteral(ofFrame: $0.written) != nil })
    else {
      let expected: LineForm = form == .tree ? .frame : .selectedFrame
      diagnostics.report(.lineInvalid(expected), line: source.line, column: source.column)
      return nil
    }
    let content = node(
      name,
      textLines: textLines,
      numbers: Array(rest),
      line: source.line,
      reportingTo: &diagnostics
    )
    return content.map { content in
      FrameLine(
        line: source.line,
        column: source.column,
        numbersOffset: firstNumber.column - source.firstColumn,
        content: content
      )
    }
  }

  /// Removes `->` and the quoted lines after it from the front.
  ///
  /// Returns an empty list if there is no arrow, and `nil` if nothing quoted follows it.
  private func textLines(from words: inout ArraySlice<Word>) -> [String]? {
    guard let arrow = words.first, arrow.bare == "->", arrow.quoted == nil else { return [] }
    let lines = words.dropFirst().prefix { $0.quoted != nil && $0.bare.isEmpty }
    words = words.dropFirst(1 + lines.count)
    return lines.isEmpty ? nil : lines.compactMap(\.quoted)
  }

  private func node(
    _ name: NodeName,
    textLines: [String],
    numbers: [Word],
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> FrameLine.Content? {
    let values = numbers.map { $0.frameNumber(line: line, reportingTo: &diagnostics) }
    guard let x = values[0], let y = values[1], let width = values[2], let height = values[3]
    else { return nil }
    return .node(
      FrameLine.Node(
        name: name.name,
        label: name.label,
        id: name.id,
        textLines: textLines.isEmpty ? nil : textLines,
        x: x,
        y: y,
        width: width,
        height: height
      )
    )
  }
}

extension BlockLine {
  /// Whether the line begins with the name of an element of a collection view or table.
  fileprivate var namesElement: Bool {
    ElementName.begins(text)
  }
}

extension Word {
  /// Returns the word as a number; `nil` after reporting another word.
  func number(line: Int, reportingTo diagnostics: inout DiagnosticCollector) -> NumberLiteral? {
    reported(NumberLiteral(bare), line: line, to: &diagnostics)
  }

  /// Returns the word as a number of a frame, which may be `?`; `nil` after reporting another word.
  func frameNumber(
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> NumberLiteral? {
    reported(NumberLiteral(ofFrame: bare), line: line, to: &diagnostics)
  }

  private func reported(
    _ number: NumberLiteral?,
    line: Int,
    to diagnostics: inout DiagnosticCollector
  ) -> NumberLiteral? {
    let value = quoted == nil ? number : nil
    if value == nil { diagnostics.report(.numberInvalid(written), line: line, column: column) }
    return value
  }
}

/// Builds a tree of lines from their indentation, with two spaces per level.
struct LineNesting<Line: NestableLine> {
  private var roots: [Line] = []
  /// The last line of each level, from the top level down.
  private var open: [Line] = []

  init() {}
}

extension LineNesting {
  /// Adds a line, and reports an indentation that is not allowed after the previous line.
  ///
  /// A line with a wrong indentation is added at the nearest allowed level.
  mutating func append(
    _ line: Line,
    indentedAs source: BlockLine,
    reportingTo diagnostics: inout DiagnosticCollector
  ) {
    let indentation = source.indentation
    let deepest = open.last.map { $0.isEllipsis ? open.count - 1 : open.count } ?? 0
    if let tab = indentation.firstIndex(of: "\t") {
      let offset = indentation.distance(from: indentation.startIndex, to: tab)
      diagnostics.report(
        .indentationTab,
        line: source.line,
        column: source.firstColumn + offset
      )
    } else if indentation.count % 2 != 0 || indentation.count / 2 > deepest {
      let mistake = SpecMistake.indentationInvalid(spaces: indentation.count, most: deepest * 2)
      diagnostics.report(mistake, line: source.line, column: source.column)
    }
    close(downTo: min(indentation.count / 2, deepest))
    open.append(line)
  }

  /// Closes all levels and returns the top-level lines, each with its children.
  mutating func finished() -> [Line] {
    close(downTo: 0)
    return roots
  }

  private mutating func close(downTo level: Int) {
    while open.count > level {
      let line = open.removeLast()
      if open.isEmpty {
        roots.append(line)
      } else {
        open[open.count - 1].children.append(line)
      }
    }
  }
}

/// A line that can contain indented lines.
protocol NestableLine {
  /// The lines that are indented under it, in order.
  var children: [Self] { get set }
  /// Whether the line is `...`, which cannot contain other lines.
  var isEllipsis: Bool { get }
}

extension NegotiationLine: NestableLine {}

extension FrameLine: NestableLine {
  package var isEllipsis: Bool { content == .anySiblings }
}
