internal import Foundation
internal import SpecFormat

/// The paths of a command line, validated and made absolute.
struct ProjectRequest {
  /// Folders to search for projects and packages.
  private(set) var folders: [String] = []
  /// Projects, workspaces and manifests that the command line names.
  private(set) var containers: [String] = []
  /// Swift files that the command line names.
  private(set) var files: [String] = []
  let paths: [String]
  /// Whether the targets with snapshot tests are needed.
  let showsSnapshots: Bool
  private let currentFolder = FileManager.default.currentDirectoryPath

  /// - Throws: The paths that do not exist, are not Swift, or contain no Swift file.
  init(
    _ paths: [String],
    snapshots: Bool,
    index: FileIndex
  ) throws(AppProjectError) {
    (self.paths, showsSnapshots) = (paths, snapshots)
    let problems = paths.compactMap { add($0, index: index) }
    guard problems.isEmpty else { throw AppProjectError(problems: problems) }
  }
}

extension ProjectRequest {
  /// Whether only the targets of single files are needed.
  var isOfFiles: Bool { folders.isEmpty && containers.isEmpty }

  /// Returns an absolute path as the user would write it.
  func written(_ path: String) -> String {
    paths.contains { $0.hasPrefix("/") } ? path : path.relative(to: currentFolder)
  }

  /// Replaces a folder by files in it.
  mutating func replace(folder: String, with files: [String]) {
    folders.removeAll { $0 == folder }
    self.files += files
  }

  /// Adds a path, or returns its problem; `nil` if it has none.
  private mutating func add(_ path: String, index: FileIndex) -> AppProjectError.Problem? {
    let place = currentFolder.appending(path)
    guard index.exists(place) else {
      let nearest = NearestName.of(place.lastName, among: index.names(in: place.folder))
      return .missing(path, nearest: nearest)
    }
    if place.folder.fileExtension == "xcodeproj" {
      containers.append(place.folder)
    } else if place.isManifest, place.lastName != "Project.swift" || index.isOfTuist(place) {
      containers.append(place)
    } else if index.isFolder(place) {
      index.add(place)
      guard index.swiftFiles.contains(where: { $0.isInside(place) }) else {
        return .withoutSwift(path)
      }
      folders.append(place)
    } else if place.fileExtension == "swift" {
      files.append(place)
    } else {
      return .notSwift(path)
    }
    return nil
  }
}
