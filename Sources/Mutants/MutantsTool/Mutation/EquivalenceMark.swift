internal import SwiftSyntax

/// A comment that excludes survivors of the code that follows it, with the reason.
///
/// A mutant that costs only time or memory, or after which no layout can differ, is equivalent to
/// the original code. The comment stands on a line of its own before a declaration, a statement, a
/// case, an argument or a condition:
///
/// ```swift
/// // mutants: cost only
/// // mutants(comparison, constant): two children never have the same index
/// ```
///
/// Without kinds, all survivors of that code are excluded. A reason continues on lines that are
/// indented by two more spaces.
package struct EquivalenceMark: Sendable, Hashable {
  /// The file, relative to the package.
  package var file: String
  /// The line of the comment, from 1.
  package var line: Int
  /// The kinds of mutants that are excluded; empty for all.
  package var kinds: [String]
  package var reason: String
  /// The bytes of the code that follows the comment.
  var range: Range<Int>
}

extension EquivalenceMark {
  static let prefix = "// mutants"
  private static let continuation = "//   "

  /// Reads the marks of comments.
  ///
  /// - Parameters:
  ///   - comments: The line comments before some code, each with its line.
  ///   - range: The bytes of that code.
  ///   - file: The file, relative to the package.
  /// - Returns: The marks, in order; those without a reason too.
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

  /// Whether the mark excludes survivors of a kind at a place.
  func covers(_ mutation: Mutation) -> Bool {
    range.contains(mutation.range.lowerBound) && mutation.range.upperBound <= range.upperBound
      && (kinds.isEmpty || kinds.contains(mutation.kind.rawValue))
  }
}
