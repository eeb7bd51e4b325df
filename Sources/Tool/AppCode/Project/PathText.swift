/// Paths as texts, with `/` between names.
extension String {
  /// The last name of a path.
  var lastName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// The path without its last name.
  var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The text after the last period of the last name, or an empty text.
  var fileExtension: String {
    let name = lastName.utf8
    guard let period = name.lastIndex(of: UInt8(ascii: ".")), period != name.startIndex else {
      return ""
    }
    return String(name[name.index(after: period)...]) ?? ""
  }

  /// The last name without its extension.
  var stem: String {
    let count = fileExtension.utf8.count
    return count == 0 ? lastName : String(lastName.dropLast(fileExtension.count + 1))
  }

  /// Returns the path of a relative path in this folder; an absolute path is returned unchanged.
  func appending(_ path: String) -> String {
    path.hasPrefix("/") ? path.normalizedPath : "\(self)/\(path)".normalizedPath
  }

  /// The path without `.`, `..`, empty names and a slash at its end.
  var normalizedPath: String {
    var names: [Substring] = []
    for name in split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !hasPrefix("/") {
        names.append(name)
      }
    }
    return (hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// Whether this path is a folder, or inside of it.
  func isInside(_ folder: String) -> Bool {
    guard hasPrefix(folder) else { return false }
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || folder == "/" || rest.first == UInt8(ascii: "/")
  }

  /// The path relative to an absolute folder, with `..` where it is outside.
  func relative(to folder: String) -> String {
    let names = split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(names, base).prefix { $0 == $1 }.count
    let path = base.dropFirst(common).map { _ in ".." } + names.dropFirst(common)
    return path.isEmpty ? "." : path.joined(separator: "/")
  }

  /// The name of the module of a target or product, as the compiler accepts it.
  var moduleName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first.map { $0.isNumber ? "_" + name : name } ?? "App"
  }
}
