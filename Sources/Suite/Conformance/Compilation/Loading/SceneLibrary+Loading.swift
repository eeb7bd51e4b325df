internal import Foundation
package import Scenarios
internal import SpecFormat

extension SceneLibrary {
  /// Loads a library of scenes into this process, for as long as it runs.
  ///
  /// - Parameter path: The library's absolute path.
  /// - Returns: Its scenarios, in the order of their spec.
  /// - Throws: Why it cannot be loaded.
  package static func scenarios(loading path: String) throws(LoadingError) -> [Scenario] {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw LoadingError(path: path, reason: dlerror().map { String(cString: $0) } ?? "")
    }
    guard let symbol = dlsym(library, SceneModule.entryPoint) else {
      throw LoadingError(path: path, reason: "it has no scenarios")
    }
    typealias EntryPoint = @convention(c) () -> UnsafeMutableRawPointer
    let list = unsafeBitCast(symbol, to: EntryPoint.self)()
    return Unmanaged<SceneLibrary>.fromOpaque(list).takeRetainedValue().scenarios
  }
}

/// Why a library of scenes cannot be loaded.
package struct LoadingError: Error, CustomStringConvertible {
  var path: String
  /// The words of the system.
  var reason: String

  package var description: String {
    guard reason.contains("undefined symbol") else {
      return "'\(path)' cannot be loaded: \(reason)"
    }
    return """
      the engine in this executable is hidden from scenes that are loaded: its target needs \
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])] (\(reason))
      """
  }
}
