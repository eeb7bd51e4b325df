public import Foundation

/// A complete app; specs lay out its views, never the app itself.
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Self.Body { get }

  init()
}

extension App {
  /// Does nothing, because an app in a spec is never run.
  public static func main() {}
}

/// A part of an app, such as a window group.
@MainActor @preconcurrency
public protocol Scene {}

/// A result builder that makes one scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the first of several scenes, because no scene is laid out.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First,
    _ other: repeat each Other
  ) -> First { first }
}

/// A group of windows that show the same view.
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}

  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

/// A provider of Xcode previews; a spec lays them out only where it uses them explicitly.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Self.Previews { get }
}

/// The container size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)

  /// The fixed size, in points; `nil` for another size.
  fileprivate nonisolated var fixedSize: CGSize? {
    if case .fixed(let width, let height) = self {
      CGSize(width: width, height: height)
    } else {
      nil
    }
  }
}

nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }

  /// Sets the container size of the preview, in points; only a fixed one has an effect.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    frame(width: value.fixedSize?.width, height: value.fixedSize?.height)
  }
}

/// A preview device, identified by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
