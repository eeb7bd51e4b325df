internal import Foundation

/// A value as a file of JSON: keys sorted, so that the same value is the same text everywhere.
enum JSONText {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("strings and finite numbers can always be encoded: \(error)")
    }
  }
}
