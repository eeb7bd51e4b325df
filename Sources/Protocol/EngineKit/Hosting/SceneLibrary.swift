internal import Foundation

/// One compiled scenario: its setup, its scene and its steps as a function of the stage.
public struct Scenario: Sendable {
  /// The id, unique in the suite: `views/stacks#shares-leftover-width`.
  public var id: String
  /// The hash of the code that was compiled; a run compares it with the Markdown's.
  public var digest: String
  /// Runs the setup, hands the scene to the stage, then each step.
  public var body: @MainActor @Sendable (Stage) -> Void

  /// Makes a scenario; called by generated code.
  ///
  /// - Parameters:
  ///   - id: The id, unique in the suite.
  ///   - digest: The hash of the code.
  ///   - body: Runs the setup, hands the scene to the stage, then each step.
  public init(id: String, digest: String, body: @escaping @MainActor @Sendable (Stage) -> Void) {
    self.id = id
    self.digest = digest
    self.body = body
  }
}

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
      loaded scenes cannot find the engine in this executable: its target needs \
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])] (\(reason))
      """
  }
}

/// Scenarios that are compiled into a tool, and where their Markdown is.
package struct Catalog: Sendable {
  /// The absolute path of the package that the specs are in.
  package var root: String
  /// The specs folder, relative to the root: `Specs`.
  package var folder: String
  /// The scenarios, in the order of their files and of their places in them.
  package var scenarios: [Scenario]

  package init(root: String, folder: String, scenarios: [Scenario]) {
    self.root = root
    self.folder = folder
    self.scenarios = scenarios
  }
}
