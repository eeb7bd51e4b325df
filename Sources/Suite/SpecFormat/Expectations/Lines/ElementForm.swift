/// The form of a line about an element of a collection view or table, determined by its first word.
enum ElementForm: String {
  case content
  case cell
  case supplementary
  case decoration
  case row
  case header
  case footer
}

extension ElementName {
  /// Parses a name such as `cell 0.3`; `nil` if it is invalid.
  package init?(_ text: String) {
    var diagnostics = DiagnosticCollector(file: "")
    let source = BlockLine(line: 1, firstColumn: 1, text: text)
    guard let words = source.words(reportingTo: &diagnostics), let first = words.first,
      let form = ElementForm(rawValue: first.written), words.count == form.nameCount + 1,
      let name = form.name(words.dropFirst(), line: 1, reportingTo: &diagnostics)
    else { return nil }
    self = name
  }
}

extension ElementForm {
  /// The number of words after the first one that identify the element.
  var nameCount: Int {
    switch self {
    case .content: 0
    case .cell, .row, .header, .footer: 1
    case .supplementary, .decoration: 2
    }
  }

  /// The form of the whole line, for messages.
  var line: LineForm {
    switch self {
    case .content: .content
    case .cell: .cell
    case .supplementary: .supplementary
    case .decoration: .decoration
    case .row: .row
    case .header, .footer: .tableBoundary
    }
  }

  /// Parses the words that identify an element.
  ///
  /// - Parameters:
  ///   - words: The words after the first one.
  ///   - line: Their line in the file, from 1.
  ///   - diagnostics: The collector of mistakes.
  /// - Returns: The name; `nil` if a word is invalid.
  func name(
    _ words: ArraySlice<Word>,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ElementName? {
    guard let first = words.first, let last = words.last else { return .content }
    let kind = first.name ?? first.written
    switch self {
    case .content:
      return .content
    case .cell:
      guard let place = last.place else { break }
      return .cell(section: place.section, item: place.item)
    case .supplementary:
      if let item = last.placeInLayout { return .layoutSupplementary(kind: kind, item: item) }
      guard let place = last.place else { break }
      return .supplementary(kind: kind, section: place.section, item: place.item)
    case .decoration:
      guard let section = last.index else {
        diagnostics.report(.sectionInvalid(last.written), line: line, column: last.column)
        return nil
      }
      return .decoration(kind: kind, section: section)
    case .row:
      guard let place = last.place else { break }
      return .row(section: place.section, row: place.item)
    case .header, .footer:
      guard last.isWholeTable || last.index != nil else {
        diagnostics.report(.sectionInvalid(last.written), line: line, column: last.column)
        return nil
      }
      return self == .header ? .header(section: last.index) : .footer(section: last.index)
    }
    diagnostics.report(.placeInvalid(last.written), line: line, column: last.column)
    return nil
  }
}

extension Word {
  /// The word as a nonnegative integer; `nil` for another word.
  var index: Int? { quoted == nil ? Self.index(bare) : nil }

  /// The word as an index path such as `0.3`; `nil` for another word.
  var place: (section: Int, item: Int)? {
    let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
    guard quoted == nil, parts.count == 2, let section = Self.index(parts[0]),
      let item = Self.index(parts[1])
    else { return nil }
    return (section, item)
  }

  /// Whether the word refers to the whole table rather than to a section.
  fileprivate var isWholeTable: Bool { quoted == nil && bare == "table" }

  /// The index among the boundary items of the layout: `layout` is the first, `layout.1` the
  /// second; `nil` for another word.
  fileprivate var placeInLayout: Int? {
    guard quoted == nil, bare.hasPrefix("layout") else { return nil }
    let rest = bare.dropFirst("layout".count)
    return rest.isEmpty ? 0 : rest.first == "." ? Self.index(rest.dropFirst()) : nil
  }

  private static func index(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
  }
}
