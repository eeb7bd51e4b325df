internal import Foundation
internal import ReferenceImages

/// The file with the reference image of a snapshot test.
struct SnapshotImage {
  /// The beginning of a file that stands for another one in a store of large files.
  private static let pointerStart = Data("version https://git-lfs".utf8)

  /// The path of the file.
  let path: String
  let data: Data

  /// A reason why a test has no image, as a sentence without its subject.
  struct Missing: Error {
    var reason: String
  }

  /// Finds the image of a test.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - type: The type of the test; `nil` for none.
  ///   - folders: The folders of reference images in the project.
  /// - Throws: The reason why there is no image.
  init(of test: SnapshotTest, of type: String?, folders: [ReferenceFolder]) throws(Missing) {
    let place = URL(filePath: test.file)
    switch test.library {
    case .snapshotTesting:
      let name = place.deletingPathExtension().lastPathComponent
      let relative = test.path(inFile: name)
      path = place.deletingLastPathComponent().appending(path: relative)
        .path(percentEncoded: false)
    case .snapshotTestCase:
      let type = type?.split(separator: ".").last.map(String.init) ?? ""
      guard let found = folders.lazy.compactMap({ $0.image(named: test.stem, of: type) }).first
      else { throw Missing(reason: "there is no image '\(test.stem)' of '\(type)'") }
      path = found
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Missing(reason: "there is no image '\(path)'")
    }
    guard !data.starts(with: Self.pointerStart) else {
      throw Missing(
        reason: "'\(path)' is a pointer of Git LFS: 'git lfs pull' fetches the image"
      )
    }
    self.data = data
  }
}

/// A folder of reference images, such as `ReferenceImages_64`, with a folder for each test case.
struct ReferenceFolder {
  private let path: String
  private let classes: [String]

  /// Finds the folders of reference images around and below some paths.
  ///
  /// - Parameter paths: The files and folders of a project.
  /// - Returns: The folders, sorted by their paths.
  static func all(near paths: [String]) -> [ReferenceFolder] {
    var folders: Set<String> = []
    for path in paths {
      let files = FileManager.default.enumerator(
        at: URL(filePath: path),
        includingPropertiesForKeys: [.isDirectoryKey],
        options: [.skipsHiddenFiles]
      )
      while let url = files?.nextObject() as? URL {
        guard url.lastPathComponent.hasPrefix("ReferenceImages") else { continue }
        folders.insert(url.path(percentEncoded: false))
        files?.skipDescendants()
      }
    }
    return folders.sorted().map { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return ReferenceFolder(path: folder, classes: names)
    }
  }

  /// Returns the path of an image; `nil` if the folder has none.
  ///
  /// - Parameters:
  ///   - stem: The name of the test, and the identifier.
  ///   - type: The name of the test case.
  /// - Returns: The path of the file with the largest scale.
  func image(named stem: String, of type: String) -> String? {
    // The name of a class may have its module before it.
    let folder = classes.first { $0 == type || $0.hasSuffix(".\(type)") }
    guard let folder else { return nil }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    let ends = ["", "_"].flatMap { end in ["@3x.png", "@2x.png", ".png"].map { end + $0 } }
    let name = ends.lazy.map { stem + $0 }.first { files.contains($0) }
    return name.map { "\(path)/\(folder)/\($0)" }
  }
}
