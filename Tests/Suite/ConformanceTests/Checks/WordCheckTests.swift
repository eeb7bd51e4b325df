import Foundation
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

/// Tests texts in the test font, whose letters are 10 points wide.
@MainActor
struct WordCheckTests {
  @Test(arguments: [
    ("Newsletter", 95, [#"words: Text "Newsletter" (the word needs 100, and 95 are available)"#]),
    ("Newsletter", 100, []), ("News letter", 95, []), ("News-letter", 60, []),
    ("a Newsletter or Announcements", 80, ["needs 130"]), ("一二三四五", 20, []),
    ("ภาษาไทยภาษา", 30, []), ("", 10, []),
  ])
  func `an unbreakable word that is wider than the text's frame is reported`(
    text: String,
    width: Double,
    expected: [String]
  ) {
    let host = CheckedHost { Text(text).frame(width: width) }
    let lines = host.findings([.words]).map { "words: \($0.text)" }
    #expect(lines.count == expected.count)
    for (line, words) in zip(lines, expected) { #expect(line.contains(words)) }
  }

  @Test func `a word on a truncated single line is not reported as broken`() {
    let host = CheckedHost { Text("Newsletter").lineLimit(1).frame(width: 95) }
    #expect(host.findings([.words]) == [])
    #expect(host.findings([.truncation]).count == 1)
  }

  @Test func `a word that fits after minimumScaleFactor shrinks it is not reported`() {
    let host = CheckedHost {
      Text("Newsletter").minimumScaleFactor(0.5).frame(width: 95, height: 20)
    }
    #expect(host.findings([.words]) == [])
  }

  @Test(arguments: [(NSLineBreakMode.byWordWrapping, 1), (.byCharWrapping, 0)])
  func `a broken word in a UILabel is reported unless it uses byCharWrapping`(
    mode: NSLineBreakMode,
    count: Int
  ) {
    let host = CheckedHost(uiView: {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 95, height: 100))
      label.font = .systemFont(ofSize: 20)
      label.text = "Newsletter"
      label.numberOfLines = 0
      label.lineBreakMode = mode
      return label
    })
    #expect(host.findings([.words], in: CGSize(width: 95, height: 100)).count == count)
  }

  @Test func `the one-line check reports a wrapped button label, but no wrapped Text`() {
    let host = CheckedHost {
      VStack {
        Button("Save all") {}.frame(width: 60)
        Button("Save") {}.frame(width: 60)
        Text("Save all").frame(width: 60)
      }
    }
    #expect(host.findings([.oneLine]).map(\.text) == [#"Text "Save all""#])
  }

  @Test func `the one-line check reports no tab label, even in a narrow tab bar`() {
    let host = CheckedHost {
      TabView {
        Text("A").tabItem { Text("One") }
        Text("B").tabItem { Text("Two words of more letters") }
      }
    }
    #expect(host.findings([.oneLine], in: CGSize(width: 200, height: 400)).isEmpty)
  }

  @Test func `usualCases contains every check except one-line`() {
    #expect(!CheckName.usualCases.contains(.oneLine))
    #expect(CheckName.usualCases.count == CheckName.allCases.count - 1)
  }
}
