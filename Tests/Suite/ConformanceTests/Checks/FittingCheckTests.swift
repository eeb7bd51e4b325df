import Foundation
import SpecFormat
import Testing
import ViewLayout

@MainActor
struct FittingCheckTests {
  @Test func `a scene wider than its proposal does not fit`() {
    let host = CheckedHost { Color.red.frame(width: 330) }
    #expect(host.lines([.fitting]) == ["fits: frame by 10.0"])
  }

  @Test func `the safe area reduces the available height unless it is ignored`() {
    let safeArea = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    let plain = CheckedHost { Color.red.frame(height: 560) }
    #expect(plain.lines([.fitting]) == [])
    #expect(plain.lines([.fitting], safeArea: safeArea) == ["fits: frame by 42.0"])
    let wide = CheckedHost { Color.red.ignoresSafeArea() }
    #expect(wide.lines([.fitting], safeArea: safeArea) == [])
  }
}
