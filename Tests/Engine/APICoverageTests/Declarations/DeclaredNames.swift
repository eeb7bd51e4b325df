import Foundation

/// The public names in formatted source files, in the form of `PublicNames`.
///
/// They are types at file scope, and members of `View` and `EnvironmentValues`.
struct DeclaredNames {
  private(set) var names: Set<String> = []

  /// Reads the Swift files of a folder, except those in another folder.
  init(inFolder folder: URL, except other: URL? = nil) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      let path = file.standardizedFileURL.path
      guard file.pathExtension == "swift" else { continue }
      if let other, path.hasPrefix(other.path + "/") { continue }
      names.formUnion(Self(source: try String(contentsOf: file, encoding: .utf8)).names)
    }
  }

  /// Reads the declarations of one source file.
  init(source: String) {
    var owner: String?
    for line in source.split(separator: "\n") {
      if line.hasPrefix("  ") {
        if let owner, let name = Self.member(in: line) { names.insert("\(owner).\(name)") }
      } else {
        owner = ["View", "EnvironmentValues"].first { line.hasSuffix("extension \($0) {") }
        if let name = Self.type(in: line) { names.insert(name) }
      }
    }
  }

  private static func type(in line: Substring) -> String? {
    let pattern =
      /(?:@\w+ |nonisolated )*public (?:final |indirect )?(?:struct|class|enum|protocol|typealias) (\w+).*/
    return line.wholeMatch(of: pattern).map { String($0.1) }
  }

  private static func member(in line: Substring) -> String? {
    let pattern = /\s{2}(?:@\w+ |nonisolated )*public (?:func|var) `?(\w+).*/
    return line.wholeMatch(of: pattern).map { String($0.1) }
  }
}
