import Foundation
import Testing

@testable import ViewLayout

/// R-STK-4: when a stack answers what is proposed, and when its children come in order.
struct StackStretchTests {
  private static func stretch(
    _ ends: [(CGFloat, CGFloat)],
    priorities: [Double] = []
  ) -> ChildSummary {
    var stretch = ChildSummary()
    for (index, end) in ends.enumerated() {
      var answer = AxisSizing { $0 == .infinity ? end.1 : end.0 }
      answer.setClamping(true)
      stretch.include(answer, priority: priorities.isEmpty ? 0 : priorities[index])
    }
    return stretch
  }

  @Test(
    arguments: [
      [(10, 10), (20, 90)],
      [(0, 50), (0, 90), (10, 10)],
      [(5, .infinity), (9, .infinity), (10, 10)],
    ] as [[(CGFloat, CGFloat)]]
  )
  func `answers what is proposed`(ends: [(CGFloat, CGFloat)]) {
    #expect(Self.stretch(ends).clampsProposal)
  }

  @Test func `is asked where two that stretch have different ends above nothing`() {
    #expect(!Self.stretch([(10, 50), (0, .infinity)]).clampsProposal)
  }

  @Test func `serves in order where nobody is less flexible than another`() {
    #expect(Self.stretch([(0, .infinity), (0, .infinity)]).allocatesInSourceOrder)
    #expect(Self.stretch([(10, 10), (20, 20)]).allocatesInSourceOrder)
    #expect(!Self.stretch([(10, 10), (0, .infinity)]).allocatesInSourceOrder)
    #expect(!Self.stretch([(0, 50), (0, 40)]).allocatesInSourceOrder)
    #expect(!Self.stretch([(0, 50), (0, 50)], priorities: [0, 1]).allocatesInSourceOrder)
  }
}
