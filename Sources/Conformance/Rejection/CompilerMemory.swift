internal import Foundation

/// What the compiler said of code before, kept in files beside the modules that it was compiled against.
///
/// An outcome holds for one text, one compiler and modules that nobody has built again. A file that is
/// missing, broken or of something else is as if nothing were known; a folder that cannot be written to
/// remembers nothing.
package struct CompilerMemory: Sendable {
  /// How many outcomes are kept; those that nobody used for longest go.
  private static let capacity = 256

  private struct Entry: Codable {
    /// Everything that the outcome depends on, in full: a digest may be that of something else.
    var key: String
    var outcome: CompilerCommand.Outcome
  }

  private let directory: URL

  /// - Parameter directory: A folder of the memory's own; it is made where it is needed.
  package init(directory: String) { self.directory = URL(fileURLWithPath: directory) }
}

extension CompilerMemory {
  /// The outcome of a text; `nil` where it is not known.
  func outcome(of source: String, by command: CompilerCommand) -> CompilerCommand.Outcome? {
    let key = Self.key(of: source, by: command)
    let file = file(for: key)
    guard let data = try? Data(contentsOf: file),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key
    else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return entry.outcome
  }

  func remember(
    _ outcome: CompilerCommand.Outcome,
    of source: String,
    by command: CompilerCommand
  ) {
    let key = Self.key(of: source, by: command)
    guard let data = try? JSONEncoder().encode(Entry(key: key, outcome: outcome)) else { return }
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try? data.write(to: file(for: key), options: .atomic)
    forgetOldest()
  }

  private func forgetOldest() {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    guard files.count > Self.capacity else { return }
    let paths = files.map { directory.appendingPathComponent($0).path }
    let byAge = paths.map { (Self.stamp(of: $0), $0) }.sorted { $0.0.date < $1.0.date }
    for (_, path) in byAge.prefix(files.count - Self.capacity) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

// MARK: - What an outcome depends on

extension CompilerMemory {
  private static func key(of source: String, by command: CompilerCommand) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: command.modules)) ?? []
    let modules = names.filter { $0.hasSuffix(".swiftmodule") }.sorted()
      .map { "\($0) \(stamp(of: "\(command.modules)/\($0)"))" }
    let compiler = command.path.map { "\($0) \(stamp(of: $0))" } ?? ""
    return ([compiler, command.modules] + modules + [source]).joined(separator: "\n")
  }

  /// When and how long a file was last written, which a build changes.
  private struct Stamp: CustomStringConvertible {
    var size = 0
    var date = 0.0

    var description: String { "\(size) \(date)" }
  }

  private static func stamp(of path: String) -> Stamp {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return Stamp(
      size: facts?[.size] as? Int ?? 0,
      date: (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    )
  }

  /// The file of a key, by its FNV-1a hash.
  private func file(for key: String) -> URL {
    let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return directory.appendingPathComponent(String(hash, radix: 16) + ".json")
  }
}
