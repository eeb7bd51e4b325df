import Foundation

/// A child as its parent asks it: nobody else can take it away meanwhile, so it is not retained.
///
/// Retaining and releasing a child for each question costs as much as the answer.
struct UnretainedNode {
  private let reference: Unmanaged<LayoutNode>

  init(_ node: LayoutNode) { reference = .passUnretained(node) }

  /// The node itself, retained.
  var node: LayoutNode { reference.takeUnretainedValue() }

  var isCoupled: Bool { reference._withUnsafeGuaranteedRef { $0.isCoupled } }

  var guides: GuideMask { reference._withUnsafeGuaranteedRef { $0.guides } }

  var priority: Double { reference._withUnsafeGuaranteedRef { $0.priority } }

  var isAsBefore: Bool { reference._withUnsafeGuaranteedRef { $0.isAsBefore } }

  /// Notes that what is around the node goes by what it answers now.
  func didTell() { reference._withUnsafeGuaranteedRef { $0.isNews = false } }

  var dependsOnOrigin: Bool { reference._withUnsafeGuaranteedRef { $0.dependsOnOrigin } }

  var hasStandardSpacing: Bool { reference._withUnsafeGuaranteedRef { $0.hasStandardSpacing } }

  var preferredSpacing: ViewSpacing { reference._withUnsafeGuaranteedRef { $0.preferredSpacing } }

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    reference._withUnsafeGuaranteedRef { $0.measure(proposal) }
  }

  func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    reference._withUnsafeGuaranteedRef { $0.measure(axis, for: proposal) }
  }

  func answer(along axis: Axis) -> Answer {
    reference._withUnsafeGuaranteedRef { $0.answer(along: axis) }
  }

  func isStraight(along axis: Axis) -> Bool {
    reference._withUnsafeGuaranteedRef { $0.isStraight(along: axis) }
  }

  func isSteady(along axis: Axis) -> Bool {
    reference._withUnsafeGuaranteedRef { $0.isSteady(along: axis) }
  }

  func guide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    reference._withUnsafeGuaranteedRef { $0.guide(key, size: size, proposal: proposal) }
  }

  func statedGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    reference._withUnsafeGuaranteedRef {
      $0.explicitGuide(key, size: size, proposal: proposal)
    }
  }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal)
  }

  func placeWhereItIs() { reference._withUnsafeGuaranteedRef { $0.placeWhereItIs() } }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    reference._withUnsafeGuaranteedRef { $0.place(at: origin, proposal: proposal) }
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    reference._withUnsafeGuaranteedRef { $0.place(at: origin, proposal: proposal, size: size) }
  }
}
