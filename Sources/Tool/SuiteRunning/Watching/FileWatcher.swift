internal import CPlatform
internal import Foundation
internal import SpecFormat

/// Polls the files of a suite for changes.
///
/// A poll compares the modification time, the size and the inode of each file and each folder. A
/// folder is listed again only if its modification time changed, which happens when an entry is
/// added or removed.
package struct FileWatcher {
  /// The metadata of a file.
  private struct Stamp: Equatable {
    var number: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    /// Returns `nil` if there is no file.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      number = UInt64(status.st_ino)
      size = Int(status.st_size)
      var (wholeSeconds, rest) = (0, 0)
      modification_time(path, &wholeSeconds, &rest)
      (seconds, nanoseconds) = (wholeSeconds, rest)
    }

    /// The modification time in seconds since 1970.
    var time: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

    /// Whether the file may change again without a new modification time, since file times are
    /// coarse.
    var isDoubtful: Bool { abs(Date().timeIntervalSince1970 - time) < 0.1 }
  }

  private struct Entry {
    var path: String
    var stamp: Stamp
  }

  private let suite: SuiteFolder
  private var files: [String: Entry] = [:]
  private var folders: [String: Stamp] = [:]
  private var doubtful: Set<String> = []
  /// The files that were missing in the last poll; some editors remove a file and create it again.
  private var missing: Set<String> = []

  package init(of suite: SuiteFolder) {
    self.suite = suite
  }
}

extension FileWatcher {
  /// Returns the changes since the last call; the first call returns every file.
  ///
  /// A file counts as removed if it is missing in two polls.
  package mutating func changes() -> FileChanges {
    var changes = FileChanges()
    if folders.isEmpty || folders.contains(where: { Stamp(of: $0.key) != $0.value }) {
      folders = foldersNow
      let paths = SpecSuite.filesOfCode(root: suite.root, folder: suite.folder)
      for file in paths where files[file] == nil { note(file, in: &changes) }
    }
    for (file, entry) in files where Stamp(of: entry.path) != entry.stamp {
      note(file, in: &changes)
    }
    missing.subtract(changes.removed)
    guard !changes.isEmpty || !doubtful.isEmpty else { return changes }
    let settled = doubtful.subtracting(changes.written).subtracting(changes.removed)
    changes.doubtful = settled
    doubtful = settled.filter { files[$0]?.stamp.isDoubtful == true }
      .union(changes.written.filter { files[$0]?.stamp.isDoubtful == true })
    return changes
  }

  /// Returns the file with the latest modification time; `nil` without candidates.
  func newest(of candidates: some Collection<String>) -> String? {
    candidates.max { left, right in
      let times = [left, right].map { files[$0]?.stamp.time ?? 0 }
      return times[0] == times[1] ? left > right : times[0] < times[1]
    }
  }

  private mutating func note(_ file: String, in changes: inout FileChanges) {
    let path = "\(suite.root)/\(file)"
    guard let stamp = Stamp(of: path) else {
      if files[file] != nil, !missing.insert(file).inserted {
        files[file] = nil
        changes.removed.insert(file)
      }
      return
    }
    missing.remove(file)
    files[file] = Entry(path: path, stamp: stamp)
    changes.written.insert(file)
  }

  /// All folders of the suite that are searched for specs.
  private var foldersNow: [String: Stamp] {
    var folders: [String: Stamp] = [:]
    folders[suite.path] = Stamp(of: suite.path)
    for subfolder in SpecSuite.folders(root: suite.root, folder: suite.folder) {
      folders["\(suite.path)/\(subfolder)"] = Stamp(of: "\(suite.path)/\(subfolder)")
    }
    return folders
  }
}

/// The files that changed between two polls, by their paths relative to the package.
package struct FileChanges: Equatable {
  /// The files that were written or created.
  var written: Set<String> = []
  /// The files whose modification time was so recent that a later write may have the same time.
  var doubtful: Set<String> = []
  var removed: Set<String> = []
}

extension FileChanges {
  package var isEmpty: Bool { written.isEmpty && doubtful.isEmpty && removed.isEmpty }

  mutating func add(_ later: FileChanges) {
    written.formUnion(later.written)
    doubtful.formUnion(later.doubtful)
    removed.subtract(later.written)
    written.subtract(later.removed)
    doubtful.subtract(later.removed)
    removed.formUnion(later.removed)
  }
}
