// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A piece of a screen, made of other pieces.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that is no other view's body, but makes boxes itself.
public protocol PrimitiveView: View where Body == Never {
  /// One box for each view that a container sees.
  func boxes(in surroundings: Surroundings) -> [Box]
}

extension PrimitiveView {
  /// Is never asked for.
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Never: View {
  /// Is never asked for.
  public var body: Never { fatalError("there is no view") }
}

/// The surroundings in which a view's boxes are made.
public struct Surroundings {
  /// The axis of the nearest row or column; `nil` outside of one.
  var axis: Axis?
  /// The height of a line of text, in points.
  var fontSize = 20.0
  /// The greatest number of lines; `nil` for no bound.
  var lineLimit: Int?

  /// Those of a root.
  public init() {}
}

extension View {
  /// One box for each view that a container sees.
  public func makeBoxes(in surroundings: Surroundings) -> [Box] {
    guard let primitive = self as? any PrimitiveView else {
      return body.makeBoxes(in: surroundings)
    }
    return primitive.boxes(in: surroundings)
  }
}

/// Puts the views of a closure together.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Views {
    var views: [any View] = []
    repeat views.append(each content)
    return Views(views: views)
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Views {
    Views(views: content.map { [$0] } ?? [])
  }
  public static func buildEither(first: some View) -> Views { Views(views: [first]) }
  public static func buildEither(second: some View) -> Views { Views(views: [second]) }
}

/// Several views in a row, which a container sees one by one.
public struct Views: PrimitiveView {
  var views: [any View]

  public func boxes(in surroundings: Surroundings) -> [Box] {
    views.flatMap { $0.makeBoxes(in: surroundings) }
  }
}

/// No view at all.
public struct EmptyView: PrimitiveView {
  public init() {}
  public func boxes(in surroundings: Surroundings) -> [Box] { [] }
}

/// Views that are modified as one.
public struct Group<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// A view of any type.
public struct AnyView: PrimitiveView {
  private let view: any View
  public init(_ view: any View) { self.view = view }
  public func boxes(in surroundings: Surroundings) -> [Box] { view.makeBoxes(in: surroundings) }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID, Content: View>: PrimitiveView {
  private let data: Data
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data == Range<Int>, ID == Int { self.init(data, id: \.self, content: content) }

  public func boxes(in surroundings: Surroundings) -> [Box] {
    data.flatMap { content($0).makeBoxes(in: surroundings) }
  }
}
