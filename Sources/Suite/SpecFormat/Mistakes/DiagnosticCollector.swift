internal import ElementTree

/// A mistake in a spec with its position.
package struct SpecDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file as in reports, such as `Specs/views/stacks.md`.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int
  package var mistake: SpecMistake

  package init(file: String, line: Int, column: Int, mistake: SpecMistake) {
    self.file = file
    self.line = line
    self.column = column
    self.mistake = mistake
  }

  /// The text `file:line:column: error: message`, in the format of compilers.
  package var description: String {
    "\(TerminalText.line(file)):\(line):\(column): error: \(TerminalText.line(mistake.message))"
  }
}

/// A collector of the mistakes in one file.
package struct DiagnosticCollector {
  /// The path of the file as in reports.
  let file: String
  private var found: [SpecDiagnostic] = []

  package init(file: String) {
    self.file = file
  }
}

extension DiagnosticCollector {
  /// Adds a mistake at a position.
  ///
  /// - Parameters:
  ///   - mistake: The mistake.
  ///   - line: The line, from 1.
  ///   - column: The column in characters, from 1.
  mutating func report(_ mistake: SpecMistake, line: Int, column: Int = 1) {
    found.append(SpecDiagnostic(file: file, line: line, column: column, mistake: mistake))
  }

  /// Adds a mistake in a script, or in a block about data sources and cells.
  mutating func report(_ mistake: DataMistake, line: Int, column: Int = 1) {
    report(.data(mistake), line: line, column: column)
  }

  /// Adds the mistakes of another collector of the same file.
  mutating func report(_ other: DiagnosticCollector) { found += other.found }

  /// Removes the mistakes that match a condition.
  mutating func removeAll(where isRemoved: (SpecMistake) -> Bool) {
    found.removeAll { isRemoved($0.mistake) }
  }

  /// The mistakes in the order of their positions.
  var diagnostics: [SpecDiagnostic] { found.sortedByPlace }
}

extension [SpecDiagnostic] {
  /// The mistakes of one file in the order of their positions; the order of mistakes at one
  /// position is kept.
  var sortedByPlace: [SpecDiagnostic] {
    enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }
      .map(\.element)
  }
}

/// The enum case of a mistake, from whose name the mistake's code is derived.
struct MistakeCase {
  /// The name of the case in kebab-case, such as `fence-unclosed`.
  let code: String
  /// The name that the author probably meant, from the case's associated value; `nil` if there is
  /// none.
  let nearestName: String?
  /// The line of another place that the mistake is about, from 1; `nil` if there is none.
  let otherLine: Int?

  /// - Parameter mistake: A value of an enum without a custom description.
  init(of mistake: any Sendable) {
    let payload = Mirror(reflecting: mistake).children.first
    code = Self.kebabCase(payload?.label ?? "\(mistake)")
    let values = payload.map { Mirror(reflecting: $0.value).children } ?? .init([])
    nearestName = values.first { $0.label == "nearest" }.flatMap { $0.value as? String }
    otherLine =
      values.lazy.compactMap { value -> Int? in
        let isLine = value.label == "firstLine" || value.label == "line"
        return isLine ? value.value as? Int : nil
      }.first ?? (payload?.value as? SwiftImbalance)?.openLine
  }
}

extension MistakeCase {
  /// Returns a name in kebab-case, such as `not-utf8` for `notUTF8`.
  private static func kebabCase(_ name: String) -> String {
    var words = ""
    for (letter, next) in zip(name, name.dropFirst() + [" "]) {
      words += letter.lowercased()
      if letter.isLowercase, next.isUppercase { words += "-" }
    }
    return words
  }
}
