import Foundation
import Testing

@testable import ViewLayout

struct AnswerTests {
  @Test func `a straight answer is what is proposed between both ends`() {
    var answer = AxisSizing { $0.map { min(max($0, 20), 90) } ?? 30 }
    answer.setClamping(true)
    #expect([0, 10, 50, 100, .infinity].map { answer.length(for: $0) } == [20, 20, 50, 90, 90])
    #expect(answer.length(for: nil) == 30)
    #expect(answer.length(for: -1) == nil)
  }

  @Test func `one that is not straight tells its ends and what it likes best`() {
    var answer = AxisSizing { $0.map { min(max($0 * 2, 20), 90) } ?? 30 }
    answer.setClamping(false)
    #expect([0, nil, .infinity].map { answer.length(for: $0) } == [20, 30, 90])
    #expect(answer.length(for: 15) == nil)
  }

  @Test func `a rigid one is known for anything but a negative proposal`() {
    var answer = AxisSizing { _ in 50 }
    answer.setClamping(false)
    #expect(answer.length(for: 33) == 50)
    #expect(answer.length(for: -1) == nil)
  }

  @Test(arguments: [-5, .nan] as [CGFloat])
  func `what begins below nothing is not straight`(minimum: CGFloat) {
    var answer = AxisSizing { $0 == 0 ? minimum : 10 }
    answer.setClamping(true)
    #expect(!answer.clampsProposal)
  }
}

extension AxisSizing {
  fileprivate func length(for proposal: CGFloat?) -> CGFloat? {
    lengths.length(for: proposal, clampsProposal: clampsProposal)
  }
}
