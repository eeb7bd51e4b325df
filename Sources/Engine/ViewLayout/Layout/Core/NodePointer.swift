import Foundation

/// The address of a node's record, which measuring and placing use to refer to the node.
///
/// A pointer does not retain the node. Each node retains its children, so a layout rule can hold
/// pointers to them while it runs.
struct NodePointer: Equatable {
  let record: UnsafeMutablePointer<NodeRecord>

  /// Makes the record of a node; the caller sets the record's node object afterwards.
  init<Rule: LayoutRule>(_ rule: Rule, in session: LayoutSession) {
    let memory = session.arena(of: Rule.self).allocate(Self.bytes(with: Rule.self))
    record = memory.bindMemory(to: NodeRecord.self, capacity: 1)
    record.initialize(
      to: NodeRecord(
        ruleFlags: rule.ruleFlags,
        rule: Rule.self,
        session: .passUnretained(session)
      )
    )
    (memory + NodeRecord.length).initializeMemory(as: Rule.self, to: rule)
  }

  private static func bytes<Rule: LayoutRule>(with rule: Rule.Type) -> Int {
    NodeRecord.length + MemoryLayout<Rule>.size
  }

  /// Deinitializes the record and frees its memory.
  func destroy<Rule: LayoutRule>(_ rule: Rule.Type) {
    setChildren([])
    let session = self.session
    self.rule(as: rule).deinitialize(count: 1)
    // In a debug build, a later access traps unless the memory has been reused.
    record.pointee.node = nil
    record.deinitialize(count: 1)
    session.arena(of: rule).deallocate(record, Self.bytes(with: rule))
  }

  /// Returns the address of the layout rule, which must have the type that the node was made with.
  @inline(__always)
  func rule<Rule>(as type: Rule.Type) -> UnsafeMutablePointer<Rule> {
    (UnsafeMutableRawPointer(record) + NodeRecord.length).assumingMemoryBound(to: Rule.self)
  }

  /// The layout session, which outlives its nodes.
  var session: LayoutSession { record.pointee.session.takeUnretainedValue() }

  /// The node object that owns the record.
  var node: LayoutNode { record.pointee.node.unsafelyUnwrapped }

  /// The children, in order.
  @inline(__always)
  var children: UnsafeBufferPointer<NodePointer> {
    UnsafeBufferPointer(start: record.pointee.children, count: Int(record.pointee.childCount))
  }

  /// The wrapped view, whose layout values the node passes on; `nil` for a container.
  var wrappedChild: NodePointer? {
    record.pointee.ruleFlags.contains(.wrapsOneView) ? children.first : nil
  }

  /// The node's attachments, innermost first; the node object is read only if there are any.
  var attachments: ShortList<Attachment> {
    record.pointee.hasAttachments ? node.attachments : ShortList()
  }

  /// Replaces the children, which the node retains.
  func setChildren(_ nodes: some Collection<LayoutNode>) {
    for node in nodes { _ = Unmanaged.passRetained(node) }
    let (old, count) = (record.pointee.children, Int(record.pointee.childCount))
    let former = Array(children)
    if count > 1 { old?.deallocate() }
    record.pointee.childCount = Int32(nodes.count)
    let storage = nodes.count > 1 ? .allocate(capacity: nodes.count) : onlyChildStorage
    record.pointee.children = nodes.isEmpty ? nil : storage
    for (index, node) in nodes.enumerated() { (storage + index).initialize(to: node.pointer) }
    for child in former {
      if child.record.pointee.parent == self { child.record.pointee.parent = nil }
      Unmanaged.passUnretained(child.node).release()
    }
  }

  private var onlyChildStorage: UnsafeMutablePointer<NodePointer> {
    let offset = MemoryLayout<NodeRecord>.offset(of: \.onlyChild).unsafelyUnwrapped
    return (UnsafeMutableRawPointer(record) + offset).assumingMemoryBound(to: NodePointer.self)
  }
}
