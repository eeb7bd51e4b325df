/// A whole app; specs lay its views out, and never the app itself.
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The app's windows.
  @SceneBuilder var body: Self.Body { get }

  /// Makes the app.
  init()
}

extension App {
  /// Does nothing: an app that stands in a spec is never run.
  public static func main() {}
}

/// A part of an app: its windows.
@MainActor @preconcurrency
public protocol Scene {}

/// Makes one scene of the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  /// One scene is itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Of several scenes the first one stands for all: no scene is laid out.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First,
    _ other: repeat each Other
  ) -> First { first }
}

/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene {
  /// Makes windows of a view.
  public init(@ViewBuilder content: () -> Content) {}

  /// Makes windows of a view, with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}
