internal import Foundation

/// The programs and libraries of a Swift toolchain that make a library of scenes.
///
/// `swiftc` is a driver: for each library it starts a compiler, a reader of the libraries that the
/// code needs, Clang and a linker, which takes longer than to compile a short spec. Scenes are made
/// by calling the compiler and the linker directly.
struct SwiftToolchain: Sendable, Equatable {
  /// The path of the compiler that the driver starts.
  let compiler: String
  /// The path of the program that reads from object files which libraries their imports need.
  let autolinkExtractor: String
  /// The path of the linker.
  let linker: String
  /// The folder of macros that are part of the toolchain.
  let plugins: String
  /// The folders of the runtime's libraries.
  let libraryFolders: [String]
  /// The path of the object file that registers a library's types with the runtime.
  let registration: String

  /// Reads the answer of `swiftc -print-target-info`.
  ///
  /// - Parameter targetInfo: The JSON that was printed.
  /// - Returns: `nil` if it is no such answer.
  init?(targetInfo: String) {
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(targetInfo.utf8))
    else { return nil }
    let resources = info.paths.runtimeResourcePath
    let programs = URL(fileURLWithPath: resources).appendingPathComponent("../../bin")
      .standardizedFileURL.path
    compiler = "\(programs)/swift-frontend"
    autolinkExtractor = "\(programs)/swift-autolink-extract"
    linker = "\(programs)/ld.lld"
    plugins = "\(resources)/host/plugins"
    libraryFolders = info.paths.runtimeLibraryPaths
    registration = "\(resources)/\(info.target.platform)/\(info.target.arch)/swiftrt.o"
  }

  /// The part of the answer that is needed here.
  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      var arch: String
      var platform: String
    }

    struct Paths: Decodable {
      var runtimeResourcePath: String
      var runtimeLibraryPaths: [String]
    }

    var target: Target
    var paths: Paths
  }
}

extension SwiftToolchain {
  /// The arguments of the compiler that make one object file of each source file.
  ///
  /// - Parameter files: The paths of the source files, each with that of its object file.
  func objectArguments(of files: [(source: String, object: String)]) -> [String] {
    ["-frontend", "-c"] + files.flatMap { ["-primary-file", $0.source] } + macros
      + files.flatMap { ["-o", $0.object] }
  }

  /// The arguments of the compiler that check a source file and write nothing.
  func checkArguments(of source: String) -> [String] {
    ["-frontend", "-emit-sil", "-primary-file", source, "-o", "/dev/null"] + macros
  }

  /// The arguments of the linker that make a library of object files.
  ///
  /// - Parameters:
  ///   - objects: The paths of the object files.
  ///   - extracted: The output of ``autolinkExtractor`` for them. Libraries of the system and of
  ///     packages are left out: the process that loads the scenes has loaded them.
  ///   - library: The path of the library.
  func linkArguments(of objects: [String], extracted: String, library: String) -> [String] {
    let names = Set(extracted.split(separator: "\n").filter { $0.hasPrefix("-l") })
    let available = names.sorted().filter { name in
      libraryFolders.contains {
        FileManager.default.fileExists(atPath: "\($0)/lib\(name.dropFirst(2)).so")
      }
    }
    return ["-shared", "--build-id", "--eh-frame-hdr", "-o", library, registration] + objects
      + libraryFolders.flatMap { ["-L", $0, "-rpath", $0] } + available.map(String.init)
  }

  private var macros: [String] {
    [
      "-plugin-path", plugins, "-in-process-plugin-server-path",
      "\(plugins)/../libSwiftInProcPluginServer.so",
    ]
  }
}
