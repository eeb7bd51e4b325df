internal import Foundation

/// The files below the folders of a project, each folder listed once.
final class FileIndex {
  /// Folders without sources of the app.
  private static let skippedFolders: Set = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "Tuist", "node_modules",
  ]
  /// The extensions of folders that are single items for Xcode and contain no sources.
  private static let bundles: Set = [
    "bundle", "docc", "framework", "lproj", "playground", "playgroundbook", "xcassets",
    "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
  ]
  private static let resourceBundles: Set = ["xcassets", "xcstrings"]
  private static let fontExtensions: Set = ["ttf", "otf", "ttc", "otc"]
  /// The maximum number of folders, as a project may refer to the root of the file system.
  private static let folderLimit = 50_000

  /// The paths of Swift files, sorted, without the manifests of packages.
  private(set) var swiftFiles: [String] = []
  /// The paths of projects, workspaces and manifests, sorted by depth and then by name.
  private(set) var manifests: [String] = []
  private var resources: Set<String> = []
  private var fonts: [String] = []
  private var listedFolders: Set<String> = []
  private var linkedFolders: Set<String> = []

  /// A sentence about folders that were not listed; `nil` if there are none.
  var note: String? {
    listedFolders.count < Self.folderLimit
      ? nil : "Only \(Self.folderLimit) folders were searched for files"
  }
}

extension FileIndex {
  /// Lists a folder and the folders below it, except for those that were listed before.
  func add(_ folder: String) {
    guard !listedFolders.contains(folder) else { return }
    list(folder, root: folder)
    swiftFiles.sort()
    manifests.sort { ($0.pathDepth, $0) < ($1.pathDepth, $1) }
  }

  /// The Swift files below a folder, without those of packages inside of it.
  func swiftFiles(below folder: String) -> [String] {
    add(folder)
    let packages = manifests.filter { $0.lastName == "Package.swift" }.map(\.folder)
      .filter { $0 != folder && $0.isInside(folder) }
    return swiftFiles.filter { file in
      file.isInside(folder) && !packages.contains { file.isInside($0) }
    }
  }

  /// The catalogs and parents of `.lproj` folders below a folder, sorted.
  func resources(below folder: String) -> [String] {
    add(folder)
    return resources.filter { $0.isInside(folder) }.sorted()
  }

  /// The font files below a folder, those nearest to it first.
  func fonts(below folder: String) -> [String] {
    add(folder)
    return fonts.filter { $0.isInside(folder) }
      .sorted { ($0.pathDepth, $0) < ($1.pathDepth, $1) }
  }

  /// The projects, workspaces and manifests below a folder.
  func manifests(below folder: String) -> [String] {
    add(folder)
    return manifests.filter { $0.isInside(folder) }
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return path.isPath && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func exists(_ path: String) -> Bool {
    path.isPath && FileManager.default.fileExists(atPath: path)
  }

  /// The names in a folder, sorted; none if it cannot be read.
  func names(in folder: String) -> [String] {
    guard folder.isPath else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The text of a file; `nil` if it cannot be read as UTF-8.
  func text(of path: String) -> String? {
    path.isPath ? try? String(contentsOfFile: path, encoding: .utf8) : nil
  }

  /// The content of a file; `nil` if it cannot be read.
  func data(of path: String) -> Data? {
    path.isPath ? FileManager.default.contents(atPath: path) : nil
  }
}

extension String {
  /// Whether the text can be a path.
  ///
  /// The system would end a path at its first null character, so that a folder would contain
  /// itself.
  fileprivate var isPath: Bool { !utf8.contains(0) }
}

extension FileIndex {
  /// Whether a file is part of the description of a project for Tuist.
  func isOfTuist(_ path: String) -> Bool {
    ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(path.lastName)
      && text(of: path)?.contains("import ProjectDescription") == true
  }

  private func list(_ folder: String, root: String) {
    guard listedFolders.count < Self.folderLimit, listedFolders.insert(folder).inserted else {
      return
    }
    for name in names(in: folder) where !name.hasPrefix(".") {
      let path = folder.appending(name)
      let suffix = name.fileExtension
      if suffix == "swift" {
        add(file: path, named: name)
      } else if Self.resourceBundles.contains(suffix) {
        resources.insert(path)
      } else if Self.fontExtensions.contains(suffix.lowercased()) {
        fonts.append(path)
      } else if suffix == "lproj" {
        resources.insert(folder)
      } else if name.isManifest {
        manifests.append(path)
      } else if !Self.bundles.contains(suffix), !Self.skippedFolders.contains(name),
        isFolder(path), isNewTarget(ofLink: path, root: root)
      {
        list(path, root: root)
      }
    }
  }

  private func add(file path: String, named name: String) {
    let isOfTuist = isOfTuist(path)
    if name == "Package.swift" || isOfTuist && name == "Project.swift" {
      manifests.append(path)
    } else if !isOfTuist, !name.hasPrefix("Package@swift") {
      swiftFiles.append(path)
    }
  }

  /// Whether a folder is no symbolic link, or the first link to a folder outside of the root.
  private func isNewTarget(ofLink path: String, root: String) -> Bool {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else {
      return true
    }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let resolvedRoot = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    return !target.isInside(resolvedRoot) && !resolvedRoot.isInside(target)
      && linkedFolders.insert(target).inserted
  }
}
