internal import FrameworkSources
internal import Foundation
internal import Platform
internal import SpecFormat

/// Compiles the surfaces of Apple's frameworks that an app imports, and missing types.
///
/// A surface has the public declarations of a framework, without their function.
struct FrameworkBuild: Sendable {
  private let compiler: AppCompiler
  /// The folder of the app's products.
  private let folder: String
  /// The folder of the compiled surfaces, which all apps share.
  private let shared: String
  /// The Swift code of the surfaces, by the names of their modules.
  private let texts: [String: String]
  private var compiled: Set<String> = []
  private(set) var objects: [String] = []

  init(_ compiler: AppCompiler, in folder: String, sharing shared: String) {
    (self.compiler, self.folder, self.shared) = (compiler, folder, shared)
    texts = FrameworkTexts.all
    let all = texts.sorted { $0.key < $1.key }.map(\.value).joined()
    identity = FileDigest.fastDigest(of: Data(all.utf8))
  }

  /// A digest of all surfaces.
  let identity: String

  /// The names of the modules with a surface, which files may import.
  var names: Set<String> { Set(texts.keys) }

  /// Compiles surfaces and those that they import.
  mutating func compile(_ imports: Set<String>) throws {
    let always: Set = ["SwiftUI", "UIKit", "MissingValues"]
    var waves: [[Surface]] = []
    for name in imports.union(always).sorted() { plan(name, in: &waves) }
    guard !waves.isEmpty else { return }
    objects += waves.joined().map(\.object)
    let build = self
    try FolderLock.during(shared) {
      for wave in waves {
        let results = ThreadPool.map(wave) { surface in Result { try build.compile(surface) } }
        for result in results { try result.get() }
      }
      for name in waves.joined().map(\.name) {
        let link = "\(folder)/Modules/\(name).swiftmodule"
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(
          atPath: link,
          withDestinationPath: "\(shared)/Modules/\(name).swiftmodule"
        )
      }
    }
  }

  /// Declares classes for missing types, in a module of their own: their names may be those of a
  /// framework.
  mutating func declare(_ missing: MissingTypes) throws {
    let imports = ["@_exported import MissingValues", "import SwiftUI", "import UIKit"]
    let text = imports.joined(separator: "\n") + "\n" + missing.code
    let surface = Surface(name: "MissingTypes", text: text, folder: folder)
    if !objects.contains(surface.object) { objects.append(surface.object) }
    try compile(surface)
  }

  /// The code of a module, with the place of its products.
  private struct Surface: Sendable {
    var name: String
    var text: String
    /// The folder of the products.
    var folder: String

    /// The folder of the code and the object file.
    var place: String { "\(folder)/frameworks/\(name)" }
    var object: String { "\(place)/\(name).o" }
  }

  /// Adds a surface that was not compiled to the first wave after those of the surfaces that it
  /// imports.
  ///
  /// The surfaces of a wave are compiled at the same time.
  ///
  /// - Returns: The index of its wave; -1 if it was compiled earlier, or is none.
  @discardableResult
  private mutating func plan(_ name: String, in waves: inout [[Surface]]) -> Int {
    guard let text = texts[name] else { return -1 }
    guard compiled.insert(name).inserted else {
      return waves.firstIndex { $0.contains { $0.name == name } } ?? -1
    }
    var wave = 0
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let index = words.firstIndex(of: "import"), index < 2, let module = words.last {
        wave = max(wave, plan(String(module), in: &waves) + 1)
      }
    }
    if wave == waves.count { waves.append([]) }
    waves[wave].append(Surface(name: name, text: text, folder: shared))
    return wave
  }

  /// Compiles a surface unless its products are those of the same text, engine and compiler.
  private func compile(_ surface: Surface) throws {
    let (name, place) = (surface.name, surface.place)
    let modules = "\(surface.folder)/Modules"
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let stamp = [compiler.identity, identity, surface.text].joined(separator: "\n")
    let stampFile = "\(place)/stamp"
    if FileManager.default.contents(atPath: stampFile) == Data(stamp.utf8) { return }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try AppBuild.write(Array(surface.text.utf8), to: "\(place)/\(name).swift")
    let outcome = try compiler.call(
      [
        "-c", "-wmo", "-emit-module", "-emit-module-path", "\(modules)/\(name).swiftmodule",
        "-module-name", name, "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-package-name", "app", "-Onone", "-I", modules, "-I",
        "\(shared)/Modules", "-o", surface.object, "\(place)/\(name).swift",
      ] + compiler.engineArguments
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

/// The surfaces of Apple's frameworks that this project has.
package enum FrameworkTexts {
  /// The Swift code of each surface, by the name of its module.
  package static let all: [String: String] = {
    var texts: [String: String] = [:]
    var index: Int32 = 0
    while let source = framework_source(index)?.pointee {
      texts[String(cString: source.name)] = String(cString: source.text)
      index += 1
    }
    return texts
  }()

  /// The modules that declare public names at the top level, by the names.
  static let modules: [String: String] = {
    let kinds: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "actor", "func", "let", "var",
    ]
    var modules: [String: String] = [:]
    for (module, text) in all.sorted(by: { $0.key < $1.key }) where module != "MissingValues" {
      for line in text.split(separator: "\n")
      where line.hasPrefix("public ") || line.hasPrefix("open ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
          continue
        }
        let name = String(words[kind + 1])
        if modules[name] == nil { modules[name] = module }
      }
    }
    return modules
  }()
}

/// An exclusive lock on a folder of products, for which other processes of this tool wait.
///
/// The lock ends with the process. A file system without locks has no effect on the work.
package enum FolderLock {
  /// Runs a closure while no other process holds the lock.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is created if it does not exist.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: An error of Foundation if the folder cannot be created, or that of the closure.
  package static func during<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result
  {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    return try body()
  }
}
