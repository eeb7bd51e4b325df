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
