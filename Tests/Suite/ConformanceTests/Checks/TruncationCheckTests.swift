import Foundation
internal import LayoutTree
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

@testable import Conformance

@MainActor
struct TruncationCheckTests {
  @Test func `a text with space for all its lines passes`() {
    let host = CheckedHost { Text("A long line that needs two").frame(width: 150) }
    #expect(host.lines([.truncation]) == [])
  }

  @Test func `a text that exceeds its lineLimit is truncated`() {
    let host = CheckedHost { Text("aaaa bbbb cccc").lineLimit(1).frame(width: 50).id("note") }
    #expect(host.findings([.truncation]).map(\.identifiers) == [["note"]])
  }

  @Test func `a text that shrinks by minimumScaleFactor passes`() {
    let host = CheckedHost { Text("Hello").minimumScaleFactor(0.5).frame(width: 40, height: 20) }
    #expect(host.lines([.truncation]) == [])
  }

  @Test func `a text that fits by less than the error of its estimated width gets a note`() {
    // The width is estimated as 144.9 or so: with 145 it fits, with 160 it fits in any case.
    let text = "Zebra crossing xyz"
    let width = CheckedHost { Text(text).fixedSize() }
      .scene(in: CGSize(width: 320, height: 568), metrics: .iOS26).tree.nodes[0].frame.width
    let narrow = CheckedHost { Text(text).lineLimit(1).frame(width: width + 0.5) }
    #expect(narrow.lines([.truncation], metrics: .iOS26) == [])
    let doubts = narrow.doubts(metrics: .iOS26)
    #expect(doubts.count == 1)
    #expect(doubts.first?.contains("fits by 0.") == true)
    #expect(doubts.first?.contains(", estimated ± ") == true)
    let wide = CheckedHost { Text(text).lineLimit(1).frame(width: width + 20) }
    #expect(wide.doubts(metrics: .iOS26) == [])
    // The container's width follows the text.
    let own = CheckedHost { HStack { Text(text).lineLimit(1) } }
    #expect(own.doubts(metrics: .iOS26) == [])
    #expect(narrow.doubts(metrics: .test) == [])
  }

  @Test func `a text in a frame of 0 × 0 is truncated`() {
    let host = CheckedHost { Text("Hello").frame(width: 0, height: 0) }
    #expect(host.lines([.truncation]) == [#"no truncation: Text "Hello""#])
  }

  @Test func `hidden and transparent texts are not reported as truncated`() {
    let host = CheckedHost {
      VStack(spacing: 40) {
        Text("Hello world").lineLimit(1).frame(width: 50).hidden()
        Text("Hello world").lineLimit(1).frame(width: 50).opacity(0)
      }
    }
    #expect(host.lines([.truncation]) == [])
  }

  @Test func `a truncated label of a Toggle is reported`() {
    let host = CheckedHost {
      Toggle("Notifications", isOn: .constant(true)).lineLimit(1).frame(width: 120)
    }
    #expect(host.lines([.truncation]) == [#"no truncation: Text "Notifications""#])
  }

  @Test func `the long text of a TextField is not reported as truncated`() {
    let host = CheckedHost { TextField("Name", text: .constant("Ada Lovelace")).frame(width: 60) }
    #expect(host.lines([.truncation]) == [])
  }

  @Test func `a UILabel lower than its line is truncated`() {
    let host = CheckedHost(uiView: {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
      label.text = "Hello"
      let root = UIView()
      root.addSubview(label)
      return root
    })
    #expect(host.lines([.truncation]) == [#"no truncation: UILabel "Hello""#])
  }
}
