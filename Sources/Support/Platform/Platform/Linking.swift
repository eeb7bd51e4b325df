internal import Foundation

/// The arguments of the linker that differ between systems.
package enum Linking {
  /// The argument that makes the symbols of a program visible to the libraries that it loads.
  package static let exportsSymbols: String = {
    #if canImport(Darwin)
    return "-export_dynamic"
    #else
    return "--export-dynamic"
    #endif
  }()

  /// The arguments of Clang that make a library whose missing symbols are those of the program that
  /// loads it.
  package static let sharedLibrary: [String] = {
    #if canImport(Darwin)
    return ["-dynamiclib", "-undefined", "dynamic_lookup"]
    #else
    return ["-shared", "-fuse-ld=lld"]
    #endif
  }()

  /// The environment variable with the folders in which a program's libraries are looked for first.
  package static let libraryPath: String = {
    #if canImport(Darwin)
    return "DYLD_LIBRARY_PATH"
    #else
    return "LD_LIBRARY_PATH"
    #endif
  }()

  /// The argument by which the linker's call for a library is recognized.
  package static let mark: String = {
    #if canImport(Darwin)
    return "-dylib"
    #else
    return "-shared"
    #endif
  }()

  /// Returns the argument of Clang after which the linker's call lists the object files of a
  /// library.
  ///
  /// - Parameter object: The path of the object file that registers a library's types with the
  ///   runtime, which only ELF needs.
  /// - Returns: The argument.
  package static func first(_ object: String) -> String {
    #if canImport(Darwin)
    return "-lSystem"
    #else
    return object
    #endif
  }

  /// Whether the compiler leaves the names of required libraries to a program that extracts them.
  package static let extractsLibraries: Bool = {
    #if canImport(Darwin)
    return false
    #else
    return true
    #endif
  }()

  /// The extension of the toolchain's own libraries, such as its plugins.
  package static let libraryExtension: String = {
    #if canImport(Darwin)
    return "dylib"
    #else
    return "so"
    #endif
  }()
}

/// The system's own headers and modules, as the compiler finds them.
package enum SystemSDK {
  /// The arguments of the compiler, which is called without its driver.
  ///
  /// On macOS they name the SDK: that of `SDKROOT`, or else that of the command-line tools.
  package static func compilerArguments(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    #if canImport(Darwin)
    let tools = "/Library/Developer/CommandLineTools/SDKs/MacOSX.sdk"
    return ["-sdk", environment["SDKROOT"] ?? tools]
    #else
    return []
    #endif
  }
}
