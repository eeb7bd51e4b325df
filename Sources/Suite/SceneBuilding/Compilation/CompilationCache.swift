internal import Foundation
internal import SpecFormat

/// A cache of compilation results, as files that several processes can share.
///
/// Each value is a JSON file that is named by a hash of its key and contains the full key, because
/// hashes can collide. An entry that is missing, damaged or of another key counts as absent. If the
/// folder is not writable, nothing is stored. Entries are written to a temporary file and then
/// moved, so that no process reads a partial entry.
package struct CompilationCache: Sendable {
  /// The default maximum size of the cache in bytes, above which the least recently used files are
  /// removed.
  package static let capacity = 1 << 29

  /// The free disk space that a library of compiled scenes needs at most, in bytes.
  private static let minimumFreeSpace = 4 << 20

  private struct Entry<Value: Codable>: Codable {
    var key: String
    var value: Value
  }

  /// The absolute path of the folder.
  package let directory: String
  private let capacity: Int

  /// - Parameters:
  ///   - directory: A folder that only the cache uses; it is created when needed.
  ///   - capacity: The maximum size in bytes.
  package init(directory: String, capacity: Int = Self.capacity) {
    self.directory = directory
    self.capacity = capacity
  }

  /// Returns the cache of the current user.
  ///
  /// The folder is `PLUMB_CACHE`, or `plumb` in `XDG_CACHE_HOME` or in `~/.cache`. If there is no
  /// home or the folder is not writable, it is in the temporary folder: `plumb-cache-` with the
  /// number of the user, or a new folder if that belongs to another user or others can write to it.
  package static func shared(environment: [String: String]) -> CompilationCache {
    let requested =
      environment.setting("PLUMB_CACHE") ?? userFolder(environment).map { "\($0)/plumb" }
    let cache = requested.map {
      CompilationCache(directory: URL(fileURLWithPath: $0).standardizedFileURL.path)
    }
    return cache.flatMap { $0.isWritable ? $0 : nil } ?? CompilationCache(directory: temporary)
  }

  /// Returns the folder of the compiler's own modules; `nil` if the compiler can write to its
  /// default, `clang` in the user's folder of caches.
  ///
  /// The modules cannot be used in another place, such as that of a restored cache, so the name of
  /// the folder contains a digest of its place.
  static func compilerModules(environment: [String: String]) -> String? {
    if let user = userFolder(environment), Self(directory: "\(user)/clang").isWritable {
      return nil
    }
    let cache = shared(environment: environment).directory
    return "\(cache)/modules-\(FileDigest.digest(of: Array(cache.utf8)))"
  }

  /// The current user's folder of caches; `nil` if there is no home.
  private static func userFolder(_ environment: [String: String]) -> String? {
    environment.setting("XDG_CACHE_HOME") ?? environment.setting("HOME").map { "\($0)/.cache" }
  }

  /// The folder of the current user in the temporary folder, which all users share.
  private static let temporary: String = {
    let path = NSTemporaryDirectory() + "plumb-cache-\(getuid())"
    // A folder that exists already is not changed.
    mkdir(path, 0o700)
    var status = stat()
    let isOwn =
      lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_mode & 0o022 == 0
      && status.st_uid == getuid()
    return isOwn ? path : "\(path)-\(UUID().uuidString)"
  }()
}

extension [String: String] {
  /// Returns the value of an environment variable; `nil` if it is not set or empty.
  func setting(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }
}

extension CompilationCache {
  /// Returns the stored value of a key; `nil` if there is none.
  package func value<Value: Codable>(of key: String) -> Value? {
    let path = path(of: key, "json")
    guard let data = FileManager.default.contents(atPath: path),
      let entry = try? JSONDecoder().decode(Entry<Value>.self, from: data), entry.key == key
    else { return nil }
    touch(path)
    return entry.value
  }

  /// Stores a value, replacing the previous value of the key.
  package func keep(_ value: some Codable, for key: String) {
    guard let data = try? JSONEncoder().encode(Entry(key: key, value: value)) else { return }
    try? makeDirectory()
    try? data.write(to: URL(fileURLWithPath: path(of: key, "json")), options: .atomic)
  }

  /// Removes all files of the cache.
  package func removeAll() throws {
    guard FileManager.default.fileExists(atPath: directory) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
      try FileManager.default.removeItem(atPath: "\(directory)/\(name)")
    }
  }

  /// The number of files, and their total size in bytes.
  package var extent: (files: Int, bytes: Int) {
    let stamps = files.map(\.stamp)
    return (stamps.count, stamps.reduce(0) { $0 + $1.size })
  }
}

extension CompilationCache {
  /// Returns the path of a new temporary file in the cache's folder, for a file that is moved when
  /// complete.
  func pathOfNewFile() throws -> String {
    try makeDirectory()
    return "\(directory)/new-\(UUID().uuidString)"
  }

  /// Moves a complete library of compiled scenes into the cache.
  ///
  /// - Returns: Its new path, which is unique.
  func store(_ file: String, for key: String) throws -> String {
    let place = path(of: "\(key)\(UUID().uuidString)", "so")
    try FileManager.default.moveItem(atPath: file, toPath: place)
    return place
  }

  /// Marks a file as used now.
  func touch(_ path: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  /// Removes the least recently used files until the cache is within its capacity.
  ///
  /// A run loads its libraries only after all of them are compiled. Files that were used within the
  /// last hour are therefore kept even if they exceed the capacity.
  package func forgetOldest() {
    let files = files
    var bytes = files.reduce(0) { $0 + $1.stamp.size }
    let hourAgo = Date().timeIntervalSince1970 - 3600
    var unused = files.filter { $0.stamp.date < hourAgo }.sorted { $0.stamp.date > $1.stamp.date }
    while bytes > capacity, let oldest = unused.popLast() {
      try? FileManager.default.removeItem(atPath: oldest.path)
      bytes -= oldest.stamp.size
    }
  }

  private var files: [(path: String, stamp: FileStamp)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.map { ("\(directory)/\($0)", FileStamp(of: "\(directory)/\($0)")) }
  }

  /// Returns whether the disk of a folder has enough space for a library of compiled scenes.
  ///
  /// Without space, compilers and linkers fail with many different messages.
  static func hasFreeSpace(in directory: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: directory)
    return (attributes?[.systemFreeSize] as? Int).map { $0 > Self.minimumFreeSpace } ?? true
  }

  private var isWritable: Bool {
    (try? makeDirectory()) != nil && FileManager.default.isWritableFile(atPath: directory)
  }

  private func makeDirectory() throws {
    try FileManager.default.createDirectory(
      atPath: directory,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  private func path(of key: String, _ suffix: String) -> String {
    "\(directory)/\(FileDigest.digest(of: Array(key.utf8))).\(suffix)"
  }
}
