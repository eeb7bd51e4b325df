internal import Foundation
internal import SpecFormat

/// What came of code that was compiled before, in files that any number of processes share.
///
/// Each entry is a file of JSON, named by a hash of its key, with the key in full: a hash may be
/// that of something else. An entry that is missing, broken or of something else is as if nothing
/// were known; a folder that cannot be written to keeps nothing. Entries are written beside their
/// place and moved there whole, so that nobody reads half of one.
package struct CompilationCache: Sendable {
  /// How much is kept, in bytes; the files that nobody used for longest go first.
  package static let capacity = 1 << 29

  /// What the greatest library takes, in bytes.
  private static let minimumFreeSpace = 4 << 20

  private struct Entry<Value: Codable>: Codable {
    var key: String
    var value: Value
  }

  /// The absolute path of the folder.
  package let directory: String
  private let capacity: Int

  /// - Parameters:
  ///   - directory: A folder of the cache's own; it is made where it is needed.
  ///   - capacity: How much is kept, in bytes.
  package init(directory: String, capacity: Int = Self.capacity) {
    self.directory = directory
    self.capacity = capacity
  }

  /// The cache of a user: `PLUMB_CACHE`, or `plumb` in `XDG_CACHE_HOME` or in `~/.cache`; in the
  /// temporary folder where there is no home, or it cannot be written to.
  package static func shared(environment: [String: String]) -> CompilationCache {
    let named = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let wanted =
      named("PLUMB_CACHE") ?? named("XDG_CACHE_HOME").map { "\($0)/plumb" }
      ?? named("HOME").map { "\($0)/.cache/plumb" }
    let temporary = NSTemporaryDirectory() + "plumb-cache-\(getuid())"
    let cache = wanted.map {
      CompilationCache(directory: URL(fileURLWithPath: $0).standardizedFileURL.path)
    }
    return cache.flatMap { $0.isWritable ? $0 : nil } ?? CompilationCache(directory: temporary)
  }
}

extension CompilationCache {
  /// The value of a key; `nil` where it is not known.
  package func value<Value: Codable>(of key: String) -> Value? {
    let path = path(of: key, "json")
    guard let data = FileManager.default.contents(atPath: path),
      let entry = try? JSONDecoder().decode(Entry<Value>.self, from: data), entry.key == key
    else { return nil }
    touch(path)
    return entry.value
  }

  /// Keeps a value, in the place of what the key had before.
  package func keep(_ value: some Codable, for key: String) {
    guard let data = try? JSONEncoder().encode(Entry(key: key, value: value)) else { return }
    try? makeDirectory()
    try? data.write(to: URL(fileURLWithPath: path(of: key, "json")), options: .atomic)
  }

  /// Removes everything that is kept.
  package func removeAll() throws {
    guard FileManager.default.fileExists(atPath: directory) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
      try FileManager.default.removeItem(atPath: "\(directory)/\(name)")
    }
  }

  /// How many files there are, and how many bytes they have.
  package var extent: (files: Int, bytes: Int) {
    let stamps = files.map(\.stamp)
    return (stamps.count, stamps.reduce(0) { $0 + $1.size })
  }
}

extension CompilationCache {
  /// A path of its own beside the cache's files, for one that is not whole yet.
  func pathOfNewFile() throws -> String {
    try makeDirectory()
    return "\(directory)/new-\(UUID().uuidString)"
  }

  /// Moves a file that is whole to its place.
  ///
  /// - Returns: Its path, which is that of no other file.
  func store(_ file: String, for key: String) throws -> String {
    let place = path(of: "\(key)\(UUID().uuidString)", "so")
    try FileManager.default.moveItem(atPath: file, toPath: place)
    return place
  }

  /// Says that a file was used.
  func touch(_ path: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  /// Removes the files that nobody used for longest, until no more are left than may be kept.
  ///
  /// A run that is under way loads its libraries only when all of them are there. So files stay
  /// that were used within the last hour, however many they are.
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

  /// Whether the disk of a folder has room for a library; compilers and linkers end in many ways
  /// where it has none.
  static func hasRoom(in directory: String) -> Bool {
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: directory)
    return (facts?[.systemFreeSize] as? Int).map { $0 > Self.minimumFreeSpace } ?? true
  }

  private var isWritable: Bool {
    (try? makeDirectory()) != nil && FileManager.default.isWritableFile(atPath: directory)
  }

  private func makeDirectory() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  private func path(of key: String, _ suffix: String) -> String {
    "\(directory)/\(FileDigest.digest(of: Array(key.utf8))).\(suffix)"
  }
}
