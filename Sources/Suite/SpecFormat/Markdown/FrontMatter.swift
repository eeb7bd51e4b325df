/// The data of a site generator at the beginning of a file: YAML between lines of `---`, or TOML
/// between lines of `+++`.
enum FrontMatter {
  /// Returns the line numbers of the front matter, including the lines around it.
  ///
  /// Lines that contain a block of Plumb's are no front matter: their file begins with a thematic
  /// break.
  ///
  /// - Parameter lines: The lines of a file.
  /// - Returns: Line numbers from 1; empty if there is no front matter.
  static func lines(in lines: some Collection<ArraySlice<UInt8>>) -> Range<Int> {
    guard let first = lines.first, let delimiter = delimiter(in: first) else { return 1..<1 }
    for (index, line) in lines.dropFirst().enumerated() {
      if Self.delimiter(in: line) == delimiter || delimiter == "---" && text(of: line) == "..." {
        return 1..<(index + 3)
      }
      if FenceOpener(afterMarkersOf: line)?.isOfSpecs == true { return 1..<1 }
    }
    return 1..<1
  }

  /// Returns the value of a line `title: …` or `title = …`; `nil` for another line.
  static func title(in line: ArraySlice<UInt8>) -> String? {
    let parts = String(decoding: line, as: UTF8.self)
      .split(maxSplits: 1) { $0 == ":" || $0 == "=" }
    guard parts.count == 2, parts[0].trimmed == "title" else { return nil }
    let value = parts[1].trimmed
    guard let quote = value.first, "\"'".contains(quote), value.count > 1, value.last == quote
    else {
      return value.isEmpty ? nil : value
    }
    return String(value.dropFirst().dropLast())
  }

  private static func delimiter(in line: ArraySlice<UInt8>) -> String? {
    let text = text(of: line)
    return ["---", "+++"].contains(text) ? text : nil
  }

  /// Returns a line without trailing blanks.
  private static func text(of line: ArraySlice<UInt8>) -> String {
    guard let end = line.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(decoding: line[...end], as: UTF8.self)
  }
}
