import Foundation

/// Measurement: returns sizes, lengths and guides of a node, from the caches of its record or its
/// layout rule.
extension NodePointer {
  /// Returns the node's size for a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    validate()
    guard record.pointee.flags.contains(.coupled) else {
      return CGSize(
        width: length(along: .horizontal, for: proposal),
        height: length(along: .vertical, for: proposal)
      )
    }
    if record.pointee.ruleFlags.contains(.keepsSizes) {
      return record.pointee.rule.size(of: self, for: proposal)
    }
    if let size = record.pointee.sizes.size(for: proposal) { return size }
    didCompute()
    let size = record.pointee.rule.size(of: self, for: proposal)
    if !disablesCaches { record.pointee.sizes.store(size, for: proposal) }
    return size
  }

  /// Returns the node's length along one axis, in points.
  ///
  /// Only a coupled node reads the proposal along the other axis. A node with independent axes is
  /// measured at most three times, unless it does not clamp proposals to its minimum and maximum.
  func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    validate()
    if record.pointee.flags.contains(.coupled) { return measure(proposal)[axis] }
    return length(along: axis, for: proposal)
  }

  /// Returns the length along one axis of a valid node with independent axes.
  @inline(__always)
  private func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if record.pointee.state.contains(.measured),
      let length = lengths(along: axis).length(
        for: proposal[axis],
        clampsProposal: !record.pointee.flags.contains(.nonlinear(along: axis))
      )
    {
      return length
    }
    return computedLength(along: axis, for: proposal)
  }

  private func computedLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if !disablesCaches {
      if !record.pointee.state.contains(.measured) {
        measureAxes()
        return length(along: axis, for: proposal)
      }
      if let size = record.pointee.sizes.size(for: axisProposal(axis, proposal)) {
        return size[axis]
      }
    }
    didCompute()
    let length = record.pointee.rule.length(of: self, along: axis, for: proposal)
    if !disablesCaches {
      record.pointee.sizes.store(
        CGSize(length, along: axis, across: 0),
        for: axisProposal(axis, proposal)
      )
    }
    return length
  }

  /// Returns the proposal along one axis, as the key of a cached length.
  private func axisProposal(_ axis: Axis, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(proposal[axis], along: axis, across: nil)
  }

  /// Returns the minimum, ideal and maximum length of a node with independent axes.
  @inline(__always)
  func axisSizing(along axis: Axis) -> AxisSizing {
    validate()
    if !record.pointee.state.contains(.measured) { measureAxes() }
    var sizing = AxisSizing(
      lengths(along: axis),
      clampsProposal: !record.pointee.flags.contains(.nonlinear(along: axis))
    )
    sizing.allocatesInSourceOrder = record.pointee.state.contains(.allocatesInSourceOrder)
    return sizing
  }

  @inline(__always)
  private func lengths(along axis: Axis) -> AxisLengths {
    axis == .horizontal ? record.pointee.width : record.pointee.height
  }

  @inline(__always)
  var disablesCaches: Bool {
    record.pointee.session._withUnsafeGuaranteedRef { $0.disablesCaches }
  }

  @inline(__always)
  private func didCompute() {
    record.pointee.session._withUnsafeGuaranteedRef { $0.didCompute() }
  }

  /// Returns the guide's explicit or default value, in points.
  func guide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if !guides.isDisjoint(with: key.mask),
      let explicit = explicitGuide(key, size: size, proposal: proposal)
    {
      return explicit
    }
    return key.defaultValue(width: size.width, height: size.height) {
      dimensions(in: size, for: proposal)
    }
  }

  /// Returns the guide's explicit value in points; `nil` if the default applies.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { record.pointee.rule.explicitGuide(key, of: self, in: size, for: proposal) }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal)
  }
}

// MARK: - Properties that do not depend on a proposal

extension NodePointer {
  /// The flags of the node, which are validated first.
  @inline(__always)
  var flags: LayoutFlags {
    validate()
    return record.pointee.flags
  }

  /// Whether the length along one axis may depend on the proposal along the other axis.
  var isCoupled: Bool { flags.contains(.coupled) }

  /// The guides for which the node may have explicit values.
  var guides: GuideMask {
    validate()
    return record.pointee.guides
  }

  /// The layout priority from the `layoutPriority` modifier, or else from the layout rule.
  var priority: Double {
    validate()
    return record.pointee.priority
  }

  /// The node's preferred spacing to its neighbors.
  var preferredSpacing: ViewSpacing {
    validate()
    return record.pointee.spacing
  }

  /// Computes the flags, and the lengths of independent axes, unless they are valid.
  @inline(__always)
  func validate() { if !record.pointee.state.contains(.valid) { recompute() } }

