internal import SwiftSyntax

/// A comment that excludes survivors of the code that follows it, with the reason.
///
/// A mutant that only affects time or memory, or that cannot change any layout, is equivalent to
/// the original code. The comment is on a separate line before a declaration, a statement, a case,
/// an argument or a condition:
///
/// ```swift
/// // mutants: cost only
/// // mutants(comparison, constant): two children never have the same index
/// ```
///
/// Without a list of kinds, all survivors in that code are excluded. A long reason continues on
/// lines with an additional indentation of two spaces.
package struct EquivalenceMark: Sendable, Hashable {
  /// The path of the file, relative to the package.
  package var file: String
  /// The line of the comment, from 1.
  package var line: Int
  /// The kinds of mutants that are excluded; empty for all.
  package var kinds: [String]
  package var reason: String
  /// The range of the code after the comment, in bytes.
  var range: Range<Int>
}

extension EquivalenceMark {
  static let prefix = "// mutants"
  private static let continuation = "//   "

  /// Parses the marks in comments.
  ///
  /// - Parameters:
  ///   - comments: The line comments before a piece of code, with their line numbers.
  ///   - range: The range of that code, in bytes.
  ///   - file: The path of the file, relative to the package.
  /// - Returns: The marks in order, including those without a reason.
  static func marks(
    in comments: [(text: String, line: Int)],
    on range: Range<Int>,
    of file: String
  ) -> [EquivalenceMark] {
    var marks: [EquivalenceMark] = []
    var isOpen = false
    for (text, line) in comments {
      if isOpen, text.hasPrefix(continuation), let last = marks.indices.last {
        marks[last].reason += " " + text.dropFirst(continuation.count)
        continue
      }
      let match = text.wholeMatch(of: #/// mutants(?:\(([^)]*)\))?:\s*(.*)/#)
      isOpen = match != nil
      guard let match else { continue }
      let kinds = match.output.1?.split(separator: ",").map { name in
        String(name.drop { $0 == " " })
      }
      marks.append(
        EquivalenceMark(
          file: file,
          line: line,
          kinds: kinds ?? [],
          reason: String(match.output.2),
          range: range
        )
      )
    }
    return marks
  }

  /// Returns whether the mark excludes a mutation if it survives.
  func covers(_ mutation: Mutation) -> Bool {
    range.contains(mutation.range.lowerBound) && mutation.range.upperBound <= range.upperBound
      && (kinds.isEmpty || kinds.contains(mutation.kind.rawValue))
  }
}
