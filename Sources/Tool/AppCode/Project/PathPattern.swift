/// A path with wildcards, as the descriptions of generated projects have them.
///
/// `*` matches a part of a name, `**` any number of folders. A pattern without wildcards matches a
/// file, or all files in a folder.
struct PathPattern {
  private let path: String
  private let names: [Substring]

  /// - Parameter path: An absolute path.
  init(_ path: String) {
    self.path = path
    names = path.split(separator: "/")
  }
}

extension PathPattern {
  /// The folder or file before the first wildcard.
  var root: String {
    let fixed = names.prefix { !$0.contains("*") && !$0.contains("?") }
    return "/" + fixed.joined(separator: "/")
  }

  func matches(_ path: String) -> Bool {
    guard path.isInside(root) else { return false }
    return names.allSatisfy { !$0.contains("*") && !$0.contains("?") }
      || Self.matches(path.split(separator: "/"), names)
  }

  /// Whether names match a pattern; a pattern that matches a folder matches the files in it too.
  private static func matches(_ names: [Substring], _ pattern: [Substring]) -> Bool {
    matches(names, pattern, wildcard: "**", isPrefix: true) { name, part in
      matches(Array(name), Array(part), wildcard: "*", isPrefix: false) { letter, part in
        part == "?" || part == letter
      }
    }
  }

  /// Whether elements match a pattern with wildcards, each of which stands for any number of them.
  ///
  /// Every wildcard stands for as few elements as possible. If the rest does not match, only the
  /// last one has to be extended, so that patterns with many wildcards take no exponential time.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - pattern: The parts of the pattern.
  ///   - wildcard: The part that is a wildcard.
  ///   - isPrefix: Whether elements may follow those that the pattern matches.
  ///   - isMatch: Whether an element matches another part.
  /// - Returns: Whether the elements match.
  /// - Complexity: O(*n* *m*) for *n* elements and *m* parts.
  private static func matches<Element: Equatable>(
    _ elements: [Element],
    _ pattern: [Element],
    wildcard: Element,
    isPrefix: Bool,
    isMatch: (Element, Element) -> Bool
  ) -> Bool {
    var (place, part) = (0, 0)
    var last: (part: Int, end: Int)?
    while true {
      if part == pattern.count, isPrefix || place == elements.count { return true }
      if part < pattern.count, pattern[part] == wildcard {
        last = (part, place)
        part += 1
      } else if part < pattern.count, place < elements.count,
        isMatch(elements[place], pattern[part])
      {
        (place, part) = (place + 1, part + 1)
      } else {
        guard let (start, end) = last, end < elements.count else { return false }
        last = (start, end + 1)
        (place, part) = (end + 1, start + 1)
      }
    }
  }
}

extension DeclaredTarget {
  /// Adds the Swift files and resources that match a pattern and none of the excluded ones.
  mutating func add(filesOf path: String, excluding excluded: [String], index: FileIndex) {
    let pattern = PathPattern(path)
    let excluded = excluded.map(PathPattern.init)
    let isIncluded = { (path: String) in !excluded.contains { $0.matches(path) } }
    let all = index.swiftFiles(below: pattern.root).filter(pattern.matches)
    files = Set(files + all.filter(isIncluded)).sorted()
    excludedFiles += all.filter { !isIncluded($0) }
    let catalogs = index.resources(below: pattern.root).filter(pattern.matches)
    resources = Set(resources + catalogs.filter(isIncluded)).sorted()
  }
}
