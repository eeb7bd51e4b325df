internal import Foundation

/// Whether an executable is older than the sources of the package that it was built in.
package struct ExecutableAge {
  private static let endings: Set = ["swift", "c", "cc", "cpp", "h", "m", "mm"]

  private let executable: String
  private let isBuilt: (_ folder: String) -> Bool

  /// - Parameters:
  ///   - executable: The absolute path of an executable.
  ///   - isBuilt: Returns whether the executable contains the code of a folder of `Sources`, given
  ///     its name; by default, it contains all.
  package init(
    of executable: String,
    ofFolders isBuilt: @escaping (_ folder: String) -> Bool = { _ in true }
  ) {
    (self.executable, self.isBuilt) = (executable, isBuilt)
  }
}

extension ExecutableAge {
  /// A note that names the newest source if the executable is older.
  ///
  /// `nil` if it is not, and for an executable outside of the folder `.build` of a package.
  ///
  /// - Complexity: O(*n*) for *n* files of sources.
  package var note: String? {
    guard let build = executable.range(of: "/.build/") else { return nil }
    let package = String(executable[..<build.lowerBound])
    guard let built = date(of: executable), let newest = newestSource(of: package),
      newest.date > built
    else { return nil }
    return "note: \(executable) is older than \(newest.path): run "
      + "'swift build --package-path \(package)'"
  }

  private func newestSource(of package: String) -> (path: String, date: Date)? {
    let manager = FileManager.default
    guard let files = manager.enumerator(atPath: "\(package)/Sources") else { return nil }
    var newest: (path: String, date: Date)?
    for case let file as String in files {
      guard let ending = file.split(separator: ".").last, Self.endings.contains(String(ending)),
        isBuilt(String(file.prefix { $0 != "/" })),
        let date = date(of: "\(package)/Sources/\(file)")
      else { continue }
      if date > newest?.date ?? .distantPast { newest = ("Sources/\(file)", date) }
    }
    return newest
  }

  private func date(of path: String) -> Date? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: target)[.modificationDate] as? Date
  }
}
