internal import ElementTree

/// A mistake in a spec, at its place.
package struct SpecDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path as reports print it: `Specs/views/stacks.md`.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  package var mistake: SpecMistake

  package init(file: String, line: Int, column: Int, mistake: SpecMistake) {
    self.file = file
    self.line = line
    self.column = column
    self.mistake = mistake
  }

  /// `file:line:column: error: message`, as compilers print it.
  package var description: String {
    "\(TerminalText.line(file)):\(line):\(column): error: \(TerminalText.line(mistake.message))"
  }
}

/// The mistakes of one file, as they are found.
struct DiagnosticCollector {
  /// The path as reports print it.
  let file: String
  private var found: [SpecDiagnostic] = []

  init(file: String) {
    self.file = file
  }
}

extension DiagnosticCollector {
  /// Adds a mistake.
  ///
  /// - Parameters:
  ///   - mistake: What is wrong.
  ///   - line: Where, from 1.
  ///   - column: Where in the line, from 1, in characters.
  mutating func report(_ mistake: SpecMistake, line: Int, column: Int = 1) {
    found.append(SpecDiagnostic(file: file, line: line, column: column, mistake: mistake))
  }

  /// Adds a mistake in a script or in a block about data.
  mutating func report(_ mistake: DataMistake, line: Int, column: Int = 1) {
    report(.data(mistake), line: line, column: column)
  }

  /// The mistakes in the order of their places.
  var diagnostics: [SpecDiagnostic] { found.sortedByPlace }
}

extension [SpecDiagnostic] {
  /// The mistakes of one file in the order of their places; those of one place as they were.
  var sortedByPlace: [SpecDiagnostic] {
    enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }
      .map(\.element)
  }
}

/// The case of a mistake: its name is the mistake's code, so that no list of codes is kept by hand.
struct MistakeCase {
  /// The case's name in kebab-case: `fence-unclosed`.
  let code: String
  /// The name that was probably meant, where the case carries one; `nil` where it has none.
  let nearestName: String?

  /// - Parameter mistake: A value of an enum that says nothing of how it is printed.
  init(of mistake: any Sendable) {
    let payload = Mirror(reflecting: mistake).children.first
    code = Self.kebabCase(payload?.label ?? "\(mistake)")
    let values = payload.map { Mirror(reflecting: $0.value).children } ?? .init([])
    nearestName = values.first { $0.label == "nearest" }.flatMap { $0.value as? String }
  }
}

extension MistakeCase {
  /// `notUTF8` as `not-utf8`.
  private static func kebabCase(_ name: String) -> String {
    var words = ""
    for (letter, next) in zip(name, name.dropFirst() + [" "]) {
      words += letter.lowercased()
      if letter.isLowercase, next.isUppercase { words += "-" }
    }
    return words
  }
}
