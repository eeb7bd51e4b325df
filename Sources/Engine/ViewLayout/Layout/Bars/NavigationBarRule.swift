import Foundation
internal import LayoutTree

/// The layout rule of a bar, whose background is drawn behind its items.
protocol BarRule: LayoutRule {}

extension BarRule {
  func isCoupled(_ children: some LayoutChildren) -> Bool { false }

  func traits(of node: LayoutNode) -> NodeTraits { .laidOver }

  func decorations(of node: LayoutNode) -> [Decoration] { [.background(ofBar: node)] }

  func drawing(of node: LayoutNode) -> DrawingContent { .bar }
}

/// The layout rule of a navigation bar: buttons at both ends and a title between them, a large
/// title below and a search field at the bottom (R-BAR-4).
struct NavigationBarRule: BarRule {
  /// The height of the bar, in points.
  var height: CGFloat
  var lengths: BarLengths

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    axis == .vertical ? height : proposal.width ?? ControlMetrics.idealWidth
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    let lengths = lengths.adapted(toWidth: size.width)
    var row = BarRow(width: size.width, lengths: lengths)
    row.place(children.filter { $0.node.barPlace == .leading }, at: .leading)
    row.place(children.filter { $0.node.barPlace == .trailing }.reversed(), at: .trailing)
    for child in children {
      switch child.node.barPlace {
      case .title: row.placeTitle(child)
      case .largeTitle:
        let width = max(0, size.width - 2 * lengths.titleInset)
        child.place(
          at: CGPoint(x: lengths.titleInset, y: lengths.largeTitleTop),
          proposal: ProposedViewSize(width: width, height: nil)
        )
      case .search:
        // R-BAR-5: the field is centered in the row of a search bar, at the bottom.
        let field = lengths.searchFieldHeight
        let width = max(0, size.width - 2 * lengths.searchFieldInset)
        child.place(
          at: CGPoint(
            x: lengths.searchFieldInset,
            y: size.height - (lengths.searchBarHeight + field) / 2
          ),
          proposal: ProposedViewSize(width: width, height: field)
        )
      case .leading, .trailing, .bottom, .status, .none: break
      }
    }
  }

  var name: String? { "NavigationBar" }
}

extension NavigationBarRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    LayoutReason("R-BAR-3", "the proposed width, and \(LengthText.text(height)) of height")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason(child.barPlace == .search ? "R-BAR-5" : "R-BAR-4", "\(child.barPlace.text)")
  }
}

/// The layout rule of a toolbar below the content: items from the leading edge on, with flexible
/// spacers between them, and a status in the center (R-BAR-6).
struct ToolbarRule: BarRule {
  var lengths: BarLengths

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    proposal[axis] ?? (axis == .vertical ? lengths.rowHeight : ControlMetrics.idealWidth)
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    var row = BarRow(width: size.width, top: lengths.toolbarTop, lengths: lengths.ofToolbar)
    row.place(children.filter { $0.node.barPlace == .bottom }, at: .leading)
    for child in children {
      switch child.node.barPlace {
      case .status: row.placeTitle(child)
      case .search: row.fill(with: child)
      case .leading, .title, .largeTitle, .trailing, .bottom, .none: break
      }
    }
  }

  var name: String? { "Toolbar" }
}

extension ToolbarRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-BAR-6", child.barPlace.text)
  }
}

/// The lengths of a row of bar items, in points.
struct BarLengths: Equatable {
  var rowHeight: CGFloat
  var inset: CGFloat
  var gap: CGFloat
  var titleInset: CGFloat
  /// The distance of titles and items from the edges of a wide bar; `nil` if it is that of other
  /// bars.
  var wideInset: CGFloat?
  var largeTitleTop: CGFloat
  var searchBarHeight: CGFloat
  var searchFieldHeight: CGFloat
  var searchFieldInset: CGFloat
  /// R-BAR-14: the height of a floating toolbar, its distance from the sides, and that from its
  /// content above; `nil` and 0 if toolbars do not float.
  var floatingHeight: CGFloat?
  var floatingInset, toolbarTop: CGFloat

  init(_ metrics: BarMetrics) {
    floatingHeight = metrics.floatingBarHeight
    floatingInset = metrics.floatingBarInset
    toolbarTop = metrics.floatingBarHeight == nil ? 0 : metrics.floatingBarTop
    rowHeight = metrics.titleRowHeight
    inset = metrics.barButtonInset
    gap = metrics.barButtonGap
    titleInset = metrics.titleInset
    wideInset = metrics.wideInset
    largeTitleTop = metrics.largeTitleTop
    searchBarHeight = metrics.searchBarHeight
    searchFieldHeight = metrics.searchFieldHeight
    searchFieldInset = metrics.searchFieldInset
  }

  /// R-BAR-3: returns the lengths of a bar of a width, in points.
  func adapted(toWidth width: CGFloat) -> BarLengths {
    guard let wideInset, width >= 414 else { return self }
    var lengths = self
    (lengths.inset, lengths.titleInset) = (wideInset, wideInset)
    return lengths
  }

