/// The sources of the elements of a lazy container, in order, by section.
struct LazyOutline {
  /// Rows from one source.
  enum Segment {
    /// Elements that already exist.
    case made([LayoutNode])
    /// Elements that are created when they become visible.
    case onDemand(any OnDemandRows)
  }

  private(set) var segments: [(slots: Range<Int>, segment: Segment)] = []
  private(set) var sections: [LazySection] = []
  private(set) var slotCount = 0
  private var part: SectionPart?

  /// Appends a segment after the existing ones.
  ///
  /// Segments outside of sections form a section without header and footer.
  mutating func append(_ segment: Segment) {
    guard segment.count > 0 else { return }
    if part == nil, sections.last?.isOpen != true { openSection(isOpen: true) }
    let slots = slotCount..<(slotCount + segment.count)
    segments.append((slots, segment))
    slotCount = slots.upperBound
    sections[sections.count - 1].extend(part ?? .content, to: slotCount)
  }

  /// Appends the parts of a section; a section inside another one becomes content of the outer one.
  mutating func appendSection(_ appendPart: (SectionPart, inout LazyOutline) -> Void) {
    let isOutermost = part == nil
    if isOutermost { openSection(isOpen: false) }
    for own in [SectionPart.header, .content, .footer] {
      if isOutermost { part = own }
      appendPart(own, &self)
    }
    if isOutermost { part = nil }
  }

  private mutating func openSection(isOpen: Bool) {
    let none = slotCount..<slotCount
    sections.append(LazySection(header: none, content: none, footer: none, isOpen: isOpen))
  }
}

extension LazyOutline {
  /// Returns the element of a slot, and creates it if necessary.
  ///
  /// The result is `nil` if a view has fewer elements than its type implies.
  ///
  /// - Complexity: O(log *s*) for *s* segments.
  func element(ofSlot slot: Int) -> LayoutNode? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].slots.upperBound <= slot { low = middle + 1 } else { high = middle }
    }
    let (slots, segment) = segments[low]
    switch segment {
    case .made(let elements): return elements[slot - slots.lowerBound]
    case .onDemand(let node): return node.element(ofRow: slot - slots.lowerBound)
    }
  }

  /// Releases the elements created on demand, except those of some slots.
  func release(except slots: Set<Int>) {
    for (own, segment) in segments {
      if case .onDemand(let node) = segment {
        node.release { slots.contains(own.lowerBound + $0) }
      }
    }
  }

  /// Returns the slot of the on-demand row with an id; `nil` if there is none.
  func slot(of id: AnyHashable) -> Int? {
    for (slots, segment) in segments {
      if case .onDemand(let node) = segment, let row = node.row(of: id) {
        return slots.lowerBound + row
      }
    }
    return nil
  }
}

extension LazyOutline.Segment {
  /// The number of slots of the segment.
  var count: Int {
    switch self {
    case .made(let elements): elements.count
    case .onDemand(let node): node.rowCount
    }
  }
}
