internal import Foundation
internal import SpecFormat

/// The engine's files, those that mutants are put into.
struct EngineSources {
  /// Code that no expectation sees.
  struct Exclusion {
    /// A folder's name, or the beginning of a path below `Sources/Engine/`.
    var code: String
    var reason: String
  }

  /// The modules that have mutants.
  static let modules = ["ViewLayout", "UIKitLayout", "CollectionLayout"]

  static let exclusions = [
    Exclusion(
      code: "Explanation",
      reason: "It puts into words why a frame is where it is; expectations are about frames."
    ),
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

  private static let isPainted =
    "Colours, paths and effects are seen in pictures alone; tests of pictures are about them."

  /// The directory of the package.
  let root: String
  /// The paths of the files that have mutants, relative to the package, in alphabetical order.
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
  /// Whether a file of the engine is left out.
  func contains(_ path: String) -> Bool {
    path.hasPrefix("Sources/Engine/\(code)")
      || path.split(separator: "/").dropLast().contains { $0 == code }
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
  /// A digest of the names and the code of all files, those without mutants too; comments do not
  /// count.
  func digest() throws -> String {
    let texts = try all.map { path in
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      return "\(path)\n" + CodeText.withoutComments(text)
    }
    return FileDigest.digest(of: Array(texts.joined(separator: "\u{0}").utf8))
  }
}
