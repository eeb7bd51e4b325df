/// A frame of reference for points and rectangles.
public enum CoordinateSpace: Hashable {
  /// The scene's.
  case global
  /// The view's own, from its top leading corner.
  case local
  /// That of the nearest ancestor with the name.
  case named(AnyHashable)
}

extension CoordinateSpace {
  /// Whether the space is the scene's.
  public var isGlobal: Bool { self == .global }

  /// Whether the space is the view's own.
  public var isLocal: Bool { self == .local }

  /// The name of a named space; that of no view for the others.
  var name: AnyHashable {
    if case .named(let name) = self { return name }
    return AnyHashable(self)
  }
}

/// A frame of reference that can be named.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference.
  var coordinateSpace: CoordinateSpace { get }
}

/// The scene's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The global space.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Makes the space.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The scene's coordinates.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The view's own coordinates, from its top leading corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The local space.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Makes the space.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The coordinates of the nearest ancestor of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The named space.
  public let coordinateSpace: CoordinateSpace

  init(name: AnyHashable) { coordinateSpace = .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest ancestor of a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// The name of the coordinate space of the nearest scroll view.
struct ScrollViewSpace: Hashable, ImplicitCoordinateSpace {
  /// `nil` for a scroll view of any axis.
  let axis: Axis?

  /// R-SCROLL-5: whether a node is a scroll view whose viewport is the space that this names.
  func isSpace(of node: LayoutNode) -> Bool {
    guard let scroll = ScrollNode(node) else { return false }
    return axis.map { scroll.rule.axes.contains($0.asSet) } ?? true
  }
}

extension Axis {
  fileprivate var asSet: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest scroll view, from its top leading corner.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
  }

  /// The coordinates of the nearest scroll view of an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

nonisolated extension View {
  /// The view with a name by which frames inside can be read in its coordinates (R-GEO-5).
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(name: name.coordinateSpace.name))
  }

  /// The view with a name by which frames inside can be read in its coordinates (R-GEO-5).
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
