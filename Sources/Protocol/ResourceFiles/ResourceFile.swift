import Foundation

/// The path of a resource file and its parts.
struct ResourceFile {
  let path: String

  init(_ path: String) { self.path = path }

  private var name: String { String(path.split(separator: "/").last ?? "") }

  /// The lowercase part of the name after its last dot; empty without a dot.
  var fileExtension: String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// The name without its extension.
  var stem: String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }

  /// Returns the bytes of the file.
  func data() throws(ResourceMistake) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw mistake("the file cannot be read")
    }
    return data
  }

  /// Decodes the JSON of the file.
  ///
  /// - Throws: A mistake with the line of broken JSON, or with the path of a wrong member.
  func json<Value: Decodable>(_ type: Value.Type) throws(ResourceMistake) -> Value {
    let data = try data()
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw mistake("'\(context.path)' has an invalid value")
    } catch DecodingError.dataCorrupted {
      throw placed("JSON", in: data) { _ = try JSONSerialization.jsonObject(with: data) }
    } catch DecodingError.keyNotFound(let key, let context) {
      throw mistake("'\(context.path)' has no member '\(key.stringValue)'")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      throw mistake("'\(context.path)' has a value of another type")
    } catch {
      throw mistake("\(error)")
    }
  }

  /// Reads the file as a property list.
  ///
  /// - Throws: A mistake with the line of broken XML.
  func propertyList() throws(ResourceMistake) -> Any {
    let data = try data()
    do {
      return try PropertyListFile.value(of: data)
    } catch let mistake as PropertyListFile.Mistake {
      throw self.mistake("the property list is broken: \(mistake.description)")
    } catch {
      throw placed("property list", in: data) { throw error }
    }
  }

  /// Returns the mistake of content that a parser rejects.
  ///
  /// - Parameters:
  ///   - format: The name of the format.
  ///   - data: The content of the file.
  ///   - parse: Parses the content, and throws the parser's error.
  /// - Returns: The mistake at the line that the error names.
  private func placed(
    _ format: String,
    in data: Data,
    by parse: () throws -> Void
  ) -> ResourceMistake {
    do { try parse() } catch let error as NSError {
      let reason = error.parserMessage
      return mistake("the \(format) is broken: \(reason)", line: error.line(in: data))
    }
    return mistake("the \(format) is broken")
  }

  /// Returns a mistake in the file.
  func mistake(_ message: String, line: Int = 1) -> ResourceMistake {
    ResourceMistake(file: path, line: line, message: message)
  }
}

extension DecodingError.Context {
  fileprivate var path: String {
    let names = codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
    return names.isEmpty ? "the file" : names.joined(separator: ".")
  }
}

extension NSError {
  /// The sentence of a parser, without the place that it names.
  fileprivate var parserMessage: String {
    let text = userInfo["NSDebugDescription"] as? String ?? localizedDescription
    let end = text.range(of: " around ") ?? text.range(of: " on line ")
    return String(text[..<(end?.lowerBound ?? text.endIndex)])
      .trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }

  /// Returns the line that a parser names, from 1: a line, or the line of a character's offset.
  ///
  /// Without a place, the content ends too early, and the line is the last one.
  fileprivate func line(in data: Data) -> Int {
    let text = userInfo["NSDebugDescription"] as? String ?? ""
    func number(after word: String) -> Int? {
      text.range(of: word).flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
    }
    if let line = number(after: " line ") { return line }
    let offset = number(after: " character ") ?? data.count
    return 1 + data.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }
}

/// A resource file that cannot be read, or a part of it.
package struct ResourceMistake: Sendable, Hashable, Error {
  /// The path of the file.
  package var file: String
  /// The line of the mistake, from 1.
  package var line: Int
  /// A sentence with the mistake.
  package var message: String
  /// Whether the size of an image cannot be read, so that the image has the size of a placeholder.
  package var isOfImage = false
}
