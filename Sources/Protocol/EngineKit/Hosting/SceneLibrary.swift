internal import Foundation

/// One compiled scenario: its setup, its scene and its steps as a function of the stage.
///
/// ```swift
/// let scenario = Scenario(id: "colors#fills-its-proposal", digest: "0") { stage in
///   stage.show { ColorHost() }
///   stage.step { stage.resize(width: 100, height: 50) }
/// }
/// ```
public struct Scenario: Sendable {
  /// The id, unique in the suite, such as `views/stacks#shares-leftover-width`.
  public var id: String
  /// The hash of the compiled code, which a run compares with the hash of the code in the Markdown.
  public var digest: String
  /// Runs the setup, passes the scene to the stage, and runs each step.
  public var body: @MainActor @Sendable (Stage) -> Void

  /// Creates a scenario; called by generated code.
  ///
  /// - Parameters:
  ///   - id: The id, unique in the suite.
  ///   - digest: The hash of the code.
  ///   - body: Runs the setup, passes the scene to the stage, and runs each step.
  public init(id: String, digest: String, body: @escaping @MainActor @Sendable (Stage) -> Void) {
    self.id = id
    self.digest = digest
    self.body = body
  }
}

/// The scenarios of a dynamically loaded library.
///
/// ```swift
/// let pointer = SceneLibrary([scenario]).handedOver()
/// ```
public final class SceneLibrary {
  /// The C name of the function that returns the scenarios.
  package static let entryPoint = "plumb_scenarios"

  let scenarios: [Scenario]

  /// Creates a library; called by generated code.
  public init(_ scenarios: [Scenario]) { self.scenarios = scenarios }

  /// Returns a retained reference to the library, for the caller to release.
  public func handedOver() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }
}

extension SceneLibrary {
  /// Loads a library of scenes into this process; it is never unloaded.
  ///
  /// - Parameter path: The absolute path of the library.
  /// - Returns: The scenarios of the library, in the order of their spec.
  /// - Throws: ``LibraryError`` if the library cannot be loaded.
  package static func scenarios(loading path: String) throws(LibraryError) -> [Scenario] {
    // A function that this executable lacks ends only the scene that calls it.
    guard let library = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
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

/// An error in loading a library of scenes.
package struct LibraryError: Error, CustomStringConvertible {
  var path: String
  /// The message of the dynamic linker.
  var reason: String

  package var description: String {
    guard reason.contains("undefined symbol") || reason.contains("symbol not found") else {
      return "'\(path)' cannot be loaded: \(reason)"
    }
    return """
      loaded scenes cannot find the engine in this executable: the linker settings of its target \
      must export its symbols, as in the examples of Plumb (\(reason))
      """
  }
}

/// The scenarios that are compiled into a tool, and the location of their Markdown.
package struct Catalog: Sendable {
  /// The absolute path of the package with the specs.
  package var root: String
  /// The path of the specs folder, relative to the root, such as `Specs`.
  package var folder: String
  /// The scenarios, in the order of their files and of their position in a file.
  package var scenarios: [Scenario]

  package init(root: String, folder: String, scenarios: [Scenario]) {
    self.root = root
    self.folder = folder
    self.scenarios = scenarios
  }
}
