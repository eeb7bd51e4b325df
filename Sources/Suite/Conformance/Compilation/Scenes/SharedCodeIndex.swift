internal import Foundation
package import SpecFormat

/// The shared code of suites, remembered file by file: a file is read again when it was written.
package struct SharedCodeIndex: Sendable {
  private struct Entry: Codable {
    var stamp: FileStamp
    /// `nil` for a file without shared code.
    var code: SharedCode?
  }

  private let cache: CompilationCache?

  package init(_ cache: CompilationCache?) {
    self.cache = cache
  }
}

extension SharedCodeIndex {
  /// All shared code below a folder, in the order of the files' paths; what cannot be read has none.
  ///
  /// - Parameters:
  ///   - folder: The folder of specs, relative to the root.
  ///   - root: The directory that the folder is in, as an absolute path.
  /// - Returns: One for each file that has shared code.
  package func code(below folder: String, root: String) -> [SharedCode] {
    let key = "shared code below \(root)/\(folder)"
    let known: [String: Entry] = cache?.value(of: key) ?? [:]
    let files = SpecSuite.filesOfCode(root: root, folder: folder)
    let stamps = files.map { FileStamp(of: "\(root)/\($0)") }
    let changed = zip(files, stamps).filter { known[$0]?.stamp != $1 }
    guard !changed.isEmpty || files.count < known.count else {
      return files.compactMap { known[$0]?.code }
    }
    let changedFiles = Set(changed.map(\.0))
    let specs = SpecSuite.load(root: root, folder: folder, where: { changedFiles.contains($0) })
    var codes = Dictionary(specs.documents.map { ($0.file, SharedCode(of: $0)) }) { $1 }
    for file in changedFiles where file.hasSuffix(".swift") {
      let text = try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      codes[file] = text.flatMap { SharedCode(file: file, text: $0) }
    }
    var entries: [String: Entry] = [:]
    for (file, stamp) in zip(files, stamps) {
      entries[file] =
        changedFiles.contains(file)
        ? Entry(stamp: stamp, code: codes[file] ?? nil) : known[file]
    }
    cache?.keep(entries, for: key)
    return files.compactMap { entries[$0]?.code }
  }
}
