internal import Foundation

/// The scenarios of a library that is loaded while a process runs.
public final class SceneLibrary {
  /// The function that hands the scenarios over, by its name in C.
  package static let entryPoint = "plumb_scenarios"

  let scenarios: [Scenario]

  /// Makes a list; called by generated code.
  public init(_ scenarios: [Scenario]) { self.scenarios = scenarios }

  /// The list on its way out of the library, to be taken over once.
  public func handedOver() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }
}

extension SceneLibrary {
  /// Loads a library of scenes into this process, for as long as it runs.
  ///
  /// - Parameter path: The library's absolute path.
  /// - Returns: Its scenarios, in the order of their spec.
  /// - Throws: Why it cannot be loaded.
  package static func scenarios(loading path: String) throws(LibraryError) -> [Scenario] {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw LibraryError(path: path, reason: dlerror().map { String(cString: $0) } ?? "")
    }
    guard let symbol = dlsym(library, entryPoint) else {
      throw LibraryError(path: path, reason: "it has no scenarios")
    }
    typealias EntryPoint = @convention(c) () -> UnsafeMutableRawPointer
    let list = unsafeBitCast(symbol, to: EntryPoint.self)()
    return Unmanaged<SceneLibrary>.fromOpaque(list).takeRetainedValue().scenarios
  }
}

/// Why a library of scenes cannot be loaded.
package struct LibraryError: Error, CustomStringConvertible {
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
