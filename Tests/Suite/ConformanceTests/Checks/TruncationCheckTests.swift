import Foundation
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

@MainActor
struct TruncationCheckTests {
  @Test func `a text with room for its lines passes`() {
    let host = CheckedHost { Text("A long line that needs two").frame(width: 150) }
    #expect(host.lines([.truncation]) == [])
  }

  @Test func `a limit of lines that is too low cuts a text`() {
    let host = CheckedHost { Text("aaaa bbbb cccc").lineLimit(1).frame(width: 50).id("note") }
    #expect(host.findings([.truncation]).map(\.identifiers) == [["note"]])
  }

  @Test func `a text that may shrink passes`() {
    let host = CheckedHost { Text("Hello").minimumScaleFactor(0.5).frame(width: 40, height: 20) }
    #expect(host.lines([.truncation]) == [])
  }

  @Test func `a text without any room is cut`() {
    let host = CheckedHost { Text("Hello").frame(width: 0, height: 0) }
    #expect(host.lines([.truncation]) == [#"no truncation: Text "Hello""#])
  }

  @Test func `what nobody sees is not cut`() {
    let host = CheckedHost {
      VStack(spacing: 40) {
        Text("Hello world").lineLimit(1).frame(width: 50).hidden()
        Text("Hello world").lineLimit(1).frame(width: 50).opacity(0)
      }
    }
    #expect(host.lines([.truncation]) == [])
  }

  @Test func `the label of a control is a text`() {
    let host = CheckedHost {
      Toggle("Notifications", isOn: .constant(true)).lineLimit(1).frame(width: 120)
    }
    #expect(host.lines([.truncation]) == [#"no truncation: Text "Notifications""#])
  }

  @Test func `what is typed into a field scrolls`() {
    let host = CheckedHost { TextField("Name", text: .constant("Ada Lovelace")).frame(width: 60) }
    #expect(host.lines([.truncation]) == [])
  }

  @Test func `a label that is lower than its line is cut`() {
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
