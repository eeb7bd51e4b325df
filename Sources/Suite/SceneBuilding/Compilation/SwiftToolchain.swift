internal import Foundation
internal import Platform

/// The programs of a Swift toolchain that make a library of scenes.
///
/// `swiftc` is a driver that starts, for each library, a compiler, a program that lists the
/// required libraries, Clang and a linker. This takes as long as compiling a short spec. Scenes are
/// therefore made by calling the compiler and the linker directly. The linker call is determined
/// once.
struct SwiftToolchain: Sendable, Equatable {
  /// The path of the compiler that the driver starts.
  let compiler: String
  /// The path of the program that lists the libraries that imports in object files require.
  let autolinkExtractor: String
  /// The path of Clang, which locates the linker, the system's object files and its libraries.
  let linkDriver: String
  /// The folder of the toolchain's macro plugins.
  let plugins: String
  /// The folders of the runtime's libraries.
  let libraryFolders: [String]
  /// The path of the object file that registers a library's types with the runtime.
  let registration: String
  /// The version, such as `swift-6.3.1-RELEASE`, which decides what modules the compiler reads.
  let version: String

  /// Parses the output of `swiftc -print-target-info`; `nil` if it has another form.
  ///
  /// - Parameter printed: The text that was printed: JSON, after other lines if a proxy of the
  ///   driver prints any.
  init?(printed: String) {
    let json = printed.drop { $0 != "{" }
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(json.utf8))
    else { return nil }
    let resources = info.paths.runtimeResourcePath
    let programs = URL(fileURLWithPath: resources).appendingPathComponent("../../bin")
      .standardizedFileURL.path
    compiler = "\(programs)/swift-frontend"
    autolinkExtractor = "\(programs)/swift-autolink-extract"
    linkDriver = "\(programs)/clang"
    plugins = "\(resources)/host/plugins"
    libraryFolders = info.paths.runtimeLibraryPaths
    registration = "\(resources)/\(info.target.platform)/\(info.target.arch)/swiftrt.o"
    version = info.swiftCompilerTag ?? info.compilerVersion ?? "unknown"
  }

  /// The required members of the output.
  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      var arch: String
      var platform: String
    }

    struct Paths: Decodable {
      var runtimeResourcePath: String
      var runtimeLibraryPaths: [String]
    }

    var compilerVersion: String?
    /// The tag of a released compiler.
    var swiftCompilerTag: String?
    var target: Target
    var paths: Paths
  }
}

extension SwiftToolchain {
  /// Returns the arguments of the compiler that make one object file of each source file.
  ///
  /// - Parameter files: The paths of the source files, each with that of its object file.
  /// - Returns: The arguments, without those for the language and the modules.
  func objectArguments(of files: [(source: String, object: String)]) -> [String] {
    ["-frontend", "-c"] + common + files.flatMap { ["-primary-file", $0.source] } + macros
      + files.flatMap { ["-o", $0.object] }
  }

  /// Returns the arguments of the compiler that check a source file and write nothing.
  func checkArguments(of source: String) -> [String] {
    ["-frontend", "-emit-sil", "-primary-file", source, "-o", "/dev/null"] + common
      + macros
  }

  /// The arguments for all calls, without those for files, the language and the modules.
  var frontendArguments: [String] { common + macros }

  /// The arguments for all calls: notes on separate lines with their places, and the system's SDK.
  private var common: [String] {
    ["-diagnostic-style", "llvm"] + SystemSDK.compilerArguments()
  }

  /// The arguments that make Clang print the call of the linker instead of running it.
  var linkQuery: [String] {
    ["-###"] + Linking.sharedLibrary + ["-o", LinkCommand.output, Linking.first(registration)]
      + libraryFolders.flatMap { ["-L", $0, "-Wl,-rpath,\($0)"] }
  }

  private var macros: [String] {
    [
      "-plugin-path", plugins, "-in-process-plugin-server-path",
      "\(plugins)/../libSwiftInProcPluginServer.\(Linking.libraryExtension)",
    ]
  }
}

/// The call of the linker that makes a library, without the object files of the library.
struct LinkCommand: Sendable {
  /// The placeholder for the library's path in ``SwiftToolchain/linkQuery``.
  fileprivate static let output = "library.so"

  /// The path of the linker.
  let linker: String
  private let arguments: [String]
  /// The argument after which the object files of the library are inserted.
  private let registration: String

  /// Parses the output of ``SwiftToolchain/linkQuery``; `nil` if it contains no linker call.
  ///
  /// - Parameters:
  ///   - text: The text that Clang printed: the call is its last line, each word in quotes.
  ///   - toolchain: The toolchain of the query.
  init?(printed text: String, by toolchain: SwiftToolchain) {
    let line = text.split(separator: "\n").last { $0.contains("\"\(Linking.mark)\"") } ?? ""
    let words = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { match in
      String(match.1).replacing(/\\(.)/) { String($0.1) }
    }
    registration = Linking.first(toolchain.registration)
    guard let linker = words.first, words.contains(registration) else { return nil }
    self.linker = linker
    arguments = Array(words.dropFirst())
  }

  /// Returns the arguments that link object files to a library.
  ///
  /// - Parameters:
  ///   - objects: The paths of the object files.
  ///   - extracted: The output of `SwiftToolchain.autolinkExtractor` for them. Libraries that are
  ///     not installed are left out: the process that loads the scenes contains them.
  ///   - library: The path of the library.
  /// - Returns: All arguments of the linker.
  func arguments(for objects: [String], extracted: String, library: String) -> [String] {
    let names = Set(extracted.split(separator: "\n").filter { $0.hasPrefix("-l") })
    let folders = arguments.filter { $0.hasPrefix("-L") }.map { $0.dropFirst(2) }
    let installed = names.sorted().filter { name in
      folders.contains { folder in
        ["so", "a"].contains {
          FileManager.default.fileExists(atPath: "\(folder)/lib\(name.dropFirst(2)).\($0)")
        }
      }
    }
    return arguments.flatMap { word in
      switch word {
      case Self.output: [library]
      case registration: [word] + objects + installed.map(String.init)
      default: [word]
      }
    }
  }
}
