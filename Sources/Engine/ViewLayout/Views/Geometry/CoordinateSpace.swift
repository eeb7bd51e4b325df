/// A coordinate space for points and rectangles.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }

  /// The name of a named space; for other spaces, a name that matches no view.
  var name: AnyHashable {
    if case .named(let name) = self { return name }
    return AnyHashable(self)
  }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the scene.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }

  public init() {}
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The coordinate space of the view itself, with the origin at its top leading corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }

  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The coordinate space of the nearest ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace

  init(name: AnyHashable) { coordinateSpace = .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// The implicit name of the coordinate space of the nearest scroll view.
struct ScrollViewSpace: Hashable, ImplicitCoordinateSpace {
  /// The axis that the scroll view must scroll along; `nil` for any axis.
  let axis: Axis?

  /// R-SCROLL-5: Returns whether a node is a scroll view of the axis.
  func isSpace(of node: LayoutNode) -> Bool {
    guard let scroll = ScrollNode(node) else { return false }
    return axis.map { scroll.rule.axes.contains($0.asSet) } ?? true
  }
}

extension Axis {
  fileprivate var asSet: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
  }

  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

nonisolated extension View {
  /// Names the view's coordinate space, so that views inside can use it (R-GEO-5).
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(name: name.coordinateSpace.name))
  }

  /// Names the view's coordinate space, so that views inside can use it (R-GEO-5).
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(SpaceModifier(name: AnyHashable(name)))
  }
}

nonisolated struct SpaceModifier: AttachmentModifier {
  let name: AnyHashable

  func makeAttachment(in context: ViewContext) -> CoordinateSpaceAttachment {
    CoordinateSpaceAttachment(name)
  }

  func update(_ attachment: CoordinateSpaceAttachment, in context: ViewContext) {
    attachment.name = name
  }
}
