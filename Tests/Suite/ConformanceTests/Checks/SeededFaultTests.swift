import Foundation
import SpecFormat
import Testing

@testable import Conformance

@MainActor
struct SeededFaultTests {
  @Test(arguments: SeededScreen.allCases)
  func `every seeded fault is found by its check`(screen: SeededScreen) {
    for (place, check) in screen.faults.enumerated() {
      let findings = screen.host(fault: place + 1).findings()
      #expect(findings.contains { $0.check == check }, "\(screen) \(place + 1)")
    }
  }

  @Test(arguments: SeededScreen.allCases)
  func `a screen without a fault has no finding`(screen: SeededScreen) {
    for size in SeededScreen.sizes {
      #expect(screen.host(fault: 0).lines(in: size) == [], "\(size)")
    }
  }

  @Test func `the screens have 69 seeded faults`() {
    #expect(SeededScreen.allCases.reduce(0) { $0 + $1.faults.count } == 69)
  }
}
