public import Foundation

/// Puts away what presents a view: nothing does here.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Puts away what presents a view.
  public var dismiss: DismissAction { DismissAction() }
}

/// Opens a page: nothing does here, unless an author's code says what.
public struct OpenURLAction {
  /// What became of a page that was to be opened.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// The code has opened it.
    public static let handled = Result(isAccepted: true)
    /// Nothing has opened it.
    public static let discarded = Result(isAccepted: false)
    /// The system is to open it, which does nothing here.
    public static let systemAction = Result(isAccepted: false)

    /// The system is to open another one, which does nothing here.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  let handler: (URL) -> Result

  /// Makes an action of what opens a page.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a page.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a page, and tells whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
  }

  /// Opens a page.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

#if !canImport(Darwin)
/// What takes back what was done.
public final class UndoManager {
  private var actions: [() -> Void] = []

  /// Makes one that has nothing to take back.
  public init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool { !actions.isEmpty }

  /// Remembers how something is taken back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) { actions.append { [weak target] in target.map(handler) } }

  /// Names what was done, which nothing shows.
  public func setActionName(_ actionName: String) {}

  /// Takes the last thing back.
  public func undo() { actions.popLast()?() }
}

extension EnvironmentValues {
  /// What takes back what was done; `nil` here, where nobody set one.
  public var undoManager: UndoManager? { nil }
}
#endif
