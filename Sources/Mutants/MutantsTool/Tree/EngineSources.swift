internal import Foundation
internal import SpecFormat

/// The source files of the engine that can contain mutants.
struct EngineSources {
  /// Code without mutants, because no expectation depends on it.
  struct Exclusion {
    /// The name of a folder, the end of a file's name, or a prefix of paths below
    /// `Sources/Engine/`.
    var code: String
    var reason: String
  }

  /// The modules that contain mutants.
  static let modules = ["ViewLayout", "UIKitLayout", "CollectionLayout"]

  static let exclusions = [
    Exclusion(code: "Explanation", reason: Self.isExplained),
    Exclusion(code: "Explanation.swift", reason: Self.isExplained),
    Exclusion(
      code: "Drawing",
      reason: "It says how a picture shows what lies in a frame; tests of pictures are about that."
    ),
    Exclusion(
      code: "Pictures",
      reason:
        "It hands what lies in a frame to pictures and to explanations; tests of both are about that."
    ),
    Exclusion(code: "ViewLayout/Painting/", reason: Self.isPainted),
    Exclusion(code: "ViewLayout/Views/Canvas/CanvasSymbols", reason: Self.isPainted),
    Exclusion(code: "ViewLayout/Views/Canvas/GraphicsContext", reason: Self.isPainted),
    Exclusion(code: "UIKitLayout/Appearance/UIColor", reason: Self.isPainted),
    Exclusion(code: "UIKitLayout/Appearance/CGColor", reason: Self.isPainted),
    Exclusion(code: "UIKitLayout/Appearance/ImageRenderer", reason: Self.isPainted),
  ]

  private static let isExplained =
    "It puts into words why a frame is where it is; expectations are about frames."
  private static let isPainted =
    "Colours, paths and effects are seen in pictures alone; tests of pictures are about them."

  /// The directory of the package.
  let root: String
  /// The paths of the files with mutants, relative to the package, sorted.
  let paths: [String]
  private let all: [String]

  init(root: String) {
    self.root = root
    all = Self.modules.flatMap { module -> [String] in
      let folder = "Sources/Engine/\(module)"
      let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.allObjects ?? []
      return names.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".swift") }
        .sorted().map { "\(folder)/\($0)" }
    }
    paths = all.filter { path in !Self.exclusions.contains { $0.contains(path) } }
  }
}

extension EngineSources.Exclusion {
  /// Returns whether a file of the engine is included.
  func contains(_ path: String) -> Bool {
    path.hasPrefix("Sources/Engine/\(code)") || path.hasSuffix(code)
      || path.split(separator: "/").dropLast().contains { $0 == code }
  }
}

extension EngineSources {
  /// Reads files in parallel and finds their mutants.
  ///
  /// - Parameter isMeant: Returns whether a file is to be read.
  /// - Returns: The files, sorted by path.
  /// - Throws: An error if a file cannot be read.
  func files(where isMeant: (String) -> Bool = { _ in true }) throws -> [MutableFile] {
    try paths.filter(isMeant).map { path in
      MutableFile(path: path, text: try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
    }
  }
}

extension EngineSources {
  /// Returns a digest of the names and the code of all files, including those without mutants;
  /// comments are ignored.
  func digest() throws -> String {
    let texts = try all.map { path in
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      return "\(path)\n" + CodeText.withoutComments(text)
    }
    return FileDigest.digest(of: Array(texts.joined(separator: "\u{0}").utf8))
  }
}
