internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file with all mutants that can be inserted into it.
package struct MutableFile: Sendable {
  /// The path, relative to the package.
  package let path: String
  let source: SourceText
  let mutations: [Mutation]
  /// The mutants in source order.
  package let mutants: [Mutant]
  /// The declarations and statements that a list of equivalent mutants can name, in source order.
  let code: [NamedCode]

  /// Finds the mutants of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the package.
  ///   - text: The source text.
  /// - Complexity: O(*n* · *d*) for *n* bytes of code with a nesting depth of *d*.
  package init(path: String, text: String) {
    self.path = path
    let source = SourceText(text)
    let tree = Self.folded(Parser.parse(source: text))
    let finder = MutationFinder(in: source)
    finder.walk(tree)
    let marks = MarkFinder(in: source)
    marks.walk(tree)
    code = marks.code
    let site = MutationSite(source: source)
    let rules = marks.marks.flatMap { RuleSwitch(mark: $0, site: site).mutations }
    mutations = finder.mutations + rules
    self.source = source
    var naming = MutantNaming()
    mutants = mutations.map { mutation in
      let place = source.place(of: mutation.range.lowerBound)
      let node = tree.token(at: AbsolutePosition(utf8Offset: mutation.range.lowerBound))
      var mutant = Mutant(
        id: "",
        kind: mutation.kind,
        file: path,
        line: place.line,
        column: place.column,
        declaration: node.map { DeclarationPath.path(of: Syntax($0)) } ?? "",
        original: mutation.original ?? source.line(of: mutation.range),
        replacement: mutation.replacement.split(whereSeparator: \.isWhitespace)
          .joined(separator: " "),
        rule: mutation.rule,
        isOfCallers: node?.isInDefaultArgument ?? false
      )
      mutant.id = naming.id(of: mutant)
      return mutant
    }
  }

  /// Returns the syntax tree with operator sequences converted to nested operations.
  private static func folded(_ file: SourceFileSyntax) -> Syntax {
    OperatorTable.standardOperators.foldAll(file) { _ in }
  }
}

extension MutableFile {
  /// Returns the mutants that an entry excludes if they survive, each with the number of bytes of
  /// the entry's code around it.
  package func mutants(of mark: EquivalenceMark) -> [(mutant: Mutant, count: Int)] {
    mutations.indices.compactMap { index in
      guard mark.covers(mutations[index]),
        let range = mark.innermost(around: mutations[index].range)
      else { return nil }
      return (mutants[index], range.count)
    }
  }

  /// The groups of alternative mutants as lists of indices, in order of preference.
  package var alternatives: [[Int]] {
    let indices = mutations.indices.filter { mutations[$0].group != nil }
    return Dictionary(grouping: indices) { mutations[$0].group ?? "" }.values
      .sorted { $0[0] < $1[0] }
  }

  /// Returns the file with mutants inserted.
  ///
  /// - Parameter numbers: The switch number of each mutant to insert, by the mutant's index;
  ///   numbers start at 1.
  /// - Returns: The mutated file.
  package func schema(numbers: [Int: Int]) -> MutatedFile {
    var writer = SchemaWriter(source)
    for index in numbers.keys.sorted() { writer.add(mutations[index], as: index) }
    let (text, places) = writer.write(numbers: numbers)
    return MutatedFile(text: SourceText(bytes: text), places: places)
  }
}

/// A file with inserted mutants.
package struct MutatedFile: Sendable {
  let text: SourceText
  /// The range of each mutant in bytes, by the mutant's index in the file.
  let places: [Int: Range<Int>]
}

extension MutatedFile {
  /// The source text with the mutants.
  package var code: String {
    "public import MutantSwitch; " + String(decoding: text.bytes, as: UTF8.self)
  }

  /// The number of bytes inserted before the original text.
  private static let prefix = "public import MutantSwitch; ".utf8.count

  /// The size of the code around a compiler error whose mutants may have caused it.
  package enum Doubt: Int, Sendable {
    case innermost
    case line
    case neighbours
  }

  /// Returns the mutants that may have caused a compiler error.
  ///
  /// - Parameters:
  ///   - line: The line of the error, from 1.
  ///   - column: The column of the error in bytes, from 1.
  ///   - doubt: The size of the code to consider, which is increased if the error remains after
  ///     withdrawing mutants.
  /// - Returns: The indices of the innermost mutant at the place, or of all in the line, or of the
  ///   nearest ones; not empty unless the file has no mutants.
  package func mutants(atLine line: Int, column: Int, doubting doubt: Doubt) -> [Int] {
    let isFirst = line == 1
    let offset = text.offset(line: line, column: isFirst ? max(column - Self.prefix, 1) : column)
    let around = places.filter { $0.value.contains(offset) || $0.value.upperBound == offset }
    if doubt == .innermost, let innermost = around.min(by: { $0.value.count < $1.value.count }) {
      return around.filter { $0.value == innermost.value }.map(\.key).sorted()
    }
    let line = text.range(ofLine: line)
    let ofLine = places.filter { $0.value.overlaps(line) }.map(\.key).sorted()
    if doubt != .neighbours, !ofLine.isEmpty { return ofLine }
    let byDistance = places.sorted { one, other in
      let distances = [one, other].map { abs($0.value.lowerBound - offset) }
      return (distances[0], one.key) < (distances[1], other.key)
    }
    return byDistance.prefix(Self.neighbours).map(\.key)
  }

  private static let neighbours = 12
}