  /// The lengths of the row of a toolbar.
  var ofToolbar: BarLengths {
    guard let floatingHeight else { return self }
    var lengths = self
    (lengths.rowHeight, lengths.inset) = (floatingHeight, floatingInset)
    return lengths
  }
}

/// A row of bar items that is filled from both ends.
private struct BarRow {
  /// The end of a row from which items are placed.
  enum End { case leading, trailing }

  let width: CGFloat
  /// The distance of the row from the top of its bar, in points.
  let top: CGFloat
  let lengths: BarLengths
  /// The range between the items at both ends of the row, in points from its leading edge.
  private var free: ClosedRange<CGFloat>

  init(width: CGFloat, top: CGFloat = 0, lengths: BarLengths) {
    self.width = width
    self.top = top
    self.lengths = lengths
    let middle = width / 2
    free = min(lengths.inset, middle)...max(width - lengths.inset, middle)
  }

  /// Places items from an end inward, with a gap after each of them.
  mutating func place(_ items: some Sequence<some LayoutChild>, at end: End) {
    let items = Array(items)
    let spacers = items.filter(\.isSpacer).count
    let fixed = items.filter { !$0.isSpacer }.map { $0.measure(.horizontal, for: .unspecified) }
    let usedLength = fixed.reduce(0, +) + CGFloat(max(0, fixed.count - 1)) * lengths.gap
    let rest = max(0, free.upperBound - free.lowerBound - usedLength)
    for item in items {
      guard !item.isSpacer else {
        let length = rest / CGFloat(spacers)
        item.place(
          at: CGPoint(x: start(of: length, at: end), y: top + lengths.rowHeight / 2),
          proposal: ProposedViewSize(width: length, height: 0)
        )
        advance(by: length, at: end)
        continue
      }
      let proposal = ProposedViewSize(width: nil, height: lengths.rowHeight)
      let size = item.measure(proposal)
      let y = top + (lengths.rowHeight - size.height) / 2
      item.place(at: CGPoint(x: start(of: size.width, at: end), y: y), proposal: proposal)
      advance(by: size.width + lengths.gap, at: end)
    }
  }

  private func start(of length: CGFloat, at end: End) -> CGFloat {
    end == .leading ? free.lowerBound : free.upperBound - length
  }

  private mutating func advance(by length: CGFloat, at end: End) {
    free =
      end == .leading
      ? free.lowerBound + length...max(free.upperBound, free.lowerBound + length)
      : min(free.lowerBound, free.upperBound - length)...free.upperBound - length
  }

  /// Places a field in the space between the items.
  func fill(with field: some LayoutChild) {
    let space = max(0, free.upperBound - free.lowerBound)
    field.place(
      at: CGPoint(x: free.lowerBound, y: top),
      proposal: ProposedViewSize(width: space, height: lengths.rowHeight)
    )
  }

  /// Places a title in the center of the row, or as near to it as the items leave space.
  func placeTitle(_ title: some LayoutChild) {
    let space = free.upperBound - free.lowerBound
    let proposal = ProposedViewSize(width: space, height: lengths.rowHeight)
    let size = title.measure(proposal)
    let centered = (width - size.width) / 2
    let x = max(free.lowerBound, min(centered, free.upperBound - size.width))
    let y = top + (lengths.rowHeight - size.height) / 2
    title.place(at: CGPoint(x: x, y: y), proposal: proposal)
  }
}

extension LayoutChild {
  /// Whether the view is a flexible space between bar items.
  fileprivate var isSpacer: Bool { node.ruleValue is SpacerRule }
}

extension BarPlace {
  /// The place in words.
  fileprivate var text: String {
    switch self {
    case .leading: "among the items at the leading end"
    case .trailing: "among the items at the trailing end"
    case .title: "centered, as far as the items leave space"
    case .largeTitle: "the large title, below the row of items"
    case .search: "the search field, at the bottom of the bar"
    case .bottom: "among the items from the leading end on"
    case .status: "the status, in the center"
    case .none: "in no bar"
    }
  }
}

extension DrawingContent {
  /// The background of a bar, through which content is visible.
  static var bar: DrawingContent {
    .fill(DrawingColor(Color(red: 0.96, green: 0.96, blue: 0.96, alpha: 0.9, name: "bar")))
  }
}

extension Decoration {
  /// Returns the background of a bar, which extends into the safe areas that the bar touches.
  static func background(ofBar node: LayoutNode) -> Decoration {
    let reach = node.touchedSafeArea
    let left = node.isRightToLeft ? reach.trailing : reach.leading
    return Decoration(
      name: "barBackground",
      frame: CGRect(
        x: -left,
        y: -reach.top,
        width: node.size.width + reach.total(along: .horizontal),
        height: node.size.height + reach.total(along: .vertical)
      )
    )
  }
}
