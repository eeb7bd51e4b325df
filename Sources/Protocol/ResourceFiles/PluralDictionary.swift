import Foundation

/// The reader of `.stringsdict` files: property lists with rules for plurals, devices and widths.
enum PluralDictionary {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Returns the formats of a file by their keys.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - onMistake: Called with the mistake of an entry, which is left out.
  /// - Returns: The formats of the valid entries.
  /// - Throws: A mistake if the file is not a property list of dictionaries.
  static func formats(
    in file: ResourceFile,
    onMistake: (ResourceMistake) -> Void
  ) throws(ResourceMistake) -> [String: LocalizedFormat] {
    let data = try file.data()
    guard let entries = try file.propertyList() as? [String: [String: Any]] else {
      throw file.mistake("the property list is not a dictionary of dictionaries")
    }
    var formats: [String: LocalizedFormat] = [:]
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if let format = format(of: entry) {
        formats[key] = format
      } else {
        let message = "'\(key)' has no 'NSStringLocalizedFormatKey'"
        onMistake(file.mistake(message, line: line(of: key, in: data)))
      }
    }
    return formats
  }

  /// Returns the format of an entry; `nil` if it has none.
  private static func format(of entry: [String: Any]) -> LocalizedFormat? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return LocalizedFormat(devices: devices.compactMapValues { variation(of: $0) })
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      // A text is the longest one unless an app requests a width.
      let widest = widths.compactMap { key, value in Double(key).map { ($0, value) } }
        .max { $0.0 < $1.0 }
      return widest.flatMap { variation(of: $0.1) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    return LocalizedFormat(format: format, plurals: plurals(of: entry))
  }

  /// Returns the text of a device or a width, which may be a whole entry.
  private static func variation(of value: Any) -> LocalizedFormat? {
    if let text = value as? String { return LocalizedFormat(format: text) }
    return (value as? [String: Any]).flatMap { format(of: $0) }
  }

  private static func plurals(of entry: [String: Any]) -> [String: LocalizedFormat.Plural] {
    var plurals: [String: LocalizedFormat.Plural] = [:]
    for (name, value) in entry {
      guard let rule = value as? [String: Any] else { continue }
      let forms = rule.compactMapValues { $0 as? String }.filter { categories.contains($0.key) }
      plurals[name] = LocalizedFormat.Plural(argument: nil, forms: forms)
    }
    return plurals
  }

  /// Returns the line of a key, from 1; 1 for a key that is written with XML entities.
  private static func line(of key: String, in data: Data) -> Int {
    let text = String(decoding: data, as: UTF8.self)
    guard let place = text.range(of: "<key>\(key)</key>") else { return 1 }
    return 1 + text[..<place.lowerBound].count { $0.isNewline }
  }
}
