/// An entry of a list that excludes the survivors in a piece of code, with the reason.
///
/// A mutant that only affects time or memory, or that cannot change any layout, is equivalent to
/// the original code. Below the path of a file, an entry names a declaration of it, or code in the
/// declaration by its beginning:
///
/// ```text
/// ## Flow/FlowLines.swift
/// FlowLines.fill(_:): only explanations read the distribution of space
/// FlowLines.columns at `guard let first` (condition): every section here has items
/// ```
///
/// Without a list of kinds, all survivors in that code are excluded.
package struct EquivalenceMark: Sendable, Hashable {
  /// The path of the list, relative to the package.
  package var list: String
  /// The line of the entry, from 1.
  package var line: Int
  /// The path of the file with the code, relative to the package.
  package var file: String
  /// The declaration, such as `FlowLines.fill(_:)`; empty for code at the top level.
  var declaration: String
  /// The beginning of code in the declaration, with single spaces; `nil` for all of it.
  var beginning: String?
  /// The kinds of mutants that are excluded; empty for all.
  package var kinds: [String]
  package var reason: String
  /// The ranges of the code in bytes: several if overloads have the same labels, or if equal
  /// statements repeat.
  var ranges: [Range<Int>] = []
}

extension EquivalenceMark {
  /// Parses an entry; `nil` for a text of another form.
  ///
  /// - Parameters:
  ///   - entry: The text of the line.
  ///   - file: The path of the file with the code, relative to the package.
  ///   - list: The path of the list, relative to the package.
  ///   - line: The line, from 1.
  init?(_ entry: String, of file: String, in list: String, line: Int) {
    let form = #/(.*?)(?: ?at `(.+?)`)?(?: \(([a-zA-Z, ]+)\))?:(?: +(.*))?/#
    guard let parts = entry.wholeMatch(of: form)?.output else { return nil }
    self.list = list
    self.line = line
    self.file = file
    declaration = String(parts.1)
    beginning = parts.2.map { String($0) }
    kinds = parts.3?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? []
    reason = parts.4.map { String($0) } ?? ""
  }

  /// Returns whether the entry excludes a mutation if it survives.
  func covers(_ mutation: Mutation) -> Bool {
    innermost(around: mutation.range) != nil
      && (kinds.isEmpty || kinds.contains(mutation.kind.rawValue))
  }

  /// Returns the range of the entry's code that contains a range; `nil` if none does.
  func innermost(around range: Range<Int>) -> Range<Int>? {
    ranges.filter { $0.contains(range.lowerBound) && range.upperBound <= $0.upperBound }
      .min { $0.count < $1.count }
  }
}
