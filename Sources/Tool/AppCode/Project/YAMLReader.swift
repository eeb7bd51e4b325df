/// Reads the subset of YAML that descriptions of projects have: maps, lists, texts and comments.
///
/// A map is represented by a call without a name, whose labels are the keys. Anchors and tags are
/// not supported.
struct YAMLReader {
  private struct Line {
    var indentation: Int
    var text: String
  }

  /// The maximum number of lists and maps inside of each other; deeper ones are unknown.
  private static let depthLimit = 64

  private var lines: ArraySlice<Line>
  /// The number of lists and maps around the next line.
  private var depth = 0

  /// - Returns: The value of a document; unknown if it is empty.
  static func value(of text: String) -> ManifestValue {
    var reader = YAMLReader(text)
    return reader.block(0)
  }

  private init(_ text: String) {
    lines =
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let text = String(line.drop { $0 == " " })
        guard !text.trimmed.isEmpty, !text.hasPrefix("#"), text != "---" else { return nil }
        return Line(
          indentation: line.count - text.count,
          text: Self.withoutComment(text).trimmed
        )
      }[...]
  }
}

extension YAMLReader {
  /// Reads the lines that have at least an indentation as one value.
  private mutating func block(_ indentation: Int) -> ManifestValue {
    guard let first = lines.first, first.indentation >= indentation else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      lines.removeFirst()
      return .unknown
    }
    if first.text.isListItem { return list(first.indentation) }
    if Self.keyEnd(of: first.text) != nil { return map(first.indentation) }
    return scalar(startingWith: lines.removeFirst().text)
  }

  private mutating func list(_ indentation: Int) -> ManifestValue {
    var elements: [ManifestValue] = []
    while let line = lines.first, line.indentation == indentation, line.text.isListItem {
      let content = line.text.dropFirst().trimmed
      if content.isEmpty {
        lines.removeFirst()
        elements.append(block(indentation + 1))
      } else {
        // The item itself is a block that begins after the hyphen.
        let offset = line.text.count - content.count
        lines[lines.startIndex] = Line(indentation: indentation + offset, text: content)
        elements.append(block(indentation + offset))
      }
      skip(below: indentation)
    }
    return .list(elements)
  }

  private mutating func map(_ indentation: Int) -> ManifestValue {
    var arguments: [ManifestValue.Argument] = []
    while let line = lines.first, line.indentation == indentation,
      let end = Self.keyEnd(of: line.text)
    {
      lines.removeFirst()
      let rest = line.text[line.text.index(after: end)...].trimmed
      let value: ManifestValue
      if rest.isEmpty || rest.hasPrefix("&") {
        let isList = lines.first.map { $0.indentation == indentation && $0.text.isListItem }
        value = isList == true ? list(indentation) : block(indentation + 1)
      } else if rest.hasPrefix("|") || rest.hasPrefix(">") {
        value = .unknown
      } else {
        value = scalar(startingWith: rest)
      }
      arguments.append(.init(label: Self.unquoted(line.text[..<end].trimmed), value: value))
      skip(below: indentation)
    }
    return .call("", arguments)
  }

  /// Skips lines that continue a text.
  private mutating func skip(below indentation: Int) {
    lines = lines.drop { $0.indentation > indentation }
  }

  /// Reads a text, or a list or map in brackets, which may continue on the next lines.
  private mutating func scalar(startingWith start: String) -> ManifestValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return .unknown }
    guard let open = start.first, open == "[" || open == "{" else {
      return .text(Self.unquoted(start))
    }
    var text = start
    let close: Character = open == "[" ? "]" : "}"
    while !text.hasSuffix(String(close)), let line = lines.popFirst() { text += " " + line.text }
    let parts = Self.parts(of: text.dropFirst().dropLast())
    if open == "[" { return .list(parts.map { scalar(startingWith: $0) }) }
    return .call(
      "",
      parts.compactMap { part in
        guard let end = Self.keyEnd(of: part) else { return nil }
        let value = scalar(startingWith: part[part.index(after: end)...].trimmed)
        return .init(label: Self.unquoted(part[..<end].trimmed), value: value)
      }
    )
  }
}

extension YAMLReader {
  /// The colon after a key; `nil` for a line without a key.
  private static func keyEnd(of text: String) -> String.Index? {
    guard let first = text.first, first != "[", first != "{" else { return nil }
    var rest = text[...]
    if first == "\"" || first == "'" {
      guard let close = text.dropFirst().firstIndex(of: first) else { return nil }
      rest = text[text.index(after: close)...]
      guard rest.hasPrefix(":") else { return nil }
    }
    return rest.firstRange(of: ": ")?.lowerBound
      ?? (rest.hasSuffix(":") ? text.index(before: text.endIndex) : nil)
  }

  /// The parts between commas outside of brackets.
  private static func parts(of text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      depth += "[{".contains(character) ? 1 : "]}".contains(character) ? -1 : 0
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, let quote = text.first, "\"'".contains(quote), text.last == quote else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  private static func withoutComment(_ text: String) -> Substring {
    text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text[...]
  }
}

extension String {
  fileprivate var isListItem: Bool { self == "-" || hasPrefix("- ") }
}
