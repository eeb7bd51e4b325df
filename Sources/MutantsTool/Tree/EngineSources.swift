internal import Foundation
internal import Mutation
internal import SpecFormat

/// The engine's files, those that mutants are put into.
struct EngineSources {
  /// A folder whose code no expectation sees.
  struct Exclusion {
    var folder: String
    var reason: String
  }

  /// The modules that have mutants.
  static let modules = ["ViewLayout", "UIKitLayout", "CollectionLayout"]

  static let exclusions = [
    Exclusion(
      folder: "Explanation",
      reason: "It puts into words why a frame is where it is; expectations are about frames."
    ),
    Exclusion(
      folder: "Drawing",
      reason: "It says how a picture shows what lies in a frame; tests of pictures are about that."
    ),
  ]

  /// The directory of the package.
  let root: String
  /// The paths of the files, relative to the package, in alphabetical order.
  let paths: [String]

  init(root: String) {
    self.root = root
    let excluded = Set(Self.exclusions.map(\.folder))
    paths = Self.modules.flatMap { module -> [String] in
      let folder = "Sources/\(module)"
      let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.allObjects ?? []
      return names.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".swift") }
        .filter { excluded.isDisjoint(with: $0.split(separator: "/").map(String.init)) }
        .sorted().map { "\(folder)/\($0)" }
    }
  }
}

extension EngineSources {
  /// Reads files, several at once, and finds their mutants.
  ///
  /// - Parameter isMeant: Whether a file is to be read.
  /// - Returns: The files, in the order of their paths.
  /// - Throws: Why a file cannot be read.
  func files(where isMeant: (String) -> Bool = { _ in true }) throws -> [MutableFile] {
    try paths.filter(isMeant).map { path in
      MutableFile(path: path, text: try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
    }
  }
}

extension EngineSources {
  /// A digest of all the files' names and texts.
  func digest() throws -> String {
    let texts = try paths.map { path in
      "\(path)\n" + (try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
    }
    return FileDigest.digest(of: Array(texts.joined(separator: "\u{0}").utf8))
  }
}
