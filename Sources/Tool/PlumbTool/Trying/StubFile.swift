internal import Foundation
internal import SpecFormat

/// The file to which declarations of missing names are added.
struct StubFile {
  /// The path; `nil` if no stubs are requested.
  let path: String?
  /// The text of the names that were added.
  private(set) var added: [String] = []
  private var text = ""

  /// Reads the stubs of an earlier run, which are kept.
  ///
  /// - Throws: An error if the file exists and is not readable.
  init(path: String?) throws {
    self.path = path
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolError.pathsMissing([path])
    }
    text = String(decoding: data, as: UTF8.self)
  }

  /// The file with its stubs; none if there is no path or no stub.
  var files: [PreviewFile] {
    guard let path, !text.isEmpty else { return [] }
    return [PreviewFile(path: path, declarations: text)]
  }

  /// Adds stubs for names, and returns whether any was added.
  mutating func add(_ names: [MissingName], from files: [PreviewFile]) -> Bool {
    let types = names.filter { $0.kind == .type }.map(\.name) + added
    let writer = StubWriter(files, missing: Set(types))
    let count = added.count
    var needed = names
    while !needed.isEmpty {
      let name = needed.removeFirst()
      guard !added.contains(name.text), !NibUses.types.contains(name.name) else { continue }
      let stub =
        name.owner.map { owner in
          writer.declaration(ofMember: name.name, of: owner, isStatic: name.isStatic)
        } ?? writer.declaration(ofType: name.name)
      guard let stub else { continue }
      if text.isEmpty { text = "// Stubs for names that the previews use.\n\nimport SwiftUI\n" }
      text += "\n" + stub.map { $0 + "\n" }.joined()
      added.append(name.text)
      // A member of the environment has a type of the same framework.
      if name.text == "EnvironmentValues.managedObjectContext" {
        needed.append(MissingName(type: "NSManagedObjectContext"))
      }
    }
    return added.count > count
  }

  /// Changes the types of properties that were added in this run, according to the errors.
  ///
  /// - Parameters:
  ///   - errors: The errors of a compilation with the stubs.
  ///   - files: The app's files.
  /// - Returns: Whether another compilation can have other errors.
  mutating func repair(_ errors: [PlacedError], from files: [PreviewFile]) -> Bool {
    let start = text
    let conversion =
      /^cannot convert value of type '([^']+)'.* to (?:expected argument|specified|closure result|expected element) type '([^']+)'/
    for error in errors {
      guard let match = error.message.firstMatch(of: conversion),
        let file = files.first(where: { $0.path == error.place.file }),
        file.source.indices.contains(error.place.line - 1)
      else { continue }
      let (old, new) = (String(match.1), String(match.2))
      if added.contains(old), added.contains(new) {
        replaceType(old, by: new)
        continue
      }
      guard let value = StubValue.code(of: new, knownTypes: added) else { continue }
      let line = file.source[error.place.line - 1]
      for use in line.matches(of: /\.(\w+)/) {
        let known = "var \(use.1): \(old) = "
        guard let range = text.firstRange(of: known) else { continue }
        let end = text[range.upperBound...].firstIndex(of: "\n") ?? text.endIndex
        text.replaceSubrange(range.lowerBound..<end, with: "var \(use.1): \(new) = \(value)")
        break
      }
    }
    return text != start
  }

  /// Replaces the stub of a type by an alias of another one, which code uses in its place.
  private mutating func replaceType(_ old: String, by new: String) {
    let heads = ["struct \(old): ", "final class \(old): ", "@Observable final class \(old) "]
    guard
      let start = heads.compactMap({ [text] in text.firstRange(of: "\n" + $0)?.lowerBound }).first,
      let end = text[start...].firstRange(of: "\n}\n")?.upperBound
    else { return }
    text.replaceSubrange(start..<end, with: "\ntypealias \(old) = \(new)\n")
  }

  /// Writes the file if stubs were added.
  ///
  /// - Throws: An error if the file is not writable.
  func write() throws {
    guard let path, !added.isEmpty else { return }
    try TextFile(path: path).write(text)
  }
}

/// The code of default values.
enum StubValue {
  /// Returns the code of a value of a type; `nil` for a type without a known value.
  static func code(of type: String, knownTypes: [String]) -> String? {
    switch type {
    case _ where type.hasSuffix("?"): "nil"
    case _ where type.hasPrefix("[") && type.hasSuffix("]"): type.contains(":") ? "[:]" : "[]"
    case "Int", "Double", "CGFloat", "Float", "Decimal": "1"
    case "Bool": "false"
    case "String", "LocalizedStringKey", "LocalizedStringResource", "Substring": "\"Text\""
    case "URL": "URL(string: \"https://example.com\")!"
    case "Date": "Date(timeIntervalSince1970: 0)"
    case "Color": ".gray"
    case "UUID": "UUID()"
    case "Image": "Image(systemName: \"star\")"
    case _ where knownTypes.contains(type): "\(type)()"
    default: nil
    }
  }
}
