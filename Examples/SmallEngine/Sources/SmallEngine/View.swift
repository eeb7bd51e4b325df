// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A piece of a screen, made of other pieces.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// One box for each view that a container sees: those of the body, where nothing else is said.
  var boxes: [Box] { get }
}

extension View {
  public var boxes: [Box] { Nesting.within { body.boxes } }
}

/// How deep views are in each other: one that holds itself would have no end.
private enum Nesting {
  nonisolated(unsafe) static var depth = 0

  static func within(_ boxes: () -> [Box]) -> [Box] {
    depth += 1
    defer { depth -= 1 }
    return depth > 500 ? [] : boxes()
  }
}

/// A view without a body, which makes boxes itself.
public protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
  /// Is never asked for.
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Never: View { public typealias Body = Never }

/// Several views, which a container sees one by one.
public struct Views: PrimitiveView {
  let views: [any View]
  public var boxes: [Box] { views.flatMap { $0.boxes } }
}

/// Puts the views of a closure together.
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

/// No view at all.
public struct EmptyView: View {
  public let body = Views(views: [])
  public init() {}
}

/// A view of any type.
public struct AnyView: View {
  public let body: Views
  public init(_ view: any View) { body = Views(views: [view]) }
}

/// Views that are modified as one.
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
