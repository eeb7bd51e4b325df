import Foundation

/// The reader of `.stringsdict` files: property lists with plural rules.
enum PluralDictionary {
  /// Returns the formats of a file by their keys.
  ///
  /// - Throws: A mistake if the file is not a property list, or an entry has no format.
  static func formats(in file: ResourceFile) throws(ResourceMistake) -> [String: LocalizedFormat] {
    let data = try file.data()
    guard let entries = try file.propertyList() as? [String: [String: Any]] else {
      throw file.mistake("the property list is not a dictionary of dictionaries")
    }
    var formats: [String: LocalizedFormat] = [:]
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
        throw file.mistake(
          "'\(key)' has no 'NSStringLocalizedFormatKey'",
          line: line(of: key, in: data)
        )
      }
      formats[key] = LocalizedFormat(format: format, plurals: plurals(of: entry))
    }
    return formats
  }

  private static func plurals(of entry: [String: Any]) -> [String: LocalizedFormat.Plural] {
    var plurals: [String: LocalizedFormat.Plural] = [:]
    for (name, value) in entry {
      guard let rule = value as? [String: Any] else { continue }
      let categories = ["zero", "one", "two", "few", "many", "other"]
      let forms = rule.compactMapValues { $0 as? String }.filter { categories.contains($0.key) }
      plurals[name] = LocalizedFormat.Plural(argument: nil, forms: forms)
    }
    return plurals
  }

  /// Returns the line of a key, from 1; 1 for a key that is written with entities.
  private static func line(of key: String, in data: Data) -> Int {
    let text = String(decoding: data, as: UTF8.self)
    guard let place = text.range(of: "<key>\(key)</key>") else { return 1 }
    return 1 + text[..<place.lowerBound].count { $0.isNewline }
  }
}
