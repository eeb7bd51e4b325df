import Conformance
import SpecFormat
import Testing

struct SweepFindingTests {
  private func breach(
    _ device: String,
    _ type: String,
    _ findings: CheckFinding...
  ) -> ConditionSweep.Breach {
    ConditionSweep.Breach(device: device, type: type, isRightToLeft: false, findings: findings)
  }

  private func findings(_ breaches: ConditionSweep.Breach...) -> [SweepFinding] {
    ConditionSweep(breaches: breaches, count: 816, limits: [], height: nil).sweepFindings
  }

  @Test func `a finding lists all its conditions and shows the one with the largest excess`() {
    let found = findings(
      breach("iPhone SE", "large", CheckFinding(.clipping, node: "Image \"a\"", points: 2)),
      breach("iPhone 16", "large", CheckFinding(.clipping, node: "Image \"a\"", points: 9)),
      breach("iPad", "large", CheckFinding(.clipping, node: "Image \"a\"", points: 4))
    )
    #expect(found.count == 1)
    #expect(found.first?.conditions.map(\.device) == ["iPhone SE", "iPhone 16", "iPad"])
    #expect(found.first?.condition.device == "iPhone 16")
  }

  @Test func `a finding without an excess shows the condition with the largest text size`() {
    let finding = CheckFinding(.truncation, node: "Text \"a\"")
    let found = findings(breach("iPad", "large", finding), breach("iPad", "xLarge", finding))
    #expect(found.first?.condition.type == "xLarge")
  }

  @Test func `findings sort by number of layouts, and equal ones merge with a view count`() {
    let row = CheckFinding(.truncation, node: "Text \"a\"")
    let other = CheckFinding(.targets, node: "Button \"b\"", points: 3)
    let found = findings(breach("iPad", "large", row, row, other), breach("iPad", "xLarge", other))
    #expect(found.map(\.check) == [.targets, .truncation])
    #expect(found.last?.viewCount == 2)
  }
}
