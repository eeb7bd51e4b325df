internal import Platform
internal import Foundation

/// The files below a folder that may be specs or contain shared code.
///
/// Hidden files, the folders of package managers and builds, and folders that git ignores are left
/// out. Links to folders are not followed.
struct SpecFiles {
  /// The names of folders with the code of others or with products of builds.
  private static let foreignFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData",
  ]

  /// The specs, as paths relative to the folder, in order.
  ///
  /// A file that is reached twice, by a link, is listed once.
  private(set) var specs: [String] = []
  /// The Markdown files with another extension than `.md`, which are not read as specs.
  private(set) var others: [String] = []
  /// The paths of the Swift files.
  private(set) var swift: [String] = []
  /// The folders that were searched, without the folder itself.
  private(set) var folders: [String] = []
  /// The links among the specs.
  private var links: Set<String> = []

  /// Lists the files below a folder; `nil` if it is not a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder.
  ///   - named: Absolute paths of files and folders in it that are searched in any case.
  init?(below folder: URL, named: [String] = []) {
    let folder = folder.resolvingSymlinksInPath()
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory),
      isDirectory.boolValue, let walk = FileManager.default.enumerator(atPath: folder.path)
    else { return nil }
    let ignored = Self.ignoredFolders(in: folder.path)
    for case let path as String in walk {
      let name = path.split(separator: "/").last.map { String($0) } ?? ""
      let type = walk.fileAttributes?[.type] as? FileAttributeType
      let isLeftOut =
        name.hasPrefix(".") || Self.foreignFolders.contains(name) || ignored.contains("\(path)/")
      if isLeftOut, !named.contains(where: { "\($0)/".hasPrefix("\(folder.path)/\(path)/") }) {
        if type == .typeDirectory { walk.skipDescendants() }
      } else if type == .typeDirectory {
        folders.append(path)
      } else {
        add(path, isLink: type == .typeSymbolicLink, in: folder)
      }
    }
    sort()
    removeRepeatedLinks(in: folder)
  }
}

extension SpecFiles {
  private mutating func add(_ path: String, isLink: Bool, in folder: URL) {
    var isDirectory: ObjCBool = false
    if isLink {
      let target = folder.appending(path: path).path
      let isThere = FileManager.default.fileExists(atPath: target, isDirectory: &isDirectory)
      // A link to a folder can also have a name that ends with `.md`.
      if isThere, isDirectory.boolValue { return }
    }
    if path.hasSuffix(".md") {
      specs.append(path)
      if isLink { links.insert(path) }
    } else if [".md", ".markdown"].contains(where: { path.lowercased().hasSuffix($0) }) {
      others.append(path)
    } else if path.hasSuffix(".swift") {
      swift.append(path)
    }
  }

  private mutating func sort() {
    let isBefore = { (left: String, right: String) in
      Array(left.utf8).lexicographicallyPrecedes(Array(right.utf8))
    }
    specs.sort(by: isBefore)
    others.sort(by: isBefore)
    swift.sort(by: isBefore)
  }

  /// Removes links to files that are in the list already, so that each file is in it once.
  private mutating func removeRepeatedLinks(in folder: URL) {
    guard !links.isEmpty else { return }
    var known = Set(specs.filter { !links.contains($0) }.map { "\(folder.path)/\($0)" })
    specs.removeAll { path in
      guard links.contains(path) else { return false }
      let target = folder.appending(path: path).resolvingSymlinksInPath().path
      return !known.insert(target).inserted
    }
  }

  /// Returns the paths of the folders that git ignores, relative to a folder and with a slash at
  /// the end.
  ///
  /// The result is empty outside of a working tree.
  private static func ignoredFolders(in folder: String) -> Set<String> {
    guard isInWorkingTree(folder) else { return [] }
    let command = ExternalCommand(
      words: [
        "git", "-C", folder, "ls-files", "--others", "--ignored", "--exclude-standard",
        "--directory", "-z",
      ],
      errors: .discarded
    )
    guard let outcome = try? command.run(), outcome.status == 0 else { return [] }
    return Set(outcome.output.split(separator: "\0").map(String.init).filter { $0.hasSuffix("/") })
  }

  private static func isInWorkingTree(_ folder: String) -> Bool {
    var folder = URL(filePath: folder)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { return true }
      folder.deleteLastPathComponent()
    }
    return false
  }
}
