/// `layoutPriority`: the outermost one counts (R-PRIO-1).
final class PriorityAttachment: Attachment {
  var value: Double {
    didSet {
      guard value != oldValue else { return }
      guard let node, isOutermost else { return }
      didAttach(to: node)
      node.reconsider()
    }
  }

  init(_ value: Double) { self.value = value }

  override func didAttach(to node: LayoutNode) {
    node.pointer.record.pointee.hasStatedPriority = true
    node.pointer.record.pointee.statedPriority = value
  }

  private var isOutermost: Bool { node?.attachments.last { $0 is PriorityAttachment } === self }
}
