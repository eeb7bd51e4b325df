internal import Foundation
internal import SpecFormat

/// The files of a suite, looked at again and again.
///
/// A look asks for the time, the size and the number of each file and each folder. A folder is read
/// where its time is another: something came into it or went.
struct FileWatcher {
  /// What is known of a file without reading it.
  private struct Stamp: Equatable {
    var number: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    /// `nil` where there is none.
    init?(of path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      number = UInt64(facts.st_ino)
      size = Int(facts.st_size)
      seconds = facts.st_mtim.tv_sec
      nanoseconds = facts.st_mtim.tv_nsec
    }

    /// In seconds since 1970.
    var time: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

    /// Whether the file may be written again without another time: clocks of files are coarse.
    var isDoubtful: Bool { abs(Date().timeIntervalSince1970 - time) < 0.1 }
  }

  private struct Entry {
    /// The absolute path.
    var path: String
    var stamp: Stamp
  }

  private let suite: SuiteFolder
  private var files: [String: Entry] = [:]
  private var folders: [String: Stamp] = [:]
  private var doubtful: Set<String> = []
  /// The files that were not there at the last look: some editors remove a file and write it anew.
  private var missing: Set<String> = []

  init(of suite: SuiteFolder) {
    self.suite = suite
  }
}

extension FileWatcher {
  /// The changes since the last look; every file at the first one.
  ///
  /// A file is removed once it is missing in two looks.
  mutating func changes() -> FileChanges {
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

  /// The file that was written last, of some.
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

  /// Every folder of the suite that is searched for specs.
  private var foldersNow: [String: Stamp] {
    var folders: [String: Stamp] = [:]
    folders[suite.path] = Stamp(of: suite.path)
    for way in SpecSuite.folders(root: suite.root, folder: suite.folder) {
      folders["\(suite.path)/\(way)"] = Stamp(of: "\(suite.path)/\(way)")
    }
    return folders
  }
}

/// The files that were written or removed between two looks at them, by their paths relative to the
/// package.
struct FileChanges: Equatable {
  /// The files that were written, or are new.
  var written: Set<String> = []
  /// The files that were written a moment before they were looked at, and may have been written
  /// again in the same moment.
  var doubtful: Set<String> = []
  var removed: Set<String> = []
}

extension FileChanges {
  var isEmpty: Bool { written.isEmpty && doubtful.isEmpty && removed.isEmpty }

  /// These changes, and later ones.
  mutating func add(_ later: FileChanges) {
    written.formUnion(later.written)
    doubtful.formUnion(later.doubtful)
    removed.subtract(later.written)
    written.subtract(later.removed)
    doubtful.subtract(later.removed)
    removed.formUnion(later.removed)
  }
}
