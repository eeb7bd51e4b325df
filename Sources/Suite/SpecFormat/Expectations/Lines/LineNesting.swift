/// Makes a tree of lines by their indentation, two spaces a level.
struct LineNesting<Line: NestableLine> {
  private var roots: [Line] = []
  /// The last line of each level, outermost first.
  private var open: [Line] = []

  init() {}
}

extension LineNesting {
  /// Adds a line, and reports an indentation that is not a level below or up to the one before.
  ///
  /// A line with a wrong indentation goes to the nearest level that it could be of.
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

  /// The outermost lines, each with those under it.
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

/// A line that others can be indented under.
protocol NestableLine {
  /// The lines that are indented under it, in order.
  var children: [Self] { get set }
  /// Whether it is `...`, which nothing can be indented under.
  var isEllipsis: Bool { get }
}

extension NegotiationLine: NestableLine {}

extension FrameLine: NestableLine {
  var isEllipsis: Bool { content == .anySiblings }
}
