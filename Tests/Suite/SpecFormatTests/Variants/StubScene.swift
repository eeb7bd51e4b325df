import Foundation
import LayoutTree
import SpecFormat

/// A scene whose layouts are provided by a test.
struct StubScene: ObservedScene {
  var issues: [LayoutIssue] { [] }
  var counts: [String: Int] { [:] }
  var preferences: [String: String] { [:] }
  var sections: [SnapshotSection]? { nil }
  var updates: [String]? { nil }
  var cells: [CellFigure: Int]? { nil }
  var kind = ObservedKind.views
  var proposal: LayoutProposal?
  /// Returns the layout under some conditions; `nil` for a scene without layouts.
  var layout: ((LayoutConditions, VariantQuestion) -> ObservedVariant)?

  init(
    proposal: LayoutProposal? = nil,
    _ layout: ((LayoutConditions, VariantQuestion) -> ObservedVariant)?
  ) {
    self.proposal = proposal
    self.layout = layout
  }

  func restingOffset(ofSection section: Int, for proposed: Double) -> Double? { nil }
  func answer(to proposal: LayoutProposal) -> (width: Double, height: Double)? { nil }
  func breaches(of laws: [LawName]) -> [String?]? { nil }

  func variants(
    _ question: VariantQuestion,
    under conditions: [LayoutConditions]
  ) -> [ObservedVariant]? {
    layout.map { layout in conditions.map { layout($0, question) } }
  }

  var nodes: [ResolvedNode] { [] }
  var negotiation: [NegotiationEntry] { [] }
  var originInWindow: CGPoint { .zero }
  func elements(onlyVisible: Bool) -> ElementTable { ElementTable([]) }
}

extension StubScene {
  /// A text `#bio` of 23 characters, which wraps in the proposed width.
  ///
  /// Its width is 230 points in the text size large, or less if the proposal is narrower. A line is
  /// 20 points high in that text size. The root has the same size.
  static var text: StubScene {
    StubScene(proposal: LayoutProposal(width: 375, height: 812)) { conditions, _ in
      let factor = ["large": 1.0, "xLarge": 1.1, "accessibility3": 2.3]
      let size = factor[conditions.environment.dynamicType] ?? 1
      let ideal = 230 * size
      let width = min(ideal, conditions.proposal.width ?? ideal)
      let lines = (ideal / width).rounded(.up)
      let frame = LayoutFrame(x: 0, y: 0, width: width, height: lines * 20 * size)
      let bio = NodeMeasure(frame: frame, lines: Int(lines))
      var root = bio
      root.lines = nil
      return ObservedVariant(
        conditions: conditions,
        measures: [
          "bio": [bio], "root": [root], "twice": [bio, bio], "": [],
        ]
      )
    }
  }

  /// Returns a scene with the same findings under all conditions.
  static func finding(_ findings: [CheckFinding]) -> StubScene {
    StubScene(proposal: LayoutProposal(width: 375, height: 812)) { conditions, question in
      let checks = question.checks.map(\.name)
      return ObservedVariant(
        conditions: conditions,
        findings: findings.filter { checks.contains($0.check) }
      )
    }
  }
}
