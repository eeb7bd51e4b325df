public import Foundation

/// A container whose content is a function of the container's size and position (R-GEO).
nonisolated public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    GeometryReaderViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(GeometryReaderViewNode<Content>.self).update(self, in: context)
  }
}

/// The size and position of a geometry reader, for its content.
public struct GeometryProxy {
  /// The reader's unrounded layout size, in points (R-GEO-3).
  public let size: CGSize
  private let node: LayoutNode
  private let observation: GeometryObservation

  init(node: LayoutNode, observation: GeometryObservation) {
    self.node = node
    self.observation = observation
    size = node.size
  }

  /// The safe area insets at the reader's edges, in points (R-SAFE-4).
  public var safeAreaInsets: EdgeInsets {
    observation.readsSafeArea = true
    return node.touchedSafeArea
  }

  /// The reader's frame in a coordinate space, in points (R-GEO-3).
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the bounds of the nearest ancestor with a name; `nil` if there is none (R-GEO-6).
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    observation.readsPlace = true
    let (frame, ancestor) = node.drawnFrame(inSpace: space.coordinateSpace.name)
    guard let ancestor else { return nil }
    let scale = CGSize(
      width: size.width == 0 ? 1 : frame.width / size.width,
      height: size.height == 0 ? 1 : frame.height / size.height
    )
    return CGRect(
      x: -frame.minX / scale.width,
      y: -frame.minY / scale.height,
      width: ancestor.size.width / scale.width,
      height: ancestor.size.height / scale.height
    )
  }

  /// Returns the reader's frame in a coordinate space, in points (R-GEO-4).
  ///
  /// An unknown name is treated as the global space.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: size) }
    observation.readsPlace = true
    return node.drawnFrame(inSpace: space == .global ? nil : space.name, shiftedBy: pixelShift)
      .frame
  }

  /// The offset from the reader's position in the scene to the nearest pixel, in points.
  ///
  /// As recorded, positions are rounded to pixels before scale and rotation effects apply, and
  /// before the conversion to another coordinate space.
  private var pixelShift: CGPoint {
    let origin = node.originInRoot
    let pixel = node.session.pixelLength
    return CGPoint(
      x: (origin.x / pixel).rounded() * pixel - origin.x,
      y: (origin.y / pixel).rounded() * pixel - origin.y
    )
  }
}

/// Flags for the geometry that a content closure has read.
///
/// Content that does not read its position is not reevaluated when the reader only moves.
final class GeometryObservation {
  var readsPlace = false
  var readsSafeArea = false
}

/// The node of a geometry reader; its content is evaluated after the reader has been placed.
final class GeometryReaderViewNode<Content: View>: ContentViewNode, GeometryReading, Reevaluated,
  ElementOwner
{
  private let layoutNode: LayoutNode
  private var view: GeometryReader<Content>
  private var context: RetainedContext
  /// The size that the content was evaluated for; `nil` if it must be evaluated in any case.
  private var readSize: CGSize?
  private var readFrame = CGRect.zero
  private var readSafeArea = EdgeInsets()
  private var observation = GeometryObservation()

  init(_ view: GeometryReader<Content>, in context: ViewContext) {
    self.view = view
    self.context = RetainedContext(context)
    layoutNode = LayoutNode(GeometryReaderRule(), session: context.session)
    super.init(in: context)
    configure()
    graph.readers.add(self)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode) }

  override func elementsDidChange() { graph.regrouped.add(self) }

  func adoptElements() { layoutNode.adopt(content?.elements ?? []) }

  override var reevaluated: (any Reevaluated)? { self }

  func update(_ view: GeometryReader<Content>, in context: ViewContext) {
    self.view = view
    self.context.follow(context)
    configure()
    readSize = nil
  }

  /// Invalidates the content after a dependency of its closure has changed.
  func reevaluate() { readSize = nil }

  func readGeometry() {
    // A node that a lazy stack has created and not yet placed has no valid size.
    guard isLive, content != nil || !layoutNode.needsPlacement else { return }
    let frame = layoutNode.drawnFrameInRoot
    let isCurrent =
      readSize == layoutNode.size && (!observation.readsPlace || readFrame == frame)
      && (!observation.readsSafeArea || readSafeArea == layoutNode.touchedSafeArea)
    if !isCurrent {
      (readSize, readFrame) = (layoutNode.size, frame)
      evaluate()
      if observation.readsSafeArea { readSafeArea = layoutNode.touchedSafeArea }
    }
    layoutNode.placeContent()
  }

  private func evaluate() {
    observation = GeometryObservation()
    let proxy = GeometryProxy(node: layoutNode, observation: observation)
    graph.outdated.remove(self)
    let view = DependencyTracking.evaluate(for: self) { self.view.content(proxy) }
    var inside = context.contextForUpdate().inside(body: self)
    inside.stackAxis = nil
    if let content { view.update(content, in: inside) } else { content = view.node(in: inside) }
    graph.catchUp()
    adoptElements()
  }

  private func configure() {
    layoutNode.isRightToLeft = context.known.isRightToLeft
  }
}
