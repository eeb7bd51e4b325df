// The names are those of SwiftUI, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view, composed of other views.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// A box for each view that a container lays out; by default the boxes of the body.
  var boxes: [Box] { get }
}

extension View {
  public var boxes: [Box] { Nesting.within { body.boxes } }
}

/// The depth of nested views, which ends a view that contains itself.
private enum Nesting {
  nonisolated(unsafe) static var depth = 0

  static func within(_ boxes: () -> [Box]) -> [Box] {
    depth += 1
    defer { depth -= 1 }
    return depth > 500 ? [] : boxes()
  }
}

/// A view without a body, which creates boxes.
public protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
  /// Not called.
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Never: View { public typealias Body = Never }

/// A list of views, which a container lays out one by one.
public struct Views: PrimitiveView {
  let views: [any View]
  public var boxes: [Box] { views.flatMap { $0.boxes } }
}

/// Combines the views of a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Views {
    var views: [any View] = []
    repeat views.append(each content)
    return Views(views: views)
  }
  public static func buildIf(_ content: (some View)?) -> Views {
    Views(views: content.map { [$0] } ?? [])
  }
  public static func buildEither(first: some View) -> Views { Views(views: [first]) }
  public static func buildEither(second: some View) -> Views { Views(views: [second]) }
}

/// An empty view.
public struct EmptyView: View {
  public let body = Views(views: [])
  public init() {}
}

/// A view of any type.
public struct AnyView: View {
  public let body: Views
  public init(_ view: any View) { body = Views(views: [view]) }
}

/// Views that are modified together.
public struct Group<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, Content: View>: View {
  public let body: Views

  public init(
    _ data: Data,
    id: PartialKeyPath<Data.Element>? = nil,
    @ViewBuilder content: (Data.Element) -> Content
  ) { body = Views(views: data.map(content)) }
}
