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
      || Self.matches(path.split(separator: "/")[...], names[...])
  }

  /// Whether names match a pattern; a pattern that matches a folder matches the files in it too.
  private static func matches(
    _ names: ArraySlice<Substring>,
    _ pattern: ArraySlice<Substring>
  ) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      return pattern.count == 1
        || names.indices.contains { matches(names[$0...], pattern.dropFirst()) }
    }
    guard let name = names.first else { return false }
    return matches(name, first) && matches(names.dropFirst(), pattern.dropFirst())
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      return (name.indices + [name.endIndex]).contains { matches(name[$0...], rest) }
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return matches(name.dropFirst(), pattern.dropFirst())
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
