internal import Foundation

/// The modules of a package that scenes import, as the Swift Package Manager built them.
package struct PackageModules: Sendable, Equatable, Codable {
  package var names: [String]
  /// The absolute path of the folder with the products of the build.
  package var build: String
  /// The absolute path of the library with the code of the modules.
  package var library: String

  package init(names: [String], build: String, library: String) {
    (self.names, self.build, self.library) = (names, build, library)
  }
}

extension PackageModules {
  /// The arguments of the compiler that make the modules visible, and C modules that they import.
  var arguments: [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    let maps = folders.sorted().map { "\(build)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    return ["-I", "\(build)/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The files whose content a result of the compiler depends on.
  var files: [String] { names.map { "\(build)/Modules/\($0).swiftmodule" } + [library] }
}

extension SwiftCompiler {
  /// Links object files to a library.
  ///
  /// - Parameters:
  ///   - objects: The absolute paths of the object files.
  ///   - library: The absolute path of the library.
  /// - Returns: The status and the messages of the linker.
  /// - Throws: The reason if the linker cannot be run.
  package func link(_ objects: [String], to library: String) throws(CompilerError) -> Outcome {
    let toolchain = try toolchain()
    return try withFolder(of: []) { folder throws(CompilerError) in
      let extracted = try folder.run(
        toolchain.autolinkExtractor,
        objects + ["-o", "/dev/stdout"]
      )
      guard extracted.status == 0 else { return extracted }
      let link = try linkCommand(of: toolchain, in: folder)
      return try folder.run(
        link.linker,
        link.arguments(for: objects, extracted: extracted.output, library: library)
      )
    }
  }
}
