internal import FrameworkSources
internal import Foundation

/// Compiles the surfaces of Apple's frameworks that an app imports, and the module of missing types.
struct FrameworkBuild {
  private let compiler: AppCompiler
  private let folder: String
  /// The texts of the surfaces, by the names of their modules.
  private let texts: [String: String]
  private var compiled: Set<String> = []
  private(set) var objects: [String] = []

  init(_ compiler: AppCompiler, in folder: String) {
    (self.compiler, self.folder) = (compiler, folder)
    texts = FrameworkTexts.all
  }

  /// The modules that files may import.
  var names: Set<String> { Set(texts.keys) }

  /// Compiles surfaces and those that they import, and declares missing types.
  mutating func compile(_ imports: Set<String>, missing: MissingTypes) throws {
    for name in imports.union(["SwiftUI", "UIKit", "FoundationAdditions", "DeveloperToolsSupport"]).sorted() {
      try compile(name)
    }
    let support = texts["MissingTypes"] ?? ""
    try compile("MissingTypes", text: support + "\n" + missing.code)
  }

  private mutating func compile(_ name: String) throws {
    guard let text = texts[name], name != "MissingTypes", compiled.insert(name).inserted else {
      return
    }
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let index = words.firstIndex(of: "import"), index < 2, let module = words.last {
        try compile(String(module))
      }
    }
    try compile(name, text: text)
  }

  /// Compiles a surface unless its products are those of the same text, engine and compiler.
  private mutating func compile(_ name: String, text: String) throws {
    let place = "\(folder)/frameworks/\(name)"
    let object = "\(place)/\(name).o"
    if !objects.contains(object) { objects.append(object) }
    let stamp = compiler.identity + "\n" + text
    let stampFile = "\(place)/stamp"
    if FileManager.default.contents(atPath: stampFile) == Data(stamp.utf8) { return }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try AppBuild.write(Array(text.utf8), to: "\(place)/\(name).swift")
    let outcome = try compiler.call(
      [
        "-c", "-wmo", "-emit-module", "-emit-module-path", "\(folder)/Modules/\(name).swiftmodule",
        "-module-name", name, "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-package-name", "app", "-Onone", "-I", "\(folder)/Modules",
        "-o", object, "\(place)/\(name).swift",
      ] + compiler.engineArguments,
      place
    )
    guard outcome.status == 0 else {
      throw FrameworkError(name: name, output: outcome.output)
    }
    try Data(stamp.utf8).write(to: URL(fileURLWithPath: stampFile))
  }
}

/// A surface of this project that does not compile, which is a fault of this project.
struct FrameworkError: Error, CustomStringConvertible {
  var name: String
  var output: String

  var description: String { "error: the surface of \(name) does not compile:\n\(output)" }
}