  /// Computes all values that do not depend on a proposal, children first.
  private func recompute() {
    if record.pointee.state.contains(.needsValidation), revalidate() { return }
    let wasChanged = record.pointee.state.contains(.hasChanged)
    let last = wasChanged ? nil : publishedLayout
    gatherChildFlags()
    record.pointee.state.insert(.valid)
    record.pointee.rule.update(self)
    if record.pointee.hasExplicitPriority {
      record.pointee.priority = record.pointee.explicitPriority
    }
    if record.pointee.priority != 0 { record.pointee.flags.insert(.hasPriority) }
    let isAlwaysCoupled = record.pointee.session._withUnsafeGuaranteedRef {
      $0.measuresAxesTogether
    }
    if isAlwaysCoupled { record.pointee.flags.insert(.coupled) }
    if record.pointee.flags.contains(.coupled) || disablesCaches {
      updateFlags(from: nil, along: .horizontal)
      updateFlags(from: nil, along: .vertical)
    } else {
      measureAxes()
    }
    if !wasChanged, last == nil || last != publishedLayout {
      record.pointee.state.insert(.hasChanged)
    }
  }

  /// Combines the flags of the children; a relayout boundary reads theirs only when it is placed.
  private func gatherChildFlags() {
    var (inside, guides) = (LayoutFlags(), GuideMask())
    let isRelayoutBoundary = record.pointee.ruleFlags.contains(.isRelayoutBoundary)
    for child in children {
      if !isRelayoutBoundary {
        child.validate()
        inside.formUnion(child.record.pointee.flags)
        guides.formUnion(child.record.pointee.guides)
      }
      // Few children have changed, and the records of all others are not written to.
      if child.record.pointee.state.contains(.hasChanged) {
        child.record.pointee.state.remove(.hasChanged)
      }
    }
    record.pointee.childFlags = inside
    record.pointee.childGuides = guides
  }

  private func measureAxes() {
    record.pointee.state.insert(.measured)
    didCompute()
    record.pointee.rule.measureAxes(self)
  }

  /// Stores the lengths of independent axes.
  @inline(__always)
  func store(width: AxisSizing, height: AxisSizing) {
    (record.pointee.width, record.pointee.height) = (width.lengths, height.lengths)
    if width.allocatesInSourceOrder || height.allocatesInSourceOrder {
      record.pointee.state.insert(.allocatesInSourceOrder)
    } else {
      record.pointee.state.remove(.allocatesInSourceOrder)
    }
    updateFlags(from: width, along: .horizontal)
    updateFlags(from: height, along: .vertical)
  }

  /// Sets the flags that follow from the lengths along an axis; `nil` if the axes are coupled.
  ///
  /// The proposal has no effect on the descendants if the layout rule ignores it, or if the node is
  /// rigid and no child depends on the proposal.
  @inline(__always)
  private func updateFlags(from sizing: AxisSizing?, along axis: Axis) {
    var flags: LayoutFlags = sizing?.clampsProposal == true ? [] : .nonlinear(along: axis)
    if !record.pointee.ruleFlags.contains(.ignoresProposal(along: axis)),
      sizing?.lengths.isRigid != true
        || record.pointee.childFlags.contains(.dependsOnProposal(along: axis))
    {
      flags.insert(.dependsOnProposal(along: axis))
    }
    record.pointee.flags.subtract([.nonlinear(along: axis), .dependsOnProposal(along: axis)])
    record.pointee.flags.formUnion(flags)
  }

  /// The values that the parent reads; `nil` if they cannot be compared.
  private var publishedLayout: PublishedLayout? {
    guard record.pointee.guides.isEmpty, record.pointee.flags.isDisjoint(with: .incomparable)
    else { return nil }
    return PublishedLayout(
      flags: record.pointee.flags,
      priority: record.pointee.priority,
      spacing: record.pointee.spacing,
      width: record.pointee.width,
      height: record.pointee.height
    )
  }
}

/// The comparable values that a parent reads from a node.
private struct PublishedLayout: Equatable {
  var flags: LayoutFlags
  var priority: Double
  var spacing: ViewSpacing
  var width: AxisLengths
  var height: AxisLengths

  static func == (left: PublishedLayout, right: PublishedLayout) -> Bool {
    left.flags == right.flags && left.priority == right.priority && left.width == right.width
      && left.height == right.height && left.spacing.isIdentical(to: right.spacing)
  }
}

extension LayoutNode: ExplicitGuides {}

extension ViewDimensions {
  /// Makes the dimensions of a node for a proposal.
  init(node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    self.init(node: node, guides: node, size: size, proposal: proposal)
  }
}
