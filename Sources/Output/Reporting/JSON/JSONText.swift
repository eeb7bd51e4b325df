internal import Foundation
internal import ElementTree

/// Encodes values as JSON.
///
/// Keys are sorted, so that equal values have the same text everywhere. Invisible characters are
/// written as escapes.
package enum JSONText {
  /// Returns the JSON text of a file.
  package static func text(of value: some Encodable) -> String {
    written(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n"
  }

  /// Returns the JSON in one line without a line feed, for a history or a script.
  ///
  /// The line contains no character that JavaScript treats as a line terminator.
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
      // Line feeds occur only between members; those in strings are already escaped.
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
