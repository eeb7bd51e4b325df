/// A view whose type is erased: another type is another identity (R-STATE-4).
final class AnyViewNode: ViewNode {
  private var type: ObjectIdentifier
  private var child: ViewNode?

  init(_ view: any View, in context: ViewContext) {
    type = ObjectIdentifier(Swift.type(of: view))
    super.init(in: context)
    child = view.node(in: context.inside(self))
  }

  override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

  override func appendRows(to outline: inout LazyOutline) {
    for child in childNodes { child.appendRows(to: &outline) }
  }

  func update(_ view: any View, in context: ViewContext) {
    let newType = ObjectIdentifier(Swift.type(of: view))
    if newType == type, let child { return view.update(child, in: context.inside(self)) }
    type = newType
    let old = child
    child = view.node(in: context.inside(self))
    old?.leave()
    elementsDidChange()
  }
}
