public import Foundation

/// An action that dismisses the current presentation; it has no effect in this engine.
public struct DismissAction: Sendable {
  /// Does nothing, since the engine shows no presentations.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
}

/// An action that opens a URL; it has no effect unless a handler is set in the environment.
public struct OpenURLAction {
  /// The result of a custom handler that opens URLs.
  public struct Result: Sendable {
    let isAccepted: Bool

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    /// The system opens the URL, which has no effect in this engine.
    public static let systemAction = Result(isAccepted: false)

    /// Returns a result with which the system opens another URL, which has no effect in this
    /// engine.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

#if !canImport(Darwin)
/// A manager of registered undo operations.
public final class UndoManager {
  private var actions: [() -> Void] = []

  public init() {}

  public var canUndo: Bool { !actions.isEmpty }

  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) { actions.append { [weak target] in target.map(handler) } }

  /// Sets the name of an operation; no interface shows it.
  public func setActionName(_ actionName: String) {}

  public func undo() { actions.popLast()?() }
}

extension EnvironmentValues {
  /// The undo manager of the views; always `nil` in this engine.
  public var undoManager: UndoManager? { nil }
}
#endif
