/// `layoutPriority`: the outermost one counts (R-PRIO-1).
final class PriorityAttachment: Attachment {
  var value: Double {
    didSet {
      guard value != oldValue else { return }
      node?.noteStatedPriority()
      node?.reconsider()
    }
  }

  init(_ value: Double) { self.value = value }
}
