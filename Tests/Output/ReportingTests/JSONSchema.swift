import Foundation
import Testing

/// The keys that a JSON Schema of `Docs/Schemas` names.
struct JSONSchema {
  let files: [String: [String: Any]]

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Schemas")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    files = try Dictionary(
      names.map { name in
        let data = try Data(contentsOf: folder.appending(path: name))
        return (name, try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]))
      }
    ) { first, _ in first }
  }
}

extension JSONSchema {
  /// Returns the paths of a document's keys that a command's schema does not name, such as
  /// `specs.clauses.color`.
  func unnamedKeys(in document: String, of command: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    let file = "\(command).schema.json"
    let schema = try #require(files[file])
    return Set(unnamedKeys(in: value, by: schemas(of: schema, in: file), at: [])).sorted()
  }

  /// A part of a schema, with the file that its references are relative to.
  private typealias Part = (schema: [String: Any], file: String)

  private func unnamedKeys(in value: Any, by parts: [Part], at way: [String]) -> [String] {
    if let values = value as? [Any] {
      let items = parts.flatMap { part in
        (part.schema["items"] as? [String: Any]).map { schemas(of: $0, in: part.file) } ?? []
      }
      return values.flatMap { unnamedKeys(in: $0, by: items, at: way) }
    }
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { key, value in
      let named = parts.compactMap { part -> [Part]? in
        let properties = part.schema["properties"] as? [String: Any]
        return (properties?[key] as? [String: Any]).map { schemas(of: $0, in: part.file) }
      }
      guard !named.isEmpty else { return [(way + [key]).joined(separator: ".")] }
      return unnamedKeys(in: value, by: named.flatMap(\.self), at: way + [key])
    }
  }

  /// Returns the schemas that a schema consists of, with references resolved.
  private func schemas(of schema: [String: Any], in file: String) -> [Part] {
    if let reference = schema["$ref"] as? String {
      let halves = reference.split(separator: "#/$defs/", omittingEmptySubsequences: false)
      let target = halves[0].isEmpty ? file : String(halves[0])
      let definitions = files[target]?["$defs"] as? [String: Any]
      let definition = definitions?[String(halves[1])] as? [String: Any]
      return definition.map { schemas(of: $0, in: target) } ?? []
    }
    let choices = ["oneOf", "anyOf"].flatMap { schema[$0] as? [[String: Any]] ?? [] }
    return choices.isEmpty ? [(schema, file)] : choices.flatMap { schemas(of: $0, in: file) }
  }
}
