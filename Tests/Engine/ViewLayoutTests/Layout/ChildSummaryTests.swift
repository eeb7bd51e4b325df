import Foundation
import Testing

@testable import ViewLayout

/// R-STK-4: tests in which cases a stack clamps proposals, and allocates space in source order.
struct ChildSummaryTests {
  private static func summary(
    _ limits: [(CGFloat, CGFloat)],
    priorities: [Double] = []
  ) -> ChildSummary {
    var summary = ChildSummary()
    for (index, limit) in limits.enumerated() {
      var sizing = AxisSizing { $0 == .infinity ? limit.1 : limit.0 }
      sizing.setClamping(true)
      summary.include(sizing, priority: priorities.isEmpty ? 0 : priorities[index])
    }
    return summary
  }

  @Test(
    arguments: [
      [(10, 10), (20, 90)],
      [(0, 50), (0, 90), (10, 10)],
      [(5, .infinity), (9, .infinity), (10, 10)],
    ] as [[(CGFloat, CGFloat)]]
  )
  func `clampsProposal holds if 1 child is flexible, or flexible ones have minimum 0 or no maximum`(
    limits: [(CGFloat, CGFloat)]
  ) {
    #expect(Self.summary(limits).clampsProposal)
  }

  @Test func `a stack does not clamp proposals if flexible children differ in both limits`() {
    #expect(!Self.summary([(10, 50), (0, .infinity)]).clampsProposal)
  }

  @Test func `a stack allocates in source order only for equal flexibility and priority`() {
    #expect(Self.summary([(0, .infinity), (0, .infinity)]).allocatesInSourceOrder)
    #expect(Self.summary([(10, 10), (20, 20)]).allocatesInSourceOrder)
    #expect(!Self.summary([(10, 10), (0, .infinity)]).allocatesInSourceOrder)
    #expect(!Self.summary([(0, 50), (0, 40)]).allocatesInSourceOrder)
    #expect(!Self.summary([(0, 50), (0, 50)], priorities: [0, 1]).allocatesInSourceOrder)
  }
}
