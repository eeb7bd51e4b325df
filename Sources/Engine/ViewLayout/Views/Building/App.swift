public import Foundation

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

/// Views to look at while they are written; specs lay them out only where they name them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Self.Previews { get }
}

/// The space that a preview has.
public enum PreviewLayout: Equatable, Sendable {
  /// That of a device.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// Lengths in points.
  case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
  /// The view with a name for its preview.
  public func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }

  /// The view with space for its preview; its layout in a spec stays.
  public func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a device of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a device of its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
