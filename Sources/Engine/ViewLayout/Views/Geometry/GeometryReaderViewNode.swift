import Foundation

/// The node of a geometry reader: its content is evaluated after the reader was placed.
final class GeometryReaderViewNode<Content: View>: ContentViewNode, GeometryReading, Reevaluated,
  ElementOwner
{
  private let layoutNode: LayoutNode
  private var view: GeometryReader<Content>
  private var context: KeptContext
  /// The size that the content was evaluated for; `nil` when it has to be evaluated anyway.
  private var readSize: CGSize?
  private var readFrame = CGRect.zero
  private var readSafeArea = EdgeInsets()
  private var observation = GeometryObservation()

  init(_ view: GeometryReader<Content>, in context: ViewContext) {
    self.view = view
    self.context = KeptContext(context)
    layoutNode = LayoutNode(GeometryReaderRule(), session: context.session)
    super.init(in: context)
    configure()
    graph.readers.add(self)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode) }

  override func elementsDidChange() { graph.regrouped.add(self) }

  func adoptElements() { layoutNode.adopt(content?.elements ?? []) }

  func update(_ view: GeometryReader<Content>, in context: ViewContext) {
    self.view = view
    self.context.follow(context)
    configure()
    readSize = nil
  }

  /// Something that the content's closure read has changed.
  func reevaluate() { readSize = nil }

  func readGeometry() {
    // A lazy stack may have made it and not placed it yet: its size would be nobody's answer.
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
    var inside = context.handOn().inside(body: self)
    inside.stackAxis = nil
    if let content { view.update(content, in: inside) } else { content = view.node(in: inside) }
    graph.catchUp()
    adoptElements()
  }

  private func configure() {
    layoutNode.isRightToLeft = context.known.isRightToLeft
  }
}
