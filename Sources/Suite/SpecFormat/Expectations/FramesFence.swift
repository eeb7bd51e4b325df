/// The frames of every node, or of chosen ones.
package struct FramesFence: Equatable {
  package enum Form: Sendable, Equatable {
    /// Every node that takes part in layout, outermost first.
    case tree
    /// Nodes named by their ids; the rest is unchecked.
    case selection
    /// The elements of a collection view, in any order.
    case collection
  }

  package var form: Form
  /// The outermost lines: in a tree usually one, else every line.
  package var lines: [FrameLine]
  /// The greatest difference that still passes, in points; `nil` for each number's own precision.
  package var tolerance: Double?
  /// Whether coordinates are those of a window of the proposal's size that centres the root.
  package var isInWindow: Bool
  /// Whether only what is in sight is listed.
  package var isVisibleOnly: Bool

  package init(
    form: Form,
    lines: [FrameLine],
    tolerance: Double? = nil,
    isInWindow: Bool = false,
    isVisibleOnly: Bool = false
  ) {
    self.form = form
    self.lines = lines
    self.tolerance = tolerance
    self.isInWindow = isInWindow
    self.isVisibleOnly = isVisibleOnly
  }
}

extension FramesFence: ExpectationFence {
  package static let name = "frames"
  package static let attributes =
    AttributeName.environment.union([.tolerance, .window, .visible])
  package static let takesProposal = true
  package static let hasNumberColumns = true

  package init(_ reading: inout FenceInput) {
    self = FramesReader.read(reading.lines, reportingTo: &reading.diagnostics)
    tolerance = reading.info.tolerance(reportingTo: &reading.diagnostics)
    isInWindow = reading.info.has(.window)
    isVisibleOnly = reading.info.has(.visible)
  }

  package var subject: String {
    [isInWindow ? AttributeName.window : nil, isVisibleOnly ? .visible : nil]
      .compactMap { $0?.rawValue }.joined(separator: " ")
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package var allowsEverything: Bool { lines.isAllEllipses }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    scene.compare(self, at: line)
  }

  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? { scene.accepted(self) }
}

extension Array where Element: NestableLine {
  /// Whether there are lines, and every one is `...`.
  var isAllEllipses: Bool { !isEmpty && allSatisfy(\.isEllipsis) }
}
