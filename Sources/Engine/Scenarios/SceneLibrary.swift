/// The scenarios of a library that is loaded while a process runs.
public final class SceneLibrary {
  package let scenarios: [Scenario]

  /// Makes a list; called by generated code.
  public init(_ scenarios: [Scenario]) {
    self.scenarios = scenarios
  }

  /// The list on its way out of the library, to be taken over once.
  public func handedOver() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }
}
