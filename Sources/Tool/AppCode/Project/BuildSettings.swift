/// The build settings of a target, with those of its project and of `.xcconfig` files.
struct BuildSettings {
  private static let depthLimit = 10
  /// The maximum number of `.xcconfig` files, as files may include each other several times.
  private static let fileLimit = 200
  /// The maximum length of a value in bytes, as values may refer to each other several times.
  private static let lengthLimit = 1 << 16

  private var values: [String: String] = [:]
  private var fileCount = 0
}

extension BuildSettings {
  /// The value of a setting without references to others; `nil` if it is missing or empty.
  ///
  /// A value that is too long ends early.
  subscript(name: String) -> String? {
    var left = Self.lengthLimit
    let value = expanded(values[name] ?? "", depth: 0, left: &left).trimmed
    return value.isEmpty ? nil : value
  }

  /// Sets a value, in which `$(inherited)` is the value so far; a value that is too long is
  /// ignored.
  mutating func set(_ name: String, to value: String) {
    let parts = value.replacing("${inherited}", with: "$(inherited)")
      .split(separator: "$(inherited)", omittingEmptySubsequences: false)
    let inherited = values[name] ?? ""
    let length = value.utf8.count + (parts.count - 1) * inherited.utf8.count
    if length <= Self.lengthLimit { values[name] = parts.joined(separator: inherited) }
  }

  /// Adds the assignments of an `.xcconfig` file and of the files that it includes.
  ///
  /// Assignments with a condition, such as `NAME[sdk=macosx*]`, are not read.
  mutating func read(xcconfig path: String, index: FileIndex, depth: Int = 0) {
    guard depth < Self.depthLimit, fileCount < Self.fileLimit, let text = index.text(of: path)
    else { return }
    fileCount += 1
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.commentRemoved.trimmed
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        read(xcconfig: path.folder.appending("\(parts[1])"), index: index, depth: depth + 1)
      } else if let sign = line.firstIndex(of: "="), !line[..<sign].contains("[") {
        let value = line[line.index(after: sign)...].trimmed
        set(line[..<sign].trimmed, to: value.hasSuffix(";") ? String(value.dropLast()) : value)
      }
    }
  }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)` by values.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - depth: The number of references around it.
  ///   - left: The number of bytes of values that can still be replaced.
  /// - Returns: The value without references.
  private func expanded(_ text: String, depth: Int, left: inout Int) -> String {
    left -= text.utf8.count + 1
    guard depth < Self.depthLimit, left >= 0 else { return "" }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":")
      let referred = values[parts.first.map(String.init) ?? ""] ?? ""
      let value = expanded(referred, depth: depth + 1, left: &left)
      result += parts.dropFirst().contains { $0.hasPrefix("c99ext") } ? value.moduleName : value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// The text before `//`.
  fileprivate var commentRemoved: SubSequence {
    firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self[...]
  }
}
