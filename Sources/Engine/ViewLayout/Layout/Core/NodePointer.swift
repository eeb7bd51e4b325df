import Foundation

/// A node as whoever asks and places it knows it: where its record lies.
///
/// A pointer keeps nothing alive. Each node keeps its children alive, so that a rule may hold pointers
/// to these as long as it runs.
struct NodePointer: Equatable {
  let record: UnsafeMutablePointer<NodeRecord>

  /// Makes the record of a node; its object is told to it afterwards.
  init<Rule: LayoutRule>(_ rule: Rule, in session: LayoutSession) {
    let memory = session.arena.take(Self.bytes(with: Rule.self))
    record = memory.bindMemory(to: NodeRecord.self, capacity: 1)
    record.initialize(
      to: NodeRecord(
        habits: rule.habits,
        rule: Rule.self,
        session: .passUnretained(session)
      )
    )
    (memory + NodeRecord.length).initializeMemory(as: Rule.self, to: rule)
  }

  private static func bytes<Rule: LayoutRule>(with rule: Rule.Type) -> Int {
    NodeRecord.length + MemoryLayout<Rule>.size
  }

  /// Gives the record up, when its node goes.
  func giveUp<Rule: LayoutRule>(_ rule: Rule.Type) {
    setChildren([])
    let session = self.session
    self.rule(as: rule).deinitialize(count: 1)
    // Whoever still asks it traps in a debug build, until the place is taken again.
    record.pointee.node = nil
    record.deinitialize(count: 1)
    session.arena.give(record, Self.bytes(with: rule))
  }

  /// The value of the rule, of the type that the node was made with.
  @inline(__always)
  func rule<Rule>(as type: Rule.Type) -> UnsafeMutablePointer<Rule> {
    (UnsafeMutableRawPointer(record) + NodeRecord.length).assumingMemoryBound(to: Rule.self)
  }

  /// The session, which outlives its nodes.
  var session: LayoutSession { record.pointee.session.takeUnretainedValue() }

  /// The object that the record belongs to.
  var node: LayoutNode { record.pointee.node.unsafelyUnwrapped }

  /// The children, in order.
  @inline(__always)
  var children: UnsafeBufferPointer<NodePointer> {
    UnsafeBufferPointer(start: record.pointee.children, count: Int(record.pointee.childCount))
  }

  /// The one view that facts of the element are seen through to; `nil` for a container.
  var wrappedChild: NodePointer? {
    record.pointee.habits.contains(.wrapsOneView) ? children.first : nil
  }

  /// The notes that modifiers hung on the node, innermost first; most nodes have none, and then their
  /// objects are not touched.
  var attachments: [Attachment] { record.pointee.hasAttachments ? node.attachments : [] }

  /// Gives the record other children, which live as long as they are its children.
  func setChildren(_ nodes: some Collection<LayoutNode>) {
    for node in nodes { _ = Unmanaged.passRetained(node) }
    let (old, count) = (record.pointee.children, Int(record.pointee.childCount))
    let former = Array(children)
    if count > 1 { old?.deallocate() }
    record.pointee.childCount = Int32(nodes.count)
    let place = nodes.count > 1 ? .allocate(capacity: nodes.count) : placeOfOnlyChild
    record.pointee.children = nodes.isEmpty ? nil : place
    for (index, node) in nodes.enumerated() { (place + index).initialize(to: node.pointer) }
    for child in former {
      if child.record.pointee.parent == self { child.record.pointee.parent = nil }
      Unmanaged.passUnretained(child.node).release()
    }
  }

  private var placeOfOnlyChild: UnsafeMutablePointer<NodePointer> {
    let offset = MemoryLayout<NodeRecord>.offset(of: \.onlyChild).unsafelyUnwrapped
    return (UnsafeMutableRawPointer(record) + offset).assumingMemoryBound(to: NodePointer.self)
  }
}
