internal import Foundation
internal import ElementTree

/// A value as JSON: keys sorted, so that the same value is the same text everywhere, and characters
/// that nobody sees as escapes, which readers take for the same characters.
package enum JSONText {
  /// The value as a file.
  package static func text(of value: some Encodable) -> String {
    written(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n"
  }

  /// The value in one line without its end, for a history and for scripts: no line of JavaScript
  /// ends in it either.
  package static func line(of value: some Encodable) -> String {
    written(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func written(
    _ value: some Encodable,
    _ formatting: JSONEncoder.OutputFormatting
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    do {
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      // Line feeds stand between members alone; in strings they are escapes already.
      return VisibleText.escaped(text, keeping: ["\n"]) { scalar in
        String(scalar).utf16.map { unit in
          let digits = String(unit, radix: 16, uppercase: true)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      }
    } catch {
      preconditionFailure("strings and finite numbers can always be encoded: \(error)")
    }
  }
}
