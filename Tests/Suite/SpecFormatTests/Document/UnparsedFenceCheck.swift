@testable import SpecFormat

/// Finds lines that look like fences of a spec, and that the parser neither parsed nor reported.
struct UnparsedFenceCheck {
  private static let names = Set(FenceKind.names)

  /// Returns the lines, from 1, that look like fences but were neither parsed nor reported.
  static func unparsedLines(of bytes: [UInt8]) -> [Int] {
    let (document, diagnostics) = SpecParser.parse(bytes: bytes, file: "x.md", name: "x")
    let isNotMarkdown = diagnostics.contains { diagnostic in
      switch diagnostic.mistake {
      case .notMarkdown: true
      default: false
      }
    }
    if isNotMarkdown || document.isProse { return [] }
    let text = SourceText(bytes: bytes)
    var parsedOrReported = Set(document.fenceLines + diagnostics.map(\.line))
    for diagnostic in diagnostics {
      if case .fenceUnclosed(_, let swallowed) = diagnostic.mistake {
        parsedOrReported.formUnion(swallowed)
      }
    }
    let unparsed = (1..<(text.lineCount + 1)).filter { line in
      !parsedOrReported.contains(line) && looksLikeFence(text.bytes(ofLine: line))
    }
    return unparsed.isEmpty ? [] : unparsed.filter { !isProse($0, of: text) }
  }

  /// Returns whether a line starts with a fence of the format, possibly after container markers.
  private static func looksLikeFence(_ line: ArraySlice<UInt8>) -> Bool {
    guard let start = line.firstIndex(where: { $0 == .backtick || $0 == .tilde }) else {
      return false
    }
    let run = line[start...].prefix { $0 == line[start] }
    guard run.count >= 3, isPrefix(line[..<start]) else { return false }
    let info = line[run.endIndex...].drop(while: \.isBlank)
    let name = info.prefix { $0 != .space && $0 != .tab }
    return names.contains(String(decoding: name, as: UTF8.self))
  }

  /// Returns whether the text before a fence consists of container markers, each except `>`
  /// followed by a space.
  private static func isPrefix(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard let first = rest.first else { return true }
      if first == ">" {
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0 != " " && $0 != "\t" }
      let digits = word.dropLast()
      let isNumber =
        (1...9).contains(digits.count) && digits.utf8.allSatisfy(\.isDigit)
        && ".)".contains(word.last ?? " ")
      guard isNumber || ["-", "+", "*"].contains(word), word.endIndex < rest.endIndex else {
        return false
      }
      rest = rest[word.endIndex...]
    }
  }

  /// Returns whether a line begins a fence of another tool, or is in a closed fence that is longer
  /// or uses the other character.
  private static func isProse(_ line: Int, of text: SourceText) -> Bool {
    let fences = (try? RecoveredDocument(of: text))?.document.fences ?? []
    return fences.contains { fence in
      if fence.line == line { return !fence.isOfSpecs }
      guard let inner = fence.content.first(where: { $0.line == line })?.text.trimmed,
        fence.isClosed
      else { return false }
      let character = Character(UnicodeScalar(fence.opener.character))
      let run = inner.drop { !"`~".contains($0) }.prefix { $0 == character }
      return run.count < fence.opener.length
    }
  }
}

extension SpecDocument {
  /// The lines of all parsed fences of the document.
  fileprivate var fenceLines: [Int] {
    let sketches = clauses.flatMap(\.sketches)
    let blocks = sharedBlocks + sketches + scenarios.flatMap(\.body.blocks)
    let expectations = scenarios.flatMap { scenario -> [Int] in
      switch scenario.body {
      case .scene(let scene): scene.phases.flatMap(\.expectations).map(\.line)
      case .script: [scenario.line]
      case .rejected: []
      }
    }
    return blocks.map(\.fenceLine) + expectations + sampleLines
      + clauses.flatMap(\.sampleCodeLines)
  }
}
