/// An error of the compiler in a file that it read.
package struct CompilerMessage: Sendable, Hashable, Comparable {
  /// The path of the file as the compiler was given it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  package var text: String

  /// The name of a declaration or an attribute that is not in scope; `nil` for another message.
  var missingName: String? {
    for start in ["cannot find type '", "cannot find '", "unknown attribute '"]
    where text.hasPrefix(start) {
      return String(text.dropFirst(start.count).prefix { $0 != "'" })
    }
    return nil
  }

  /// Whether the error may only follow from another one in the same expression, whose type is then
  /// not known.
  var isConsequence: Bool {
    [
      "cannot infer contextual base", "cannot infer key path type", "'nil' requires a contextual",
      "reference to member", "generic parameter '",
    ]
    .contains { text.hasPrefix($0) }
  }

  /// Whether the error is about an attribute or a macro that is not in scope.
  var isAboutAttribute: Bool { text.hasPrefix("unknown attribute '") }

  /// Whether the error is about a type that is not in scope.
  var isAboutType: Bool {
    text.hasPrefix("cannot find type '") || text.contains("is not a member type of")
  }

  /// Whether the error may only follow from an unknown type in the same declaration.
  var isConsequenceOfType: Bool {
    text.contains("does not conform to protocol '") || text.hasPrefix("enum with raw type cannot")
  }

  /// Returns whether another error is on the same line or a few lines above, so that both may be in
  /// one expression.
  func isNear(_ cause: CompilerMessage) -> Bool { (0...Self.reach).contains(line - cause.line) }

  /// The usual maximum number of lines of an expression.
  private static let reach = 12

  /// Whether the compiler gave up on the types of an expression.
  var isAboutEffort: Bool { text.contains("in reasonable time") }

  /// The warning about a call that never ends, such as that of an overload that no module declares.
  static let recursion = "function call causes an infinite recursion"

  package static func < (left: CompilerMessage, right: CompilerMessage) -> Bool {
    (left.file, left.line, left.column, left.text) < (
      right.file, right.line, right.column, right.text
    )
  }
}

extension AppSource {
  /// Whether the file makes tabs of a `TabView`.
  ///
  /// With more than the usual effort, the compiler takes minutes for an expression with a wrong
  /// tab.
  var usesTabs: Bool { String(decoding: original, as: UTF8.self).contains("Tab(") }
}

extension CompilerMessage {
  /// Returns the errors in the output of a compiler, each once, in the order of the files.
  ///
  /// A warning about a call that never ends counts as one.
  /// If the compiler ended by a crash, the innermost place that it worked on counts as an error, so
  /// that the code there is left out.
  package static func errors(in output: String) -> [CompilerMessage] {
    var found: Set<CompilerMessage> = []
    var crashed: CompilerMessage?
    // An error in the expansion of a macro is reported at the use of the macro, which a note
    // states.
    var expanded: String?
    for line in output.split(separator: "\n") {
      if let text = expanded, let range = line.firstRange(of: ": note: in expansion of macro "),
        let message = CompilerMessage(place: line[..<range.lowerBound], text: text)
      {
        found.insert(message)
        expanded = nil
      } else if let range = line.firstRange(of: ": error: ")
        ?? (line.hasSuffix(recursion) ? line.firstRange(of: ": warning: ") : nil)
      {
        let place = line[..<range.lowerBound]
        guard let message = CompilerMessage(place: place, text: String(line[range.upperBound...]))
        else { continue }
        if place.contains("/swift-generated-sources/") {
          expanded = message.text
        } else {
          found.insert(message)
        }
      } else if line.first?.isNumber ?? false || line.hasPrefix(" for "),
        let start = line.lastRange(of: "at ") ?? line.lastRange(of: "["),
        let message = CompilerMessage(
          place: line[start.upperBound...].drop { $0 == "[" }.prefix { !" ])".contains($0) },
          text: "the compiler crashed"
        )
      {
        crashed = message
      }
    }
    if found.isEmpty, let crashed { found.insert(crashed) }
    return found.sorted()
  }

  /// Reads `FILE:LINE:COLUMN`; `nil` for another text.
  private init?(place: Substring, text: String) {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    self.init(file: file, line: line, column: column, text: text)
  }
}

extension Substring {
  /// Returns the last range of a word; `nil` if there is none.
  fileprivate func lastRange(of word: String) -> Range<Index>? {
    ranges(of: word).last
  }
}
