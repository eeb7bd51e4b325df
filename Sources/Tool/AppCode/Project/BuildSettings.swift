/// The build settings of a target, with those of its project and of `.xcconfig` files.
struct BuildSettings {
  private static let depthLimit = 10
  private var values: [String: String] = [:]
}

extension BuildSettings {
  /// The value of a setting without references to others; `nil` if it is missing or empty.
  subscript(name: String) -> String? {
    let value = expanded(values[name] ?? "", depth: 0).trimmed
    return value.isEmpty ? nil : value
  }

  /// Sets a value, in which `$(inherited)` is the value so far.
  mutating func set(_ name: String, to value: String) {
    let inherited = values[name] ?? ""
    values[name] = value.replacing("$(inherited)", with: inherited)
      .replacing("${inherited}", with: inherited)
  }

  /// Adds the assignments of an `.xcconfig` file and of the files that it includes.
  ///
  /// Assignments with a condition, such as `NAME[sdk=macosx*]`, are not read.
  mutating func read(xcconfig path: String, index: FileIndex, depth: Int = 0) {
    guard depth < Self.depthLimit, let text = index.text(of: path) else { return }
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
  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < Self.depthLimit else { return "" }
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
      let value = expanded(values[parts.first.map(String.init) ?? ""] ?? "", depth: depth + 1)
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
